import { apiAddress } from '../src/api/address.ts';

/** The first call of a list at its address without a query. */
interface ListCall {
  url: string;
  /** The order of its rows. */
  sort: string;
  /** Rows of a page. */
  limit: number;
  /** The last so many days, today included, in the author's time zone. */
  days?: number;
  /** Asks for daily totals instead of rows. */
  parted?: true;
  /** A stored choice that changes the call: the call is valid only if the device has this value, or none. */
  chosen?: readonly [key: string, value: string];
}

const list = (kind: string, sort: string, more: Partial<ListCall> = {}): ListCall => ({
  url: `${apiAddress}/v1/author/${kind}/list`,
  sort,
  limit: 24,
  ...more,
});
const newest = '-createdAt';

/** The call of each list, and of home that of its chart, by route. */
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
  // The income of a month, beside the previous one.
  '#/': list('purchase', 'createdAt', {
    limit: 1,
    days: 60,
    parted: true,
    chosen: ['kabinet.home.period', '"30"'],
  }),
};

/** The calls that a page makes before their code is loaded, behind login. A flow compares them with those of the lists. */
export const openingCalls = {
  /** Calls that every screen there needs. */
  calls: [`${apiAddress}/v1/author/profile`],
  lists,
};
