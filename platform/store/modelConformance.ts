import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  TakenError,
  type Condition,
  type Doc,
  type Facet,
  type Index,
  type Query,
  type RowsReader,
  type RowsWriter,
  type Store,
} from './store.ts';
import { fold } from '#lib/text/fold.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const texts = ['сон', 'Ёлка и сон', 'лес', 'ЛЕС', 'тишина в лесу', 'я', '100%_'];
const tags = ['t1', 't2', 't3'];

const facets = fc.record(
  {
    n: fc.option(fc.integer({ min: -2, max: 4 })),
    name: fc.constantFrom(...texts.map(fold)),
    at: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
    flag: fc.boolean(),
    tags: fc.subarray(tags),
  },
  { requiredKeys: [] },
);

const index: fc.Arbitrary<Index> = fc.record(
  {
    facets: facets as fc.Arbitrary<Record<string, Facet>>,
    search: fc.array(fc.constantFrom(...texts), { maxLength: 3 }).map((list) => list.join('\n')),
    unique: fc.constantFrom('one', 'two'),
  },
  { requiredKeys: ['facets'] },
);

const write = fc.tuple(fc.constantFrom(...ids), fc.option(index, { freq: 4 }));

const field = fc.constantFrom('n', 'name', 'at', 'flag', 'tags', 'missing');
const number = fc.integer({ min: -2, max: 4 });
const date = fc.constantFrom('2026-01-01', '2026-01-15', '2026-02-01', '2026-03-01');
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field,
    in: fc.array(fc.oneof(number, fc.boolean(), fc.constantFrom(...texts.map(fold))), { maxLength: 3 }),
  }),
  fc.record({ field, has: fc.subarray([...tags, 'сон']) }),
  fc.record({ field, from: number, to: number }, { requiredKeys: ['field'] }),
  fc.record({ field, from: date, to: date }, { requiredKeys: ['field'] }),
);

const query: fc.Arbitrary<Query> = fc.record(
  {
    where: fc.array(condition, { maxLength: 2 }),
    search: fc
      .array(fc.constantFrom('с', 'ле', 'СОН', 'елка', 'ёлк', 'тишина', '%_', 'нет'), { maxLength: 2 })
      .map((words) => words.join(' ')),
    sort: fc.record(
      { field: fc.constantFrom('n', 'name', 'at', 'flag', 'missing'), descending: fc.boolean() },
      { requiredKeys: ['field'] },
    ),
    offset: fc.nat({ max: 5 }),
    limit: fc.nat({ max: 4 }),
  },
  { requiredKeys: [] },
);

const byNumber: Query = { sort: { field: 'n', descending: true } };

/** Of what the documents are, and how its facets are called: a store may keep those of some kinds otherwise. */
interface Subject {
  kind: string;
  /** The names of `n`, `name`, `at`, `flag` and `tags`, where they are others. */
  names: ReadonlyMap<string, string>;
}

const plain: Subject = { kind: 'thing', names: new Map() };

const namedIn =
  ({ names }: Subject) =>
  (own: string): string =>
    names.get(own) ?? own;

/** An index as a subject calls its facets. */
const indexOf = (written: Index, called: (own: string) => string): Index => ({
  ...written,
  facets: Object.fromEntries(Object.entries(written.facets).map(([own, value]) => [called(own), value])),
});

/** A query as a subject calls its facets. */
const queryOf = ({ where, sort, ...rest }: Query, called: (own: string) => string): Query => ({
  ...rest,
  ...(where !== undefined && { where: where.map((one) => ({ ...one, field: called(one.field) })) }),
  ...(sort !== undefined && { sort: { ...sort, field: called(sort.field) } }),
});

const change = fc.record({
  before: fc.array(write, { maxLength: 5 }),
  next: fc.array(write, { maxLength: 2 }),
  fails: fc.boolean(),
  /** Asked between them and at the end, by the change and by another reader. */
  inside: query,
  after: query,
});

interface Written {
  doc: Doc;
  index: Index;
}

