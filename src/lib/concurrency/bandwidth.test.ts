import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBandwidth, type PaceClock } from './bandwidth.ts';

const never = new AbortController().signal;
/** Lets resolved promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that the test moves, and that may wake its callers late. */
function ownClock() {
  let now = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  const clock: PaceClock = {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  /** Moves the clock on and wakes each caller when it asked for it. */
  async function move(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.call();
      await settle();
    }
    now = end;
  }
  /** Moves the clock on and wakes callers only at the end. */
  function sleep(ms: number): void {
    now += ms;
    for (const timer of [...timers]) if (timers.delete(timer)) timer.call();
  }
  return { clock, move, sleep, timers };
}

/** Begins to send, and records when the bytes may leave. */
function sender(bandwidth: ReturnType<typeof createBandwidth>, clock: PaceClock) {
  const left: { at: number; bytes: number }[] = [];
  const send = async (bytes: number, signal = never, owner = 'a') => {
    await bandwidth.spend(owner, bytes, signal);
    left.push({ at: clock.now(), bytes });
  };
  return { left, send };
}

test('without a limit nothing waits', async () => {
  const { clock, timers } = ownClock();
  const { left, send } = sender(
    createBandwidth(() => null, clock),
    clock,
  );
  await Promise.all([send(1e9), send(1e9), send(1e9)]);
  expect(left.length).toBe(3);
  expect(timers.size).toBe(0);
});

test('pieces leave a piece’s time apart, in the order in which they came', async () => {
  const { clock, move } = ownClock();
  const { left, send } = sender(
    createBandwidth(() => 100, clock),
    clock,
  );
  for (const bytes of [200, 300, 100]) void send(bytes);
  for (let second = 0; second < 6; second += 1) {
    await settle();
    await move(1000);
  }
  await settle();
  expect(left).toEqual([
    { at: 0, bytes: 200 },
    { at: 2000, bytes: 300 },
    { at: 5000, bytes: 100 },
  ]);
});

test('owners take turns, however many pieces of each wait', async () => {
  const { clock, move } = ownClock();
  const { left, send } = sender(
    createBandwidth(() => 100, clock),
    clock,
  );
  for (const bytes of [101, 102, 103]) void send(bytes, never, 'a');
  for (const bytes of [201, 202]) void send(bytes, never, 'b');
  await move(20_000);
  expect(left.map(({ bytes }) => bytes)).toEqual([101, 201, 102, 202, 103]);
});

test('one that is given up leaves no trace, and those behind it come sooner', async () => {
  const { clock, move } = ownClock();
  const { left, send } = sender(
    createBandwidth(() => 100, clock),
    clock,
  );
  const stop = new AbortController();
  void send(100);
  const given = send(5000, stop.signal);
  void send(100);
  stop.abort(new Error('paused'));
  await expect(given).rejects.toThrow('paused');
  await move(1000);
  await settle();
  expect(left.map(({ at }) => at)).toEqual([0, 1000]);
  await expect(send(1, stop.signal)).rejects.toThrow('paused');
});

test('a limit that is raised, lowered or taken away is heard of within a second', async () => {
  const { clock, move } = ownClock();
  let rate: number | null = 10;
  const { left, send } = sender(
    createBandwidth(() => rate, clock),
    clock,
  );
  void send(1000);
  void send(1000);
  void send(1000);
  await settle();
  await move(1000);
  // A thousand bytes take a hundred seconds. The change is noticed after two of them, and the rest takes one more.
  rate = 980;
  await move(2000);
  await settle();
  expect(left.map(({ at }) => at)).toEqual([0, 3000]);
  rate = null;
  await move(1000);
  await settle();
  expect(left.length).toBe(3);
});

test('what may not wait is counted, and what comes after waits for it', async () => {
  const { clock, move } = ownClock();
  const bandwidth = createBandwidth(() => 100, clock);
  const { left, send } = sender(bandwidth, clock);
  bandwidth.count(200);
  void send(100);
  await move(2000);
  await settle();
  expect(left).toEqual([{ at: 2000, bytes: 100 }]);
});

test('a tab that is woken late makes up for it, also with what comes a moment after', async () => {
  const { clock, move, sleep } = ownClock();
  const { left, send } = sender(
    createBandwidth(() => 100, clock),
    clock,
  );
  void send(100);
  void send(100);
  sleep(10_000);
  await settle();
  for (let more = 0; more < 6; more += 1) {
    await move(100);
    void send(100);
    await settle();
  }
  expect(left.length).toBe(8);
});

test('however pieces come, no stretch of time sees more than its share and one piece', async () => {
  const arrivals = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 3000 }), bytes: fc.integer({ min: 1, max: 1000 }) }),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 50, max: 2000 }), async (all, rate) => {
      const { clock, move } = ownClock();
      const { left, send } = sender(
        createBandwidth(() => rate, clock),
        clock,
      );
      const largest = Math.max(...all.map(({ bytes }) => bytes));
      for (const { wait, bytes } of all) {
        await move(wait);
        void send(bytes);
        await settle();
      }
      const owed = all.reduce((sum, { bytes }) => sum + bytes, 0);
      await move((owed / rate) * 1000 + 1000);
      expect(left.length).toBe(all.length);
      for (const [from, first] of left.entries()) {
        let sum = 0;
        for (const { at, bytes } of left.slice(from)) {
          sum += bytes;
          expect(sum).toBeLessThanOrEqual(((at - first.at) / 1000) * rate + largest + 1);
        }
      }
    }),
    { numRuns: 40 },
  );
});
