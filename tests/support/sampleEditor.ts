import type { Atom } from 'jotai';
import * as v from 'valibot';
import { expect, onTestFinished, vi } from 'vitest';
import { client } from '#api/client.ts';
import { createSample } from '#atoms/editor/sample.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { setNow } from '#lib/time/clock.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Device } from '#lib/device/device.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { createQueryClient } from '#atoms/queries.ts';

// An editor over a platform in memory, with an author who is logged in.

interface Fields {
  name: string;
  text: string;
  open: boolean;
}

export const empty: Fields = { name: '', text: '', open: false };
const kept = v.partial(v.object({ name: v.string(), text: v.string(), open: v.boolean() }));
const author = { id: 'marina', email: 'm@example.com', role: 'expert', firstName: 'Марина', lastName: 'В.' };
let clock = 0;

/** The platform and the clock, which stands, until the test is over. A test that opens several pages has them once. */
function begin(): void {
  if (clock !== 0) return;
  const original = client.defaults.adapter;
  clock = Date.parse('2026-11-20T09:00:00Z');
  setNow(clock);
  client.defaults.adapter = fetchAdapter(async () => Response.json(author));
  onTestFinished(() => {
    clock = 0;
    setNow(null);
    client.defaults.adapter = original;
  });
}

/** Lets time pass, ms. */
export const wait = (ms: number) => setNow((clock += ms));

/** Opens an entity of a kind of its own: `1` is there, `new` is not. */
export async function openSample(kind: string, key = '1', device: Device = memoryDevice()) {
  begin();
  const { editor, platform } = createSample<Fields>({ kind, empty, kept });
  platform.put('1', { name: 'Голос', text: 'Было' });
  const store = createAppStore(createQueryClient({ retry: false }), device);
  const mounted = (atom: Atom<unknown>) => onTestFinished(store.sub(atom, () => undefined));
  mounted(authAtom);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  mounted(editor.editorAtom(key));
  const shown = () => store.get(editor.editorAtom(key));
  await vi.waitFor(() => expect(shown().status).toBe('ready'));
  return {
    store,
    editor,
    platform,
    shown,
    edit: (patch: Partial<Fields>) => store.set(editor.editAtom, { key, patch }),
    undo: () => store.set(editor.moveAtom, { key, way: 'undo' }),
    redo: () => store.set(editor.moveAtom, { key, way: 'redo' }),
    ways: (of = key) => store.get(editor.waysAtom(of)),
    versions: (of = key) => store.set(editor.versionsAtom, of),
  };
}