/** The same, told plainly: a list that is gone through from its beginning to its end. */
function holds({ index: { facets: all, search = '' } }: Written, { where = [], search: asked = '' }: Query) {
  const words = fold(asked).split(' ').filter(Boolean);
  return (
    words.every((word) => fold(search).includes(word)) &&
    where.every((one) => {
      const value = all[one.field] ?? null;
      if ('in' in one) return one.in.some((wanted) => wanted === value);
      if ('has' in one) return Array.isArray(value) && one.has.some((wanted) => value.includes(wanted));
      if (typeof value !== 'number' && typeof value !== 'string') return false;
      const { from, to } = one;
      const told = [from, to].filter((end) => end !== undefined);
      if (told.some((end) => typeof end !== typeof value)) return false;
      return (from === undefined || value >= from) && (to === undefined || value < to);
    })
  );
}

function ordered(all: Written[], { sort }: Query): Written[] {
  const value = ({ index: { facets: own } }: Written) =>
    (sort === undefined ? null : own[sort.field]) ?? null;
  const byId = all.toSorted((a, b) => (a.doc.id < b.doc.id ? -1 : 1));
  const known = byId.filter((one) => value(one) !== null);
  known.sort((a, b) => {
    const [left, right] = [value(a) ?? '', value(b) ?? ''];
    return (left < right ? -1 : left > right ? 1 : 0) * (sort?.descending === true ? -1 : 1);
  });
  return [...known, ...byId.filter((one) => value(one) === null)];
}

async function agrees(
  rows: RowsReader,
  model: Map<string, Written>,
  { asked, ...subject }: Subject & { asked: Query },
): Promise<void> {
  const { kind } = subject;
  const called = namedIn(subject);
  const [n, name] = [called('n'), called('name')];
  const matching = ordered([...model.values()], asked).filter((one) => holds(one, asked));
  const offset = asked.offset ?? 0;
  const page = matching.slice(offset, offset + (asked.limit ?? matching.length));
  expect(await rows.list(kind, asked)).toEqual({
    list: page.map(({ doc }) => doc),
    count: matching.length,
  });
  const total = matching.reduce((sum, { index: { facets: own } }) => {
    const value = own[n] ?? null;
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
  expect(await rows.sum(kind, asked, [n, name])).toEqual({ [n]: total, [name]: 0 });
}

class Halfway extends Error {}

type Outcome = 'written' | 'removed' | 'absent' | 'taken';

function applied(model: Map<string, Written>, doc: Doc, written: Index | null): Outcome {
  if (written === null) return model.delete(doc.id) ? 'removed' : 'absent';
  const others = [...model.values()].filter((other) => other.doc.id !== doc.id);
  const { unique } = written;
  if (unique !== undefined && others.some((other) => other.index.unique === unique)) return 'taken';
  model.set(doc.id, { doc, index: written });
  return 'written';
}

async function performed(
  rows: RowsWriter,
  kind: string,
  { doc, written }: { doc: Doc; written: Index | null },
): Promise<Outcome> {
  if (written === null) return (await rows.remove(kind, doc.id)) ? 'removed' : 'absent';
  return rows.put(kind, doc, written).then(
    () => 'written',
    (error: unknown) => {
      if (error instanceof TakenError) return 'taken';
      throw error;
    },
  );
}

/** Whatever is written and asked, the answers are those of a plain list. Throws where they are not. */
export async function agreesWithModel(
  store: Store,
  numRuns: number,
  subject: Subject = plain,
): Promise<void> {
  const called = namedIn(subject);
  const agree = (rows: RowsReader, model: Map<string, Written>, asked: Query) =>
    agrees(rows, model, { ...subject, asked: queryOf(asked, called) });
  let run = 0;
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
    const rows = store.of(`author-${run++}`);
    let model = new Map<string, Written>();
    let version = 0;
    for (const { before, next, fails, inside, after } of changes) {
      const draft = new Map(model);
      const work = rows.change(async (tx) => {
        for (const writes of [before, next]) {
          for (const [id, given] of writes) {
            const written = given === null ? null : indexOf(given, called);
            const doc = { id, createdAt: '', updatedAt: '', version: version++ };
            expect(await performed(tx, subject.kind, { doc, written })).toBe(applied(draft, doc, written));
          }
          await agree(tx, draft, inside);
          await agree(rows, model, inside);
        }
        if (fails) throw new Halfway();
      });
      const outcome = await work.catch((error: unknown) => {
        if (error instanceof Halfway) return error;
        throw error;
      });
      if (outcome === undefined) model = draft;
      // The same sort after every change: it is kept, and mended by what each wrote.
      for (const asked of [after, byNumber]) await agree(rows, model, asked);
    }
  });
  await fc.assert(property, { numRuns, seed: 1 });
}
