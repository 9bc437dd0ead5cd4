import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypes, type ContentType } from '#domain/content/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { find, type Of } from '../records/kinds.ts';
import { saveStream } from '../records/save.ts';
import { saveContent, savePublication } from '../records/saveContent.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import type { RowsWriter } from '../store/store.ts';
import { keepGround, readyContent, streamOf } from '../testing/contents.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

const { publication } = endpoints;
const delayMs = 15_000;

const write = (at: TestPlatform, work: (rows: RowsWriter) => Promise<void>) =>
  at.store.of(demoAccount.id).change(work);

async function open(): Promise<TestPlatform> {
  const at = await testPlatform({ scenario: empty, delayMs });
  await write(at, (rows) => keepGround(rows, at.clock.now));
  return at;
}

/** A content of a kind, ready but for `more`, with its publication. */
async function sold(at: TestPlatform, kind: ContentType, id: string, more: Record<string, unknown> = {}) {
  await write(at, (rows) => saveContent(rows, kind, readyContent(kind, id, at.clock.now, more)));
  return at.ask<Publication>(publication.create, { body: { contentType: kind, contentId: id } });
}

/** Changes a publication past its moves. */
const reseed = (at: TestPlatform, id: string, more: Partial<Of<'publication'>>) =>
  write(at, async (rows) => {
    const doc = await find(rows, 'publication', id);
    if (doc !== null) await savePublication(rows, { ...doc, ...more });
  });

const read = (at: TestPlatform, id: string) => at.ask<Publication>(publication.get, { params: { id } });

/** What the moderator makes of a content. */
async function judged(at: TestPlatform, kind: ContentType, more: Record<string, unknown> = {}) {
  const { id } = await sold(at, kind, `${kind}-judged`, more);
  await at.ask(publication.requestApproval, { params: { id } });
  at.clock.now += delayMs + 1;
  return read(at, id);
}

const past = '2020-01-01T09:00:00.000Z';
const words: Record<ContentType, [more: Record<string, unknown>, what: string, word: string][]> = {
  lecture: [[{ streamID: null }, 'лекцию', 'видео или\u00A0звук']],
  meditation: [[{ goal: null }, 'медитацию', 'выберите цель']],
  course: [
    [{ modules: [] }, 'курс', 'наполните программу'],
    [{ description: 'О\u00A0теле.' }, 'курс', 'от\u00A0200 знаков'],
  ],
  marathon: [
    [{ startsAt: past, endsAt: null }, 'марафон', 'назначьте даты'],
    [{ modules: [{ id: 'm', name: 'Пусто' }] }, 'марафон', 'пустых модулей'],
  ],
  webinar: [[{ startsAt: past, status: 'expired' }, 'вебинар', 'начало, которое ещё впереди']],
  consultation: [
    [{ weeklySchedule: [] }, 'консультацию', 'составьте расписание'],
    [{ link: null }, 'консультацию', 'ссылку или\u00A0адрес'],
  ],
};

describe.each(contentTypes)('the moderator of a %s', (kind) => {
  it('lets through what is ready, with no advice asked for', async () => {
    expect(await judged(await open(), kind)).toMatchObject({ status: 'approved', moderatorComment: null });
  });

  it.each([...words[kind], [{ imageId: null }, '', '1280×720'] as const])(
    'sends back what is not: %j',
    async (more, what, word) => {
      const { status, moderatorComment } = await judged(await open(), kind, more);
      expect(status).toBe('rejected');
      expect(moderatorComment).toContain(`Чтобы выпустить ${what}`);
      expect(moderatorComment).toContain(word);
    },
  );
});

