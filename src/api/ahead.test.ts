import { afterEach, expect, test, vi } from 'vitest';
import { takePrefetched } from './ahead.ts';

const url = '/api/v1/author/lecture/list';
const page = { page: 1, limit: 24 };

afterEach(() => {
  vi.unstubAllGlobals();
});

const goTo = (hash: string) => vi.stubGlobal('location', { hash });

function askAhead(answer: Promise<Response>): void {
  goTo('#/lectures');
  vi.stubGlobal('window', { askedAhead: { url, body: JSON.stringify(page), route: '#/lectures', answer } });
}

test('what was asked for ahead is taken once, by the very call', async () => {
  askAhead(Promise.resolve(Response.json({ list: [] })));
  expect(takePrefetched(url, { limit: 1 })).toBeNull();
  expect(takePrefetched('/api/v1/author/course/list', page)).toBeNull();
  expect(await takePrefetched(url, page)).toEqual({ list: [] });
  expect(takePrefetched(url, page)).toBeNull();
});

test('what did not go well is nothing', async () => {
  askAhead(Promise.resolve(Response.json({ error: 'no' }, { status: 500 })));
  expect(await takePrefetched(url, page)).toBeUndefined();
  askAhead(Promise.reject(new TypeError('offline')));
  expect(await takePrefetched(url, page)).toBeUndefined();
  askAhead(Promise.resolve(new Response('<p>', { status: 200 })));
  expect(await takePrefetched(url, page)).toBeUndefined();
});

test('once a call is made at another address it is no news any more, at the first one neither', () => {
  askAhead(Promise.resolve(Response.json({ list: [] })));
  goTo('#/lectures?tag=voice');
  expect(takePrefetched(url, { ...page, filter: { tag: 'voice' } })).toBeNull();
  goTo('#/lectures');
  expect(takePrefetched(url, page)).toBeNull();
});
