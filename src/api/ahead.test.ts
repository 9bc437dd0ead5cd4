import { afterEach, expect, test, vi } from 'vitest';
import { takePrefetched, takeThere } from './ahead.ts';

const url = '/api/v1/author/lecture/list';
const page = { page: 1, limit: 24 };

afterEach(() => {
  vi.unstubAllGlobals();
});

const goTo = (hash: string) => vi.stubGlobal('location', { hash });

/** Stands in for the script in the page. `json`: the answer that is there already. */
function askAhead(answer: Promise<unknown>, json?: unknown): void {
  goTo('#/lectures');
  const asked = { url, body: JSON.stringify(page), route: '#/lectures', answer, json };
  vi.stubGlobal('window', { askedAhead: asked });
}

test('what was asked for ahead is taken once, by the very call', async () => {
  askAhead(Promise.resolve({ list: [] }));
  expect(takePrefetched(url, { limit: 1 })).toBeUndefined();
  expect(takePrefetched('/api/v1/author/course/list', page)).toBeUndefined();
  expect(await takePrefetched(url, page)?.answer).toEqual({ list: [] });
  expect(takePrefetched(url, page)).toBeUndefined();
});

test('what did not go well is nothing', async () => {
  askAhead(Promise.resolve(undefined));
  expect(await takePrefetched(url, page)?.answer).toBeUndefined();
});

test('an answer that is there is taken without waiting, once, by the very call', () => {
  askAhead(Promise.resolve({ list: [] }), { list: [] });
  expect(takeThere(url, { ...page, limit: 100 })).toBeUndefined();
  expect(takeThere(url, page)).toEqual({ list: [] });
  expect(takeThere(url, page)).toBeUndefined();
  expect(takePrefetched(url, page)).toBeUndefined();
});

test('an answer that is not there yet is left to the call that waits for it', async () => {
  askAhead(Promise.resolve({ list: [] }));
  expect(takeThere(url, page)).toBeUndefined();
  expect(await takePrefetched(url, page)?.answer).toEqual({ list: [] });
});

test('once a call is made at another address it is no news any more, at the first one neither', () => {
  askAhead(Promise.resolve({ list: [] }));
  goTo('#/lectures?tag=voice');
  expect(takePrefetched(url, { ...page, filter: { tag: 'voice' } })).toBeUndefined();
  goTo('#/lectures');
  expect(takePrefetched(url, page)).toBeUndefined();
});
