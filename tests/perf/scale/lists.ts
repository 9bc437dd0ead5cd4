import type { Query } from '#platform/store/store.ts';

/** What an author asks for, in the words of the store. */
export interface AskedList {
  name: string;
  kind: string;
  query: Query;
  /** The end of the name of the index that alone finds the page or what matches; none where the author's rows of a kind are looked at. */
  index?: string;
}

const newest = { field: 'createdAt', descending: true } as const;
const activity = { field: 'lastActivityAt', descending: true } as const;

/** What lists of very many can be sorted by. What matches is found in the index of the first, from its least on. */
const sorts = {
  purchase: ['createdAt', 'paidAt', 'number', 'client', 'title', 'status', 'amountKopecks', 'netKopecks'],
  client: ['lastActivityAt', 'createdAt', 'name', 'firstPurchaseAt', 'purchasesCount', 'totalKopecks'],
};

const sorted = Object.entries(sorts).flatMap(([kind, fields]) =>
  fields.flatMap((field, at): AskedList[] => [
    {
      name: `${kind}s by ${field}, down`,
      kind,
      query: { sort: { field, descending: true } },
      index: `${kind}_${field}_down`,
    },
    {
      name: `${kind}s by ${field}, up`,
      kind,
      query: { sort: { field } },
      index: `${kind}_${at === 0 ? 'found' : `${field}_up`}`,
    },
  ]),
);

const found = (name: string, query: Query): AskedList => ({
  name: `purchases, ${name}`,
  kind: 'purchase',
  query: { ...query, sort: query.sort ?? newest },
  index: 'purchase_found',
});

const status = (value: string) => ({ field: 'status', in: [value] });
const month = { field: 'createdAt', from: '2026-09-30T21:00:00.000Z', to: '2026-10-31T21:00:00.000Z' };

export const lists: readonly AskedList[] = [
  ...sorted,
  {
    name: 'purchases, page 30',
    kind: 'purchase',
    query: { sort: newest, offset: 725 },
    index: 'purchase_createdAt_down',
  },
  {
    name: 'purchases, the last page',
    kind: 'purchase',
    query: { sort: newest, offset: 79_975 },
    index: 'purchase_createdAt_down',
  },
  { ...found('refunded', { where: [status('refunded')] }), index: 'purchase_status' },
  {
    ...found('paid, by the largest amount', {
      where: [status('paid')],
      sort: { field: 'amountKopecks', descending: true },
    }),
    index: 'purchase_status',
  },
  { ...found('a month', { where: [month] }), index: 'purchase_' },
  found('by card from one country', {
    where: [
      { field: 'method', in: ['card'] },
      { field: 'country', in: ['DE'] },
    ],
  }),
  found('two words', { search: 'орлова сон' }),
  found('two letters', { search: 'ор' }),
  {
    name: 'clients, a name',
    kind: 'client',
    query: { search: 'орлова', sort: activity },
    index: 'client_found',
  },
  { name: 'lectures, newest first', kind: 'lecture', query: { sort: newest } },
  { name: 'lectures, by name', kind: 'lecture', query: { sort: { field: 'name' } } },
  { name: 'lectures, a word', kind: 'lecture', query: { search: 'сон', sort: { field: 'name' } } },
];

/** What the sums of purchases are asked for. */
export const totals = ['grossKopecks', 'feeKopecks', 'refundedKopecks'];

/** Of which purchases they are. */
export const summed: readonly { name: string; query: Query }[] = [
  { name: 'all', query: {} },
  { name: 'a month', query: { where: [month] } },
  { name: 'paid', query: { where: [status('paid')] } },
  { name: 'two letters', query: { search: 'ор' } },
];
