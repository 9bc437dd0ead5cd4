import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { isApiError } from '#api/api-error.ts';
import { now } from '#lib/clock.ts';
import type { Device } from '#lib/storage.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { createStock, isOwnerOf } from './stock.ts';
import { keepsRows, markRows, rowsMark } from './mark.ts';
import { firstPart, shapeOf } from './shapes.ts';

/** Where the device has whose rows it keeps. */
const ownerKey = 'seen';

/** Whether an answer says that something is not there, or not for this author: then no older copy of it is shown either. */
const isGone = (error: unknown) => isApiError(error) && [403, 404, 410].includes(error.status);

/**
 * The rows that an author saw last, on this device: written down when the page rests, shown again by the next visit while they are read
 * anew. They are of one author at a time, and gone as soon as that author is not known to be signed in any more.
 */
export function openRows(client: QueryClient, device: Device) {
  const stock = createStock(device);
  /** What stands in the cache as it was kept, and was not read by this page. */
  const restored = new WeakSet<object>();
  const waiting = new Set<Query>();
  /** Whose rows are kept; null where it is not known yet, or nobody's. */
  let owner: string | null = null;
  let allowed = keepsRows();
  let work: Promise<unknown> = Promise.resolve();
  /** One deed after another: a removal must not be overtaken by a write. */
  const next = <T>(deed: () => Promise<T>): Promise<T | undefined> => {
    const done = work.then(deed).catch(() => undefined);
    work = done;
    return done;
  };

  const begin = async () => {
    if (rowsMark() === 'leaving') await forget();
    const kept = await device.get(ownerKey);
    if (owner === null && rowsMark() === 'kept' && typeof kept === 'string') owner = kept;
  };

  const forget = async () => {
    await stock.removeAll();
    await device.remove(ownerKey);
    if (rowsMark() === 'leaving') markRows(null);
  };

  const leave = () => {
    owner = null;
    waiting.clear();
    if (rowsMark() === null) return;
    markRows('leaving');
    void next(forget);
  };

  const enter = (id: string) => {
    if (owner === id || !allowed) return;
    if (owner !== null) leave();
    owner = id;
    void next(async () => {
      // The rows of whoever came before, should this page not have known of them.
      await stock.removeAll((key) => !isOwnerOf(id, key));
      if (owner !== id) return;
      markRows('kept');
      await device.keep(ownerKey, id);
    });
  };

  const flush = () => {
    const due = [...waiting];
    waiting.clear();
    for (const query of due) {
      const { data, dataUpdatedAt } = query.state;
      const id = owner;
      if (id === null || data === undefined) continue;
      const write = () => stock.write(id, query.queryHash, firstPart(data), dataUpdatedAt);
      void next(async () => (owner === id ? write() : undefined));
    }
  };

  const take = (query: Query) => {
    const { data } = query.state;
    const isKept = typeof data === 'object' && data !== null && restored.has(data);
    if (data === undefined || isKept || shapeOf(query.queryKey) === null) return;
    if (waiting.size === 0) whenIdle(flush);
    waiting.add(query);
  };

  const lookAtAuthor = () => {
    const author = client.getQueryData<Author | null>(accountKeys.profile);
    if (author === null) leave();
    else if (author !== undefined) enter(author.id);
  };

  const drop = (query: Query) => {
    const { data } = query.state;
    if (typeof data === 'object' && data !== null && restored.has(data))
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'error' });
    const id = owner;
    if (id !== null) void next(() => stock.remove(id, query.queryHash));
  };

  const hear = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (query.queryKey[0] === accountKeys.profile[0]) lookAtAuthor();
    if (action.type === 'success') take(query);
    if (action.type === 'error' && isGone(action.error)) drop(query);
  };

  const cache = client.getQueryCache();
  const lookAround = () => {
    lookAtAuthor();
    for (const query of cache.getAll()) take(query);
  };

  void next(begin);
  lookAround();
  cache.subscribe(hear);

  return {
    /** Begins to keep rows, or stops and leaves none, as the author wants it. */
    allow(on: boolean): void {
      allowed = on;
      if (on) lookAround();
      else leave();
    },

    /** Puts the kept copy of a query into the cache, unless something came before it. */
    async restore(query: Query): Promise<void> {
      const shape = shapeOf(query.queryKey);
      if (shape === null || query.state.data !== undefined) return;
      const kept = await next(async () => (owner === null ? null : stock.read(owner, query.queryHash)));
      if (!kept) return;
      const schema = await shape().catch(() => null);
      const parsed = schema && v.safeParse(schema, kept.data);
      if (!parsed?.success || query.state.data !== undefined || !kept.stillOf(owner)) return;
      const data: unknown = parsed.output;
      if (typeof data === 'object' && data !== null) restored.add(data);
      client.setQueryData(query.queryKey, data, { updatedAt: Math.min(kept.at, now()) });
    },
  };
}
