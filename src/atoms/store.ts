import type { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Device } from '#lib/device/device.ts';
import { deviceAtom } from './device.ts';
import { createQueryClient, onFailedRead } from './queries.ts';
import { languageAtom } from './ui/language.ts';
import { showErrorAtom } from './ui/toast.ts';

export type Store = ReturnType<typeof createStore>;

/** Creates the store of the console, with its own query cache, so that stores share no data. `device` stores drafts; IndexedDB by default. */
export function createAppStore(queryClient: QueryClient = createQueryClient(), device?: Device): Store {
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  if (device) store.set(deviceAtom, device);
  onFailedRead(queryClient, (text) => store.set(showErrorAtom, text(store.get(languageAtom))));
  return store;
}
