import type { QueryPersister } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { deviceAtom } from '../device.ts';
import { noteSourceAtom } from './note.ts';
import { noteWordsAtom } from './noteWords.ts';
import { openRows } from './rows.ts';

const openedAtom = atom<ReturnType<typeof openRows> | null>(null);

/** Stores what the author sees on this device from now on. */
export const keepSeenAtom = atom(null, (get, set) => {
  const opened = get(openedAtom) ?? openRows(get(queryClientAtom), get(deviceAtom));
  set(openedAtom, opened);
  set(noteSourceAtom, noteWordsAtom);
  return opened;
});

/** Shows stored rows while they are read again. Calls do not wait for that; failures do, so that none is reported before the stored copy is there. */
export const showSeenAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  const rows = set(keepSeenAtom);
  const persister: QueryPersister = async (read, context, query) => {
    const restored = rows.restore(query);
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
