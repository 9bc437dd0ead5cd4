import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAhead } from './ahead.ts';

const url = '/api/v1/author/lecture/list';
const page = { page: 1, limit: 24 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const askAhead = (answer: Promise<Response>) =>
  vi.stubGlobal('window', { askedAhead: { url, body: JSON.stringify(page), answer } });

test('what was asked for ahead is taken once, by the very call', async () => {
  askAhead(Promise.resolve(Response.json({ list: [] })));
  expect(takeAhead(url, { limit: 1 })).toBeNull();
  expect(takeAhead('/api/v1/author/course/list', page)).toBeNull();
  expect(await takeAhead(url, page)).toEqual({ list: [] });
  expect(takeAhead(url, page)).toBeNull();
});

test('what did not go well is nothing', async () => {
  askAhead(Promise.resolve(Response.json({ error: 'no' }, { status: 500 })));
  expect(await takeAhead(url, page)).toBeUndefined();
  askAhead(Promise.reject(new TypeError('offline')));
  expect(await takeAhead(url, page)).toBeUndefined();
  askAhead(Promise.resolve(new Response('<p>', { status: 200 })));
  expect(await takeAhead(url, page)).toBeUndefined();
});

test('a second after the first call it is no news any more', () => {
  askAhead(Promise.resolve(Response.json({ list: [] })));
  takeAhead(url, { limit: 1 });
  vi.advanceTimersByTime(1001);
  expect(takeAhead(url, page)).toBeNull();
});
