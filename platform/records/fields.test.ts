import * as v from 'valibot';
import { expect, it } from 'vitest';
import { allEndpoints, endpoints } from '#api/endpoints.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { goodOwner } from '../testing/modules.ts';
import { readyQuiz } from '../testing/quizzes.ts';
import { testPlatform } from '../testing/platform.ts';
import type { Kind } from './kinds.ts';

/** What no schema names, however it is written. */
const strange = { mood: 'x'.repeat(200_000), __proto__: { mood: 1 }, constructor: 'x', usageCount: 7 };

const hours = { weekday: 1, from: '10:00', to: '14:00', ...strange };

it.each<[Kind, string, Record<string, unknown>]>([
  [
    'lecture',
    'lecture',
    { name: 'Дыхание', status: 'published', publicationId: 'x', usedIn: [], durationSec: 9 },
  ],
  ['meditation', 'meditation', { name: 'Дыхание', status: 'published' }],
  ['course', 'course', { name: 'Дыхание', status: 'published', modules: [{ id: 'a', name: 'б' }] }],
  ['marathon', 'marathon', { ...goodOwner, seatsTaken: 9, cancelReason: 'x' }],
  ['webinar', 'webinar', { ...goodOwner, durationMin: 60, status: 'live', publication: { costKopecks: 9 } }],
  ['consultation', 'consultation', { name: 'Разбор', weeklySchedule: [hours] }],
  ['quiz', 'quiz', { name: 'Дыхание', questions: [{ id: 'a', text: 'б', type: 'open' }] }],
  ['qa', 'qa', { question: 'Сколько длится курс?' }],
  ['tag', 'tag', { name: 'покой' }],
])(
  'of a new %s nothing is kept that its call does not name, nor of its edit',
  async (kind, namespace, body) => {
    const at = await testPlatform({ scenario: empty });
    const rows = at.store.of(demoAccount.id);
    const call = (path: string, more: Record<string, unknown>) => {
      const request = { method: 'POST', body: JSON.stringify({ ...body, ...strange, ...more }) };
      return at.platform.fetch(
        new Request(`http://console.test/api/v1/author/${namespace}/${path}`, request),
      );
    };
    const made = await call('create', {});
    expect(made.status).toBe(200);
    const { id } = v.parse(v.looseObject({ id: v.string() }), await made.json());
    const before = await rows.get(kind, id);
    // A tag is never edited.
    expect((await call(id, { id, consultationId: id })).ok).toBe(kind !== 'tag');
    const after = await rows.get(kind, id);
    const listed = await (await call('list', {})).text();
    for (const told of [JSON.stringify(before), JSON.stringify(after), listed]) {
      expect(told).toContain(id);
      expect(told.length).toBeLessThan(2000);
      for (const never of ['mood', '"constructor"', '"published"', '"live"', 'questions":[{', 'modules":[{'])
        expect(told).not.toContain(never);
    }
  },
);

it('of the parts of a quiz and of a course, of a campaign and of a profile nothing strange is kept either', async () => {
  const at = await testPlatform({ scenario: empty });
  const { quiz, course, campaign, account } = endpoints;
  const { id, qid, right } = await readyQuiz(at);
  const owner = await at.ask<{ id: string }>(course.create, { body: goodOwner });
  const module = { params: { id: owner.id }, body: { name: 'Начало', ...strange } };
  const { id: moduleId } = await at.ask<{ id: string }>(course.createModule, module);
  const push = { title: 'Новое', body: 'Приходите', segment: 'all', ...strange };
  const answers = [
    await at.call(quiz.updateQuestion, { params: { id, qid }, body: strange }),
    await at.call(quiz.updateOption, { params: { id, qid, oid: right }, body: strange }),
    await at.call(course.updateModule, { params: { id: owner.id, moduleId }, body: strange }),
    await at.call(campaign.create, { body: push }),
    await at.call(account.updateProfile, { body: { firstName: 'Анна', lastName: 'Лисина', ...strange } }),
  ];
  for (const answer of answers) expect(answer.ok).toBe(true);
  const rows = at.store.of(demoAccount.id);
  for (const kind of ['quiz', 'course', 'campaign', 'profile'])
    expect(JSON.stringify(await rows.list(kind))).not.toMatch(/mood|"constructor"/);
});

/** Checks of a text that leave it an end. */
const ends = ['max_length', 'iso_timestamp', 'regex'];

/** The kinds of checks that a schema makes, those of the schema that it goes on from among them. */
function stepsOf(schema: object): string[] {
  const steps: unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return steps.flatMap((step) => {
    if (typeof step !== 'object' || step === null || !('type' in step)) return [];
    return [String(step.type), ...(step === schema ? [] : stepsOf(step))];
  });
}

/** The places of a schema where a text of any length, or anything at all, may stand. */
function endless(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return [];
  const steps = stepsOf(schema);
  if (schema.type === 'string') return steps.some((step) => ends.includes(step)) ? [] : [place];
  if (schema.type === 'record' && steps.includes('check'))
    return 'key' in schema ? endless(schema.key, place) : [place];
  if (schema.type === 'unknown') return [place];
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key === 'entries')
      return Object.entries(part as object).flatMap(([name, inner]) => endless(inner, `${place}.${name}`));
    if (key === 'options' && Array.isArray(part)) return part.flatMap((one) => endless(one, place));
    return ['wrapped', 'item', 'key', 'value'].includes(key) ? endless(part, place) : [];
  });
}

it('every text that a call takes has an end', () => {
  const found = allEndpoints
    .filter(({ endpoint }) => endpoint.body === 'json')
    .flatMap(({ name, endpoint }) => endless(endpoint.request, name));
  // What a list is filtered by is kept nowhere; a zone is one that there is, and a code is six digits.
  const known = /\.(?:filter|timezone|register\.code|checkRegistrationCode\.code)$/;
  expect(found.filter((place) => !known.test(place))).toEqual([]);
});