describe('the moderator', () => {
  it('waits for the media of every lecture of a course', async () => {
    const at = await open();
    const uploaded = streamOf('stream-late', at.clock.now, { status: 'uploaded' });
    await write(at, async (rows) => {
      await saveStream(rows, uploaded);
      const late = readyContent('lecture', 'lecture-late', at.clock.now, { streamID: 'stream-late' });
      await saveContent(rows, 'lecture', late);
    });
    const modules = [{ id: 'm', name: 'Начало', lectures: ['lecture-ready', 'lecture-late'] }];
    const { id, status } = await judged(at, 'course', { modules });
    expect(status).toBe('pending');
    await write(at, (rows) => saveStream(rows, { ...uploaded, status: 'failed' }));
    const { moderatorComment } = await read(at, id);
    expect(moderatorComment).toContain('добавьте в\u00A0каждую лекцию');
  });

  it('finds nothing to judge where the content is gone, and lets through what it does not know', async () => {
    const at = await open();
    const { id } = await sold(at, 'webinar', 'webinar-gone');
    const lost = { status: 'pending', submittedAt: new Date(at.clock.now).toISOString() };
    at.clock.now += delayMs + 1;
    await reseed(at, id, { ...lost, contentId: 'webinar-nobody' });
    expect(await read(at, id)).toMatchObject({
      status: 'rejected',
      moderatorComment: expect.stringContaining('вебинар этой публикации'),
    });
    await reseed(at, id, { ...lost, contentType: 'podcast' });
    expect(await read(at, id)).toMatchObject({ status: 'approved' });
  });
});

/** The table of the contract, written out by hand: what an author may do, and where it leads. */
const table: Record<string, Record<string, string>> = {
  draft: { edit: 'draft', requestApproval: 'pending' },
  pending: {},
  rejected: { edit: 'rejected', requestApproval: 'pending' },
  approved: { edit: 'approved', publish: 'published' },
  published: { edit: 'published', unpublish: 'unpublished' },
  unpublished: { edit: 'unpublished', publish: 'published' },
  archived: {},
};

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('edit', 'requestApproval', 'publish', 'unpublish') },
  { weight: 3, arbitrary: fc.constantFrom('wait', 'wait long', 'spoil', 'mend') },
);

/** Makes a step; the status of the answer, or null where it was no call of the author. */
async function take(at: TestPlatform, kind: ContentType, id: string, name: string): Promise<number | null> {
  if (name === 'wait' || name === 'wait long') {
    at.clock.now += name === 'wait' ? delayMs * 0.4 : delayMs * 2;
    return null;
  }
  if (name === 'spoil' || name === 'mend') {
    const { contentId } = await read(at, id);
    await write(at, async (rows) => {
      const doc = await find(rows, kind, contentId);
      if (doc !== null)
        await saveContent(rows, kind, { ...doc, imageId: name === 'mend' ? 'image-ready' : null });
    });
    return null;
  }
  const body = { publicationId: id, costKopecks: 10_000 };
  const answer =
    name === 'edit'
      ? await at.call(publication.edit, { params: { id }, body })
      : await at.call(publication[name as 'publish'], { params: { id } });
  return answer.status;
}

/** A publication as the table has it. */
interface Model {
  status: string;
  /** When the moderator decides, ms. */
  ripeAt: number;
  /** Whether the content is ready. */
  ready: boolean;
}

/** What a step makes of it, by the table, and what the author's call is answered; null where it is no call. */
function foresee(model: Model, name: string, now: number): { answer: number | null; after: Model } {
  if (name === 'spoil' || name === 'mend')
    return { answer: null, after: { ...model, ready: name === 'mend' } };
  if (name.startsWith('wait')) return { answer: null, after: model };
  const next = table[model.status]?.[name];
  if (next === undefined) return { answer: 422, after: model };
  const ripeAt = name === 'requestApproval' ? now + delayMs : model.ripeAt;
  return { answer: 204, after: { ...model, status: next, ripeAt } };
}

const decided = (model: Model, now: number): Model =>
  model.status === 'pending' && now >= model.ripeAt
    ? { ...model, status: model.ready ? 'approved' : 'rejected' }
    : model;

describe('any order of moves', () => {
  it.each(contentTypes)('leaves a %s only in statuses that the table leads to', async (kind) => {
    const at = await open();
    let run = 0;
    const moves = fc.asyncProperty(
      fc.constantFrom(...publicationStatuses, 'on_hold'),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (status, steps) => {
        const { id } = await sold(at, kind, `${kind}-${run++}`);
        await reseed(at, id, { status, submittedAt: new Date(at.clock.now).toISOString() });
        let model: Model = { status, ripeAt: at.clock.now + delayMs, ready: true };
        for (const name of steps) {
          const answered = await take(at, kind, id, name);
          const { answer, after } = foresee(model, name, at.clock.now);
          model = decided(after, at.clock.now);
          const seen = { name, answered, status: (await read(at, id)).status };
          expect(seen).toEqual({ name, answered: answer, status: model.status });
        }
      },
    );
    await fc.assert(moves, { numRuns: 30 });
  });
});
