import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { client } from './client.ts';
import { call, paintFirst } from './request.ts';
import { tag } from './tag/endpoints.ts';

// Calls that the first screen starts wait until it is painted.

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page whose frames and visibility the test controls. */
function openPage({ hidden = false } = {}) {
  const original = client.defaults.adapter;
  const page = Object.assign(new EventTarget(), { hidden });
  const frames: (() => void)[] = [];
  let calls = 0;
  client.defaults.adapter = fetchAdapter(async () => {
    calls += 1;
    return Response.json({ list: [] });
  });
  onTestFinished(() => {
    client.defaults.adapter = original;
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return { page, frames, calls: () => calls };
}

const readTags = () => call(tag.list, { body: {} });
/** A moment in which a call without a wait is sent. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a call waits until the coming frame is painted, and the next one for nothing', async () => {
  const { frames, calls } = openPage();
  paintFirst();
  const reading = readTags();
  await moment();
  expect(calls()).toBe(0);
  for (const frame of frames) frame();
  await reading;
  await readTags();
  expect([calls(), frames.length]).toEqual([2, 1]);
});

test('a page that is put aside before it is painted has its calls all the same', async () => {
  const { page, calls } = openPage();
  paintFirst();
  const reading = readTags();
  await moment();
  page.dispatchEvent(new Event('visibilitychange'));
  await reading;
  expect(calls()).toBe(1);
});

test('nor does one that was put aside before its first call', async () => {
  const { page, frames, calls } = openPage();
  paintFirst();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  const reading = readTags();
  await moment();
  expect([calls(), frames.length]).toEqual([1, 0]);
  await reading;
});

test('a page that begins aside waits for no frame', async () => {
  const { frames } = openPage({ hidden: true });
  paintFirst();
  await readTags();
  expect(frames).toEqual([]);
});
