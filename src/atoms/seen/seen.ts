import type { QueryPersister } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { late } from '#lib/late.ts';
import { deviceAtom } from '../device.ts';
import { rowsMark } from './mark.ts';

const code = late(() => import('./rows.ts'));

type Rows = ReturnType<Awaited<ReturnType<typeof code.load>>['openRows']>;

const openedAtom = atom<Rows | null>(null);

/** Keeps what the author sees on this device from now on. Without its code nothing is kept. */
export const keepSeenAtom = atom(null, async (get, set): Promise<Rows | null> => {
  const { openRows } = (await code.load().catch(() => null)) ?? {};
  if (get(openedAtom) === null && openRows !== undefined)
    set(openedAtom, openRows(get(queryClientAtom), get(deviceAtom)));
  return get(openedAtom);
});

/**
 * Shows what was seen last while it is read anew, where this device has kept it. What is asked of the platform does not wait for that;
 * what fails does, so that no failure is told before the last copy is there.
 */
export const showSeenAtom = atom(null, (get, set) => {
  if (rowsMark() === null) return;
  const client = get(queryClientAtom);
  const opened = set(keepSeenAtom);
  const persister: QueryPersister = async (read, context, query) => {
    const restored = opened.then((rows) => rows?.restore(query));
    try {
      return await read(context);
    } catch (error) {
      await restored;
      throw error;
    }
  };
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, persister } });
});
