import type { QueryKey } from '@tanstack/query-core';
import * as v from 'valibot';
import { listOf } from '#domain/lists.ts';
import type { Schema } from '#domain/wire.ts';

type Load = () => Promise<Schema>;

/**
 * The author's own content, by the first word of its keys. Clients, their purchases, requests, questions and referrals are not here: what
 * is not in this table is never written down.
 */
const contents: Record<string, Load> = {
  lecture: async () => (await import('#domain/lecture/schema.ts')).lecture,
  meditation: async () => (await import('#domain/meditation/schema.ts')).meditation,
  course: async () => (await import('#domain/course/schema.ts')).course,
  marathon: async () => (await import('#domain/marathon/schema.ts')).marathon,
  consultation: async () => (await import('#domain/consultation/schema.ts')).consultation,
  webinar: async () => (await import('#domain/webinar/schema.ts')).webinar,
  quiz: async () => (await import('#domain/quiz/schema.ts')).quiz,
  publication: async () => (await import('#domain/publication/schema.ts')).publication,
  stream: async () => (await import('#domain/stream/schema.ts')).stream,
  tagList: async () => (await import('#domain/tag/schema.ts')).tag,
};

const sums = {
  grossKopecks: v.number(),
  feeKopecks: v.number(),
  refundedKopecks: v.number(),
  netKopecks: v.number(),
  sales: v.number(),
};

/** What else is kept, by the beginning of its key: the author, and the figures of home, in which no client has a name. */
const others: { begins: readonly string[]; load: Load }[] = [
  { begins: ['account', 'profile'], load: async () => (await import('#api/account/profile.ts')).author },
  { begins: ['tag'], load: async () => v.array((await import('#domain/tag/schema.ts')).tag) },
  { begins: ['purchase', 'series'], load: async () => v.array(v.object(sums)) },
];

/** A list or a figure that was asked for with words of the author's, or with a choice of clients. */
const isChosen = (request: unknown, also: boolean) =>
  typeof request === 'object' && request !== null && ('search' in request || (also && 'filter' in request));

const pagesOf = (item: Schema) => v.object({ pages: v.array(listOf(item)), pageParams: v.array(v.number()) });

/** How the schema of what is under a key is had; null for what is never kept. */
export function shapeOf(key: QueryKey): Load | null {
  const [kind, what, request] = key;
  const content = typeof kind === 'string' && Object.hasOwn(contents, kind) ? contents[kind] : undefined;
  if (content !== undefined && typeof what === 'string') {
    const of =
      (wrap: (item: Schema) => Schema): Load =>
      async () =>
        wrap(await content());
    if (what === 'list') return isChosen(request, false) ? null : of(pagesOf);
    if (what === 'count') return isChosen(request, false) ? null : of(() => v.number());
    if (what === 'item') return content;
    // What an editor or a list reads beside it: lectures of a course, publications of a page.
    if (what === 'rows' || what === 'content') return of((item) => v.array(item));
    if (what === 'playable') return of(() => v.array(v.string()));
    return null;
  }
  const other = others.find(({ begins }) => begins.every((word, at) => key[at] === word));
  return other === undefined || isChosen(request, true) ? null : other.load;
}

const isPages = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** What is kept of some data: of a list that grew, its first page. */
export const firstPart = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
