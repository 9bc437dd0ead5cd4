import { apiAddress } from '../src/api/address.ts';

/** The first call of a list where its address says nothing. */
interface ListCall {
  url: string;
  /** In what order it has its rows. */
  sort: string;
  /** Rows of a page. */
  limit: number;
  /** So many days, today the last, by the author's clock. */
  days?: number;
  /** No page of rows: what they come to, day by day. */
  parted?: true;
  /** What the device keeps under a key says what is asked for: only by this, or by nothing, it is this. */
  chosen?: readonly [key: string, value: string];
}

const list = (kind: string, sort: string, more: Partial<ListCall> = {}): ListCall => ({
  url: `${apiAddress}/v1/author/${kind}/list`,
  sort,
  limit: 24,
  ...more,
});
const newest = '-createdAt';

/** By route, the call of its list, and of home that of its chart. */
const lists: Readonly<Record<string, ListCall>> = {
  '#/lectures': list('lecture', newest),
  '#/meditations': list('meditation', newest),
  '#/consultations': list('consultation', newest),
  '#/courses': list('course', newest),
  '#/quizzes': list('quiz', newest),
  '#/streams': list('stream', newest),
  '#/tags': list('tag', 'name'),
  '#/publications': list('publication', '-updatedAt'),
  '#/purchases': list('purchase', newest, { limit: 100, days: 30 }),
  // What was earned in a month, beside the one before.
  '#/': list('purchase', 'createdAt', {
    limit: 1,
    days: 60,
    parted: true,
    chosen: ['kabinet.home.period', '"30"'],
  }),
};

/** What is asked of the platform ahead of the code that would ask it, behind login. A flow compares it with what the lists ask for. */
export const openingCalls = {
  /** Calls that nothing there can do without. */
  calls: [`${apiAddress}/v1/author/profile`],
  lists,
};
