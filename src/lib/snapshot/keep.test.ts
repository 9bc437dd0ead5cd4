import { beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from './snapshot.ts';

const snapshot = (text: string): Snapshot => ({
  shapes: 'source',
  isFrame: false,
  window: 1440,
  page: 1440,
  theme: undefined,
  css: '',
  pieces: [text],
});

/** A page of the console, which knows its author. */
async function openPage() {
  vi.resetModules();
  return import('./keep.ts');
}

let kept: Record<string, unknown>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (target, name) =>
        ({
          getItem: (key: string) => target[key] ?? null,
          setItem: (key: string, value: string) => void (target[key] = value),
          removeItem: (key: string) => void delete target[key],
        })[String(name)],
    }),
  );
  return () => vi.unstubAllGlobals();
});

const routes = () => Object.keys(kept).flatMap((key) => key.split('kabinet.snapshot:')[1] ?? []);

it('keeps the six screens that were left last, each once', async () => {
  const page = await openPage();
  page.beginSnapshots();
  for (const at of [1, 2, 3, 1, 4, 5, 6, 7]) page.keepSnapshot(`#/${at}`, snapshot(`${at}`));
  expect(routes().sort()).toEqual(['#/1', '#/3', '#/4', '#/5', '#/6', '#/7']);
});

it('one that would take too much room is not kept, nor what it was before', async () => {
  const page = await openPage();
  page.beginSnapshots();
  page.keepSnapshot('#/courses', snapshot('short'));
  page.keepSnapshot('#/courses', snapshot('long'.repeat(100_000)));
  expect(routes()).toEqual([]);
});

it('a page where another author still is keeps nothing once somebody else has come', async () => {
  const older = await openPage();
  older.beginSnapshots();
  older.keepSnapshot('#/lectures', snapshot('of the first'));
  const newer = await openPage();
  newer.beginSnapshots();
  expect(routes()).toEqual([]);
  older.keepSnapshot('#/lectures', snapshot('of the first'));
  expect(routes()).toEqual([]);
  newer.keepSnapshot('#/courses', snapshot('of the second'));
  expect(routes()).toEqual(['#/courses']);
});

it('another page of the same author goes on with what is kept', async () => {
  const first = await openPage();
  first.beginSnapshots();
  first.keepSnapshot('#/lectures', snapshot('lectures'));
  const second = await openPage();
  second.adoptSnapshots();
  second.keepSnapshot('#/courses', snapshot('courses'));
  expect(routes().sort()).toEqual(['#/courses', '#/lectures']);
});

it('nothing is left once it is forgotten, and nothing is kept from then on', async () => {
  const page = await openPage();
  page.beginSnapshots();
  page.keepSnapshot('#/lectures', snapshot('lectures'));
  page.forgetSnapshots();
  page.keepSnapshot('#/lectures', snapshot('lectures'));
  expect(kept).toEqual({});
});
