import { expect, test } from 'vitest';
import { courseReadiness } from '#domain/course/readiness.ts';
import { marathonReadiness } from '#domain/marathon/readiness.ts';
import { programReadinessLines } from './readiness.ts';

const nothing = { description: '', tags: [], learnings: [], modules: [] };
const none = { cover: null, costKopecks: null, isPlayable: () => false };
const facts = { cover: 'none' as const, descriptionLength: 0, modules: 0, lectures: 0 };

test('an empty course is told what it lacks and where to go', () => {
  const lines = programReadinessLines(courseReadiness(nothing, none), facts, 'ru');
  expect(lines.map(({ label, field }) => [label, field])).toEqual([
    ['Нет обложки', 'imageId'],
    ['Описание короче 200 знаков', 'description'],
    ['Не\u00A0сказано, чему научится', 'learnings'],
    ['Модулей ещё нет', 'program'],
    ['Не\u00A0у\u00A0всех лекций есть готовая запись', 'program'],
    ['Тегов нет', 'tags'],
    ['Цена не\u00A0указана', 'costKopecks'],
  ]);
});

test('a marathon must lie ahead', () => {
  const marathon = { ...nothing, startsAt: '2026-12-01T06:00:00.000Z', enrollTo: null, status: 'draft' };
  const at = (now: string) =>
    programReadinessLines(marathonReadiness(marathon, { ...none, now: Date.parse(now) }), facts, 'ru').at(-1);
  expect(at('2026-11-20T06:00:00.000Z')).toMatchObject({ done: true });
  expect(at('2026-12-02T06:00:00.000Z')).toMatchObject({ done: false, field: 'startsAt' });
});
