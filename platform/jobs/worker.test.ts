import { expect, it, onTestFinished, vi } from 'vitest';
import type { Lease } from '../store/jobs.ts';
import { memoryStore } from '../store/memory.ts';
import { onceForAll } from './onceForAll.ts';
import { createWorker } from './worker.ts';

const kind = 'film';
const leaseMs = 60;

/** Processes on one store: each notes what it begins, and ends it where the test says so. */
function shared() {
  const { jobs } = memoryStore();
  const clock = { now: 1000 };
  const options = { jobs, now: () => clock.now, leaseMs, retryMs: 0, pollMs: 5 };
  function process(run: (lease: Lease, signal: AbortSignal) => Promise<void>) {
    const worker = createWorker(options, { kind, atOnce: 2, run });
    onTestFinished(() => worker.close());
    return worker;
  }
  const add = (id: string) => jobs.add({ kind, owner: id, id }, clock.now);
  return { jobs, clock, options, process, add };
}

it('a job that another process has noted is found without being told', async () => {
  const { jobs, process, add } = shared();
  const done: string[] = [];
  process(async (lease) => {
    await jobs.finish(lease);
    done.push(lease.id);
  });
  await add('a');
  await vi.waitFor(() => expect(done).toEqual(['a']));
  await add('b');
  await vi.waitFor(() => expect(done).toEqual(['a', 'b']));
  expect(await jobs.next(kind)).toBeNull();
});

it('a lease is renewed while the work goes on, so that nobody else begins', async () => {
  const { jobs, clock, process, add } = shared();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = async (lease: Lease) => {
    begun.push(lease.id);
    await promise;
    await jobs.finish(lease);
  };
  await add('a');
  process(run);
  process(run);
  for (let passed = 0; passed < 5; passed++) {
    const before = await jobs.next(kind);
    clock.now += leaseMs / 2;
    await vi.waitFor(async () => expect(await jobs.next(kind)).not.toBe(before));
  }
  resolve();
  await vi.waitFor(async () => expect(await jobs.next(kind)).toBeNull());
  expect(begun).toEqual(['a']);
});

it('a worker that was away for too long is told, and what it did does not count', async () => {
  const { jobs, clock, process, add } = shared();
  const told = Promise.withResolvers<void>();
  const { promise: away, resolve: isBack } = Promise.withResolvers<void>();
  const effects: string[] = [];
  await add('a');
  const begun = Promise.withResolvers<void>();
  process(async (lease, signal) => {
    signal.addEventListener('abort', () => told.resolve());
    begun.resolve();
    await away;
    await jobs.finish(lease);
    effects.push('late');
  });
  await begun.promise;
  // It sleeps, and renews nothing meanwhile.
  const renew = vi.spyOn(jobs, 'renew').mockResolvedValue(true);
  clock.now += leaseMs * 2;
  process(async (lease) => {
    await jobs.finish(lease);
    effects.push('other');
  });
  await vi.waitFor(() => expect(effects).toEqual(['other']));
  renew.mockRestore();
  await told.promise;
  isBack();
  await Promise.resolve();
  expect(effects).toEqual(['other']);
});

it('what fails is logged and done again, and what is under way at the end is handed on at once', async () => {
  const { jobs, clock, process, add } = shared();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  let tries = 0;
  const worker = process((_, signal) => {
    tries += 1;
    if (tries === 1) return Promise.reject(new Error('the disk'));
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended'))),
    );
  });
  await add('a');
  await vi.waitFor(() => expect(tries).toBe(2));
  expect(log).toHaveBeenCalledOnce();
  await worker.close();
  expect(log).toHaveBeenCalledOnce();
  expect((await jobs.claim(kind, clock.now, leaseMs))?.id).toBe('a');
});

it('a database that is away is told of once, and jobs go on when it is back', async () => {
  const { jobs, process, add } = shared();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const claim = vi.spyOn(jobs, 'claim').mockRejectedValue(new Error('away'));
  const done: string[] = [];
  process(async (lease) => {
    await jobs.finish(lease);
    done.push(lease.id);
  });
  await add('a');
  await vi.waitFor(() => expect(claim.mock.calls.length).toBeGreaterThan(3));
  expect(log).toHaveBeenCalledOnce();
  claim.mockRestore();
  await vi.waitFor(() => expect(done).toEqual(['a']));
});

it('what must come first is done by one of those that start side by side, and again where it failed', async () => {
  const { options } = shared();
  let isThere = false;
  let works = 0;
  const start = () =>
    onceForAll(
      options,
      { kind: 'first', owner: '', id: 'first' },
      async () => !isThere,
      async () => {
        works += 1;
        await Promise.resolve();
        if (works === 1) throw new Error('killed');
        isThere = true;
      },
    );
  const [failed, ...others] = await Promise.allSettled([start(), start(), start()]);
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(works).toBe(2);
});
