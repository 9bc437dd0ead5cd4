import type { Atom } from 'jotai';
import { onTestFinished, vi } from 'vitest';
import { client } from '#api/client.ts';
import { createAppStore, type Store } from '#atoms/store.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { createQueryClient } from '#atoms/queries.ts';

export interface TestConsole {
  store: Store;
  /** The address of the redirect after a 401: `location.replace`. */
  replace: ReturnType<typeof vi.fn<(url: string) => void>>;
}

interface Options {
  /** The platform for its calls. */
  fetch: (request: Request) => Promise<Response>;
  /** Its hash route: `#/login`. */
  hash: string;
  /** Atoms that the root of the app keeps mounted. */
  mounted?: Atom<unknown>[];
}

/** The state of the console for one test, over a platform in the same process; failed calls are not retried. */
export function openConsole({ fetch, hash, mounted = [] }: Options): TestConsole {
  const original = client.defaults.adapter;
  client.defaults.adapter = fetchAdapter(fetch);
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { hash, replace });
  const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  const stops = mounted.map((atom) => store.sub(atom, () => undefined));
  onTestFinished(() => {
    for (const stop of stops) stop();
    client.defaults.adapter = original;
    vi.unstubAllGlobals();
  });
  return { store, replace };
}
