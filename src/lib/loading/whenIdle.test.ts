import { afterEach, expect, test, vi } from 'vitest';
import { idleOrPressed } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that is idle only when the test says so, and that hears presses. */
function busyPage() {
  const page = new EventTarget();
  const rest = vi.fn<(run: () => void) => number>(() => 1);
  vi.stubGlobal('requestIdleCallback', rest);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return { page, rests: () => rest.mock.calls.at(-1)?.[0]() };
}

/** Whether it resolves without further events. */
async function hasCome(what: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(resolve)).then(() => false);
  return Promise.race([what.then(() => true), later]);
}

test('what waits for a page at rest comes then', async () => {
  const { rests } = busyPage();
  const waiting = idleOrPressed();
  expect(await hasCome(waiting)).toBe(false);
  rests();
  expect(await hasCome(waiting)).toBe(true);
});

test.each(['pointerdown', 'keydown'])('or with a press of whoever uses it already: %s', async (press) => {
  const { page } = busyPage();
  const waiting = idleOrPressed();
  expect(await hasCome(waiting)).toBe(false);
  page.dispatchEvent(new Event(press));
  expect(await hasCome(waiting)).toBe(true);
  // Earlier presses do not count.
  expect(await hasCome(idleOrPressed())).toBe(false);
});
