import type { QueryKey } from '@tanstack/query-core';
import * as v from 'valibot';
import { listOf } from '#domain/lists.ts';
import type { Schema } from '#domain/wire.ts';
import { late } from '#lib/loading/late.ts';

type Load = () => Promise<Schema>;

/** A schema whose code is loaded on demand, or with all other lazy code. */
function from<Module>(bring: () => Promise<Module>, pick: (module: Module) => Schema): Load {
  const code = late(bring);
  return async () => pick(await code.load());
}

/**
 * The author's own content, by the first part of its keys. Clients, purchases, requests, questions and referrals are not here: data that is not in
 * this table is never stored.
 */
const contents: Record<string, Load> = {
  lecture: from(
    () => import('#domain/lecture/schema.ts'),
    (module) => module.lecture,
  ),
  meditation: from(
    () => import('#domain/meditation/schema.ts'),
    (module) => module.meditation,
  ),
  course: from(
    () => import('#domain/course/schema.ts'),
    (module) => module.course,
  ),
  marathon: from(
    () => import('#domain/marathon/schema.ts'),
    (module) => module.marathon,
  ),
  consultation: from(
    () => import('#domain/consultation/schema.ts'),
    (module) => module.consultation,
  ),
  webinar: from(
    () => import('#domain/webinar/schema.ts'),
    (module) => module.webinar,
  ),
  quiz: from(
    () => import('#domain/quiz/schema.ts'),
    (module) => module.quiz,
  ),
  publication: from(
    () => import('#domain/publication/schema.ts'),
    (module) => module.publication,
  ),
  stream: from(
    () => import('#domain/stream/schema.ts'),
    (module) => module.stream,
  ),
  tagList: from(
    () => import('#domain/tag/schema.ts'),
    (module) => module.tag,
  ),
};

const sums = {
  grossKopecks: v.number(),
  feeKopecks: v.number(),
  refundedKopecks: v.number(),
  netKopecks: v.number(),
  sales: v.number(),
};

/** Other stored data, by key prefix: the author, and figures of home, which have no names of clients. */
const others: { begins: readonly string[]; load: Load }[] = [
  {
    begins: ['account', 'profile'],
    load: from(
      () => import('#api/account/profile.ts'),
      (module) => module.author,
    ),
  },
  {
    begins: ['tag'],
    load: from(
      () => import('#domain/tag/schema.ts'),
      (module) => v.array(module.tag),
    ),
  },
  { begins: ['purchase', 'series'], load: async () => v.array(v.object(sums)) },
];

/** A list or figure requested with a search text, or filtered by client. */
const isChosen = (request: unknown, also: boolean) =>
  typeof request === 'object' && request !== null && ('search' in request || (also && 'filter' in request));

const pagesOf = (item: Schema) => v.object({ pages: v.array(listOf(item)), pageParams: v.array(v.number()) });

/** Loads the schema of the data under a key; null for data that is never stored. */
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
    // Related data of an editor or a list: lectures of a course, publications of a page.
    if (what === 'rows' || what === 'content') return of((item) => v.array(item));
    if (what === 'playable') return of(() => v.array(v.string()));
    return null;
  }
  const other = others.find(({ begins }) => begins.every((word, at) => key[at] === word));
  return other === undefined || isChosen(request, true) ? null : other.load;
}

const isPages = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

/** The stored part of some data: of a paged list the first page. */
export const firstPart = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
