import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { isApiError } from '#api/api-error.ts';
import { now } from '#lib/time/clock.ts';
import type { Device } from '#lib/device/device.ts';
import { whenIdle } from '#lib/loading/whenIdle.ts';
import { keepsRows } from './rowsMark.ts';
import { createOwner, type Owner } from './owner.ts';
import { firstPart, shapeOf } from './shapes.ts';
import { createStock, type Stock } from './stock.ts';

/** Whether an answer says that something does not exist, or not for this author: then no older copy is shown either. */
const isGone = (error: unknown) => isApiError(error) && [403, 404, 410].includes(error.status);

/** Marks cached data that comes from the device, and was not read by this page. */
function createMarks() {
  const marked = new WeakSet<object>();
  const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
  return {
    add: (data: unknown) => void (isObject(data) && marked.add(data)),
    has: (data: unknown) => isObject(data) && marked.has(data),
  };
}

/** Stores the data of queries, once the page is idle. */
function createWriter(owner: Owner, stock: Stock) {
  const waiting = new Set<Query>();
  const flush = () => {
    const due = [...waiting];
    waiting.clear();
    for (const query of due) {
      const { data, dataUpdatedAt } = query.state;
      const id = owner.now();
      if (id === null || data === undefined) continue;
      const write = () => stock.write(id, query.queryHash, firstPart(data), dataUpdatedAt);
      void owner.next(async () => (owner.now() === id ? write() : undefined));
    }
  };
  return {
    forget: () => waiting.clear(),
    take(query: Query): void {
      if (waiting.size === 0) whenIdle(flush);
      waiting.add(query);
    },
  };
}

/**
 * The rows that an author saw last, on this device: stored when the page is idle, and shown by the next visit while they are read again. They belong
 * to one author at a time, and are removed as soon as that author is not known to be signed in any more.
 */
export function openRows(client: QueryClient, device: Device) {
  const stock = createStock(device);
  const owner = createOwner(device, stock);
  const restored = createMarks();
  const writer = createWriter(owner, stock);
  let allowed = keepsRows();

  const leave = () => {
    writer.forget();
    owner.leave();
  };

  const take = (query: Query) => {
    const { data } = query.state;
    if (data !== undefined && !restored.has(data) && shapeOf(query.queryKey) !== null) writer.take(query);
  };

  const lookAtAuthor = () => {
    const author = client.getQueryData<Author | null>(accountKeys.profile);
    if (author === null) leave();
    else if (author !== undefined && allowed) owner.enter(author.id);
  };

  const drop = (query: Query) => {
    if (restored.has(query.state.data))
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'error' });
    const id = owner.now();
    if (id !== null) void owner.next(() => stock.remove(id, query.queryHash));
  };

  const hear = (event: QueryCacheNotifyEvent) => {
    // Placeholder data from a row of a loaded list.
    if (event.type === 'added') take(event.query);
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

  void owner.begin();
  lookAround();
  cache.subscribe(hear);

  return {
    /** Starts storing rows, or stops and removes them, as the author wishes. */
    allow(on: boolean): void {
      allowed = on;
      if (on) lookAround();
      else leave();
    },

    ofOwner: owner.ofOwner,

    /** Puts the stored copy of a query into the cache, unless it has data already. */
    async restore(query: Query): Promise<void> {
      const shape = shapeOf(query.queryKey);
      if (shape === null || query.state.data !== undefined) return;
      const kept = await owner.next(async () => {
        const id = owner.now();
        return id === null ? null : { id, ...(await stock.read(id, query.queryHash)) };
      });
      if (kept?.at === undefined) return;
      const schema = await shape().catch(() => null);
      const parsed = schema && v.safeParse(schema, kept.data);
      if (!parsed?.success || query.state.data !== undefined || owner.now() !== kept.id) return;
      const data: unknown = parsed.output;
      restored.add(data);
      client.setQueryData(query.queryKey, data, { updatedAt: Math.min(kept.at, now()) });
    },
  };
}
