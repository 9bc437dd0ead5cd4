import type { Query } from '#platform/store/store.ts';

/** What an author asks for, in the words of the store. */
export interface AskedList {
  name: string;
  kind: string;
  query: Query;
  /** Part of the name of the index that finds the page or the words; none where all of the author's rows are looked at. */
  index?: string;
}

const newest = { field: 'createdAt', descending: true } as const;
const activity = { field: 'lastActivityAt', descending: true } as const;

export const lists: readonly AskedList[] = [
  { name: 'purchases, newest first', kind: 'purchase', query: { sort: newest }, index: 'created' },
  { name: 'purchases, page 30', kind: 'purchase', query: { sort: newest, offset: 725 }, index: 'created' },
  {
    name: 'purchases, by amount',
    kind: 'purchase',
    query: { sort: { field: 'amountKopecks', descending: true } },
    index: 'purchase_amount',
  },
  {
    name: 'purchases, by the smallest amount',
    kind: 'purchase',
    query: { sort: { field: 'amountKopecks' } },
  },
  { name: 'purchases, by client', kind: 'purchase', query: { sort: { field: 'client' } } },
  {
    name: 'purchases, refunded',
    kind: 'purchase',
    query: { where: [{ field: 'status', in: ['refunded'] }], sort: newest },
    index: 'by_status',
  },
  {
    name: 'purchases, two words',
    kind: 'purchase',
    query: { search: 'орлова сон', sort: newest },
    index: 'searched_purchase',
  },
  {
    name: 'purchases, two letters',
    kind: 'purchase',
    query: { search: 'ор', sort: newest },
    index: 'searched_purchase',
  },
  { name: 'clients, by activity', kind: 'client', query: { sort: activity }, index: 'first_client' },
  {
    name: 'clients, a name',
    kind: 'client',
    query: { search: 'орлова', sort: activity },
    index: 'searched_client',
  },
  { name: 'lectures, newest first', kind: 'lecture', query: { sort: newest }, index: 'created' },
  { name: 'lectures, by name', kind: 'lecture', query: { sort: { field: 'name' } } },
  { name: 'lectures, a word', kind: 'lecture', query: { search: 'сон', sort: { field: 'name' } } },
];

/** What the sums of purchases are asked for. */
export const totals = ['grossKopecks', 'feeKopecks', 'refundedKopecks'];
