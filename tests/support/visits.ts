import type { Atom } from 'jotai';
import { expect, onTestFinished, vi } from 'vitest';
import { client } from '#api/client.ts';
import { forgetPrivateAtom } from '#atoms/session/private.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore, type Store } from '#atoms/store.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Disk } from '#lib/device/device.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { createQueryClient } from '#atoms/queries.ts';

/** One visit of an author: a page with a store of its own, over a device that outlives it. */
export interface Visit {
  store: Store;
  /** The page goes: none of its calls is answered, and nothing of it reaches the device any more. */
  end: () => void;
}

/** A page's view of a device: it goes with the page, and lets its names go. */
export function deviceOf(device: Disk, isGone: () => boolean): { device: Disk; letGo: () => void } {
  const held = new Set<() => void>();
  const never = () => new Promise<never>(() => undefined);
  const alive = <T>(work: () => Promise<T>): Promise<T> => (isGone() ? never() : work());
  const remember = (letGo: () => void) => {
    held.add(letGo);
    return () => {
      held.delete(letGo);
      letGo();
    };
  };
  return {
    device: {
      ...device,
      get: (key) => alive(() => device.get(key)),
      set: (key, value) => alive(() => device.set(key, value)),
      change: (key, to) => alive(() => device.change(key, to)),
      remove: (key) => alive(() => device.remove(key)),
      keys: (prefix) => alive(() => device.keys(prefix)),
      keep: (key, value) => alive(() => device.keep(key, value)),
      hold: (name) =>
        alive(async () => {
          const letGo = await device.hold(name);
          return letGo && remember(letGo);
        }),
      wait: (name, signal) => alive(async () => remember(await device.wait(name, signal))),
    },
    letGo: () => {
      for (const one of held) one();
      held.clear();
    },
  };
}

interface World {
  /** The platform that all visits reach. */
  fetch: (request: Request) => Promise<Response>;
  device?: Disk;
}

/** Visits one after another: opening the next is coming back. */
export function createVisits({ fetch, device = memoryDevice() }: World) {
  const ends: (() => void)[] = [];
  const original = client.defaults.adapter;
  vi.stubGlobal('location', { hash: '#/', replace: () => undefined });
  onTestFinished(() => {
    for (const end of ends) end();
    client.defaults.adapter = original;
    vi.unstubAllGlobals();
  });
  return (mounted: Atom<unknown>[]): Visit => {
    const self = { isGone: false };
    const never = () => new Promise<never>(() => undefined);
    const adapter = fetchAdapter(async (request) => {
      const answer = await fetch(request);
      return self.isGone ? never() : answer;
    });
    client.defaults.adapter = (config) => (self.isGone ? never() : adapter(config));
    const page = deviceOf(device, () => self.isGone);
    const store = createAppStore(createQueryClient({ retry: false }), page.device);
    const stops = mounted.map((atom) => store.sub(atom, () => undefined));
    const end = () => {
      if (self.isGone) return;
      self.isGone = true;
      page.letGo();
      for (const stop of stops) stop();
      // A page that is gone has no timers either.
      store.set(forgetPrivateAtom);
    };
    ends.push(end);
    return { store, end };
  };
}

/** Opens an editor on a page of its own, and waits until its author may type. */
export async function openEditor(
  visit: (mounted: Atom<unknown>[]) => Visit,
  editorAtom: Atom<{ status: string }>,
): Promise<Visit> {
  const opened = visit([authAtom, editorAtom]);
  await vi.waitFor(() => expect(opened.store.get(authAtom).status).toBe('author'));
  await vi.waitFor(() => expect(opened.store.get(editorAtom).status).toBe('ready'));
  return opened;
}
