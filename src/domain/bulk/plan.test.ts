import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFields, subjectOf, valuesOf, type BulkSubject, type FieldsEdit } from './fields.ts';
import { applyStep, undoStep, type BulkChange, type BulkRow, type BulkValues } from './plan.ts';

const lecture = (item: object, publication: BulkSubject['publication'] = null) =>
  subjectOf('lecture', { id: 'l-1', name: 'Дыхание', tags: [], ...item }, publication);

const sale = { id: 'p-1', costKopecks: 69_000, oldCostKopecks: null, status: 'published' };

/** The changes of the only row, or why there is none. */
const planned = (subject: BulkSubject, edit: FieldsEdit) => {
  const { rows, same, barred } = planFields([subject], edit);
  return rows[0]?.changes.map(({ field, after }) => [field, after]) ?? barred[0]?.why ?? (same[0] && 'same');
};

test.each<[string, BulkSubject, FieldsEdit, unknown]>([
  ['tags join', lecture({ tags: ['a'] }), { tags: { how: 'add', ids: ['b', 'a'] } }, [['tags', ['a', 'b']]]],
  ['tags leave', lecture({ tags: ['a', 'b'] }), { tags: { how: 'remove', ids: ['a'] } }, [['tags', ['b']]]],
  ['tags are replaced', lecture({ tags: ['a'] }), { tags: { how: 'replace', ids: [] } }, [['tags', []]]],
  [
    'what is so stays',
    lecture({ tags: ['a'], level: 'all' }),
    { level: 'all', tags: { how: 'add', ids: ['a'] } },
    'same',
  ],
  ['nothing is asked', lecture({ tags: ['a'] }), { tags: { how: 'add', ids: [] } }, undefined],
  ['all tags go', lecture({ tags: [] }), { tags: { how: 'replace', ids: [] } }, 'same'],
  ['too many tags', lecture({ tags: [...'abcdefghij'] }), { tags: { how: 'add', ids: ['k'] } }, 'manyTags'],
  [
    'a level and a language',
    lecture({}),
    { level: 'beginner', language: 'ru' },
    [
      ['level', 'beginner'],
      ['language', 'ru'],
    ],
  ],
  ['a price without a publication', lecture({}), { price: { kind: 'set', costKopecks: 0 } }, 'noSale'],
  [
    'a price',
    lecture({}, sale),
    { price: { kind: 'set', costKopecks: 49_000 } },
    [['price', { costKopecks: 49_000, oldCostKopecks: null }]],
  ],
  [
    'a price on review',
    lecture({}, { ...sale, status: 'pending' }),
    { price: { kind: 'set', costKopecks: 0 } },
    'costBarred',
  ],
  [
    'what is free gets no discount',
    lecture({}, { ...sale, costKopecks: 0 }),
    { price: { kind: 'off', percent: 20 } },
    'free',
  ],
  ['taken down', lecture({}, sale), { status: 'unpublished' }, [['status', 'unpublished']]],
  ['no way to a status', lecture({}, { ...sale, status: 'draft' }), { status: 'published' }, 'statusBarred'],
  ['in a status already', lecture({}, sale), { status: 'published' }, 'same'],
])('%s', (_, subject, edit, expected) => {
  expect(planned(subject, edit)).toEqual(expected);
});

test('an active quiz needs questions, a consultation that can be booked needs hours', () => {
  const quiz = subjectOf('quiz', { id: 'q', name: 'Тест', status: 'draft' }, null);
  expect(planned(quiz, { status: 'active' })).toBe('statusBarred');
  const whole = { ...quiz, statuses: ['active'] };
  expect(planned(whole, { status: 'active' })).toEqual([['status', 'active']]);
  const consultation = subjectOf('consultation', { id: 'c', name: 'Разбор' }, null);
  expect(planned(consultation, { isActive: true })).toBe('notBookable');
  expect(planned(consultation, { tags: { how: 'add', ids: ['a'] } })).toBe('same');
});

const words = fc.option(fc.constantFrom('all', 'beginner', 'ru', 'сон'), { nil: null });
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const things = fc.record({ tags, level: words, language: words, imageId: words });
const edits: fc.Arbitrary<FieldsEdit> = fc.record(
  {
    tags: fc.record({ how: fc.constantFrom('add', 'remove', 'replace'), ids: tags }),
    level: fc.constantFrom('all', 'beginner'),
    language: fc.constantFrom('ru', 'en'),
    imageId: words,
  },
  { requiredKeys: [] },
);

const written = (values: BulkValues, write: readonly BulkChange[]): BulkValues => ({
  ...values,
  ...Object.fromEntries(write.map(({ field, after }) => [field, after])),
});

/** The effect of a row on values, however often it was interrupted. */
const applied = (row: BulkRow, values: BulkValues) => written(values, applyStep(row, values).write);
const undone = (row: BulkRow, values: BulkValues) => written(values, undoStep(row, values).write);

test('applied and taken back is as before, however often either is repeated', () => {
  fc.assert(
    fc.property(things, edits, (thing, edit) => {
      const subject = lecture(thing);
      const before = valuesOf(subject);
      const { rows, same } = planFields([subject], edit);
      expect(rows.length + same.length).toBe(1);
      for (const row of rows) {
        const once = applied(row, before);
        expect(once).not.toEqual(before);
        expect(applied(row, once)).toEqual(once);
        // A field that has the new value already is not planned.
        expect(planFields([lecture({ ...thing, ...once })], edit).rows).toEqual([]);
        expect(undone(row, once)).toEqual(before);
        expect(undone(row, undone(row, once))).toEqual(before);
      }
    }),
  );
});

test('what somebody has changed meanwhile is neither overwritten nor taken back', () => {
  fc.assert(
    fc.property(things, edits, things, (thing, edit, others) => {
      const subject = lecture(thing);
      const theirs = valuesOf(lecture(others));
      for (const row of planFields([subject], edit).rows) {
        const foreign = row.changes.filter(
          ({ field, before, after }) =>
            JSON.stringify(theirs[field]) !== JSON.stringify(before) &&
            JSON.stringify(theirs[field]) !== JSON.stringify(after),
        );
        const names = foreign.map(({ field }) => field);
        expect(applyStep(row, theirs).changed).toEqual(names);
        expect(undoStep(row, theirs).changed.toSorted()).toEqual(names.toSorted());
        for (const values of [applied(row, theirs), undone(row, theirs)])
          for (const field of names) expect(values[field]).toEqual(theirs[field]);
      }
    }),
  );
});

const moved = (before: string, after: string): BulkRow => ({
  kind: 'lecture',
  id: 'l-1',
  owner: null,
  publicationId: 'p-1',
  name: 'Дыхание',
  changes: [{ field: 'status', before, after }],
});

test('a status is taken back where a call does it', () => {
  const back = (row: BulkRow) => undoStep(row, { status: row.changes[0]?.after ?? null });
  expect(back(moved('approved', 'published')).write).toMatchObject([{ after: 'unpublished' }]);
  expect(back(moved('published', 'unpublished')).write).toMatchObject([{ after: 'published' }]);
  expect(back(moved('draft', 'pending'))).toMatchObject({ write: [], stuck: ['status'] });
  const quiz = (before: string, after: string): BulkRow => ({ ...moved(before, after), kind: 'quiz' });
  expect(back(quiz('active', 'archived')).write).toMatchObject([{ after: 'active' }]);
});
