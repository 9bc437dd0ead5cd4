import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveStream } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { streamOf } from '#platform/testing/contents.ts';
import { testTime } from '#platform/testing/platform.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { authorAtom } from '../session/session.ts';
import { leaveAtom } from '../session/entering.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { deviceAtom } from '../device.ts';
import { entriesAtom, type Entry } from '../upload/entries.ts';
import { faceAtom, lookAtStreamAtom } from './faces.ts';

const made = vi.hoisted(() => ({
  now: 0,
  most: 0,
  asked: [] as string[],
  answer: { kind: 'none' } as object,
}));
vi.mock('#lib/face/makeFace.ts', () => ({
  makeFace: async (file: string) => {
    made.now += 1;
    made.most = Math.max(made.most, made.now);
    made.asked.push(file);
    await new Promise((resolve) => setTimeout(resolve, 5));
    made.now -= 1;
    return made.answer;
  },
}));

const wave = { kind: 'wave', bars: [0.5, 1], quiet: false } as const;

beforeEach(() => {
  Object.assign(made, { now: 0, most: 0, asked: [], answer: wave });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', instantStorage());
  vi.stubGlobal('requestIdleCallback', undefined);
});
let leave: (() => void) | null = null;
afterEach(() => {
  // What waits for its turn would look at a page that is no longer there.
  leave?.();
  vi.unstubAllGlobals();
});

async function open() {
  const page = await openPlatformConsole([authorAtom]);
  leave = () => page.store.set(forgetPrivateAtom);
  vi.stubGlobal('location', { hash: '#/', origin: 'http://localhost', href: 'http://localhost/' });
  await page.at.store.of(demoAccount.id).change(async (rows) => {
    for (const id of ['one', 'two', 'three'])
      await saveStream(rows, streamOf(id, testTime, { status: 'processed' }));
  });
  await vi.waitFor(() => expect(page.store.get(authorAtom)?.id).toBe(demoAccount.id));
  const look = (id: string, status = 'processed') => page.store.set(lookAtStreamAtom, { id, status });
  return { ...page, look, face: (id: string) => page.store.get(faceAtom(id)) };
}

test('what is in sight is made one at a time, and never again', async () => {
  const { look, face, store } = await open();
  for (const id of ['one', 'two', 'three']) look(id);
  await vi.waitFor(() => expect(face('three')).toEqual(wave));
  expect(made.most).toBe(1);
  look('one');
  expect(made.asked).toHaveLength(3);
  await vi.waitFor(async () => expect(await store.get(deviceAtom).keys('face/')).toHaveLength(3));
});

test('that nothing can be shown is remembered too, and what could not be reached is not', async () => {
  const { look, store, face } = await open();
  made.answer = { kind: 'none' };
  look('one');
  await vi.waitFor(async () => expect(await store.get(deviceAtom).keys('face/')).toHaveLength(1));
  expect(face('one')).toBeNull();
  made.answer = { kind: 'unreached' };
  look('two');
  await vi.waitFor(() => expect(made.asked).toHaveLength(2));
  expect(await store.get(deviceAtom).keys('face/')).toHaveLength(1);
});

test('nothing is made of what went out of sight, is not ready, or while a file is sent', async () => {
  const { look, store } = await open();
  look('two', 'uploaded');
  look('one')();
  store.set(entriesAtom, [{ state: 'progress' } as Entry]);
  look('three');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(made.asked).toEqual([]);
});

test('at the end of a session nothing of it is left, in the page or on the device', async () => {
  const { look, face, store } = await open();
  look('one');
  await vi.waitFor(async () => expect(await store.get(deviceAtom).keys('face/')).toHaveLength(1));
  await store.set(leaveAtom);
  expect(face('one')).toBeNull();
  await vi.waitFor(async () => expect(await store.get(deviceAtom).keys('face/')).toEqual([]));
});
