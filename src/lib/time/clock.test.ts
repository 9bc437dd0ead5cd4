import { afterEach, expect, test, vi } from 'vitest';
import { now, setNow } from './clock.ts';

afterEach(() => {
  setNow(null);
  vi.useRealTimers();
});

test('tells the time of a clock that is set after this code was loaded, as a day of the simulation has one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  expect(now()).toBe(5000);
  vi.setSystemTime(4000);
  expect(now()).toBe(4000);
});

test('goes on with the time of the system once it is let go', () => {
  setNow(7);
  expect(now()).toBe(7);
  setNow(null);
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  expect(now()).toBe(5000);
});
