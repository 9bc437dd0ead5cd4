import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StaleLeaseError, type Lease } from './jobs.ts';
import type { Rows, Store } from './store.ts';

const leaseMs = 100;
const kind = 'film';

/** A lease that must be there. */
function held(lease: Lease | null): Lease {
  if (lease === null) throw new Error('Nothing was taken');
  return lease;
}

const job = (owner: string, id: string) => ({ kind, owner, id });

/** Counts in the rows of the owner how often a job was done, and strikes it out. */
async function doOnce(rows: Rows, lease: Lease, beforeEnd: () => void = () => undefined): Promise<void> {
  await rows.change(async (tx) => {
    const at = '2026-11-20T06:00:00.000Z';
    const before = await tx.get('tag', lease.id);
    const done = Number(before?.['done'] ?? 0) + 1;
    await tx.put('tag', { id: lease.id, createdAt: at, updatedAt: at, done }, { facets: { done } });
    beforeEnd();
    await tx.jobs.finish(lease);
  });
}

/** How often each job of an owner was done. */
const doneIn = async (rows: Rows): Promise<Record<string, unknown>> =>
  Object.fromEntries((await rows.list('tag')).list.map(({ id, done }) => [id, done]));

/** The process goes while it is at it. */
class Death extends Error {}

/** A worker of a process: it may die between any two steps, and its clock may differ from that of the others. */
class Hand {
  readonly #store: Store;
  readonly #aheadMs: number;
  #lease: Lease | null = null;

  constructor(store: Store, aheadMs: number) {
    this.#store = store;
    this.#aheadMs = aheadMs;
  }

  async act(step: Step['does'], now: number): Promise<void> {
    const own = now + this.#aheadMs;
    const lease = this.#lease;
    if (step === 'claim') this.#lease = await this.#store.jobs.claim(kind, own, leaseMs);
    else if (lease === null) return;
    else if (step === 'renew') await this.#store.jobs.renew(lease, own, leaseMs);
    else if (step === 'release') await this.#store.jobs.release(lease, own);
    else if (step === 'die') this.#lease = null;
    else await this.#work(lease, step === 'die while working');
  }

  /** It keeps the lease, as where the answer of the database was lost: what it does after that must not count. */
  async #work(lease: Lease, dies: boolean): Promise<void> {
    const end = () => {
      if (dies) throw new Death();
    };
    await doOnce(this.#store.of(lease.owner), lease, end).catch((error: unknown) => {
      if (!(error instanceof Death || error instanceof StaleLeaseError)) throw error;
    });
  }
}

interface Step {
  hand: number;
  does: 'claim' | 'renew' | 'release' | 'die' | 'work' | 'die while working';
  /** How much later it is, ms. */
  later: number;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    hand: fc.nat({ max: 2 }),
    // Most steps take a job or do it.
    does: fc.constantFrom(
      'claim',
      'claim',
      'claim',
      'work',
      'work',
      'renew',
      'release',
      'die',
      'die while working',
    ),
    later: fc.constantFrom(0, 0, 1, leaseMs / 2, leaseMs, leaseMs * 3),
  }),
  { maxLength: 40 },
);

/** What the jobs of every store must do. `open` gives an empty store; `runs` is how many lives of workers are tried. */
export function jobsConformance(name: string, open: () => Store | Promise<Store>, runs: number): void {
  async function fresh(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }

  describe(`${name}: jobs`, () => {
    it('are one worker\u2019s until the lease ends, and what an earlier holder did does not count', async () => {
      const { jobs, of } = await fresh();
      await jobs.add({ ...job('anna', 'a'), data: 'лес' }, 10);
      expect(await jobs.claim(kind, 9, leaseMs)).toBeNull();
      expect(await jobs.claim('letter', 10, leaseMs)).toBeNull();
      const first = held(await jobs.claim(kind, 10, leaseMs));
      expect(first).toMatchObject({ ...job('anna', 'a'), data: 'лес' });
      expect(await jobs.claim(kind, 109, leaseMs)).toBeNull();
      expect(await jobs.renew(first, 100, leaseMs)).toBe(true);
      expect(await jobs.claim(kind, 199, leaseMs)).toBeNull();
      const second = held(await jobs.claim(kind, 200, leaseMs));
      expect(second.token).not.toBe(first.token);
      expect(await jobs.renew(first, 201, leaseMs)).toBe(false);
      await jobs.release(first, 0);
      await expect(doOnce(of('anna'), first)).rejects.toThrow(StaleLeaseError);
      expect(await doneIn(of('anna'))).toEqual({});
      await doOnce(of('anna'), second);
      expect(await doneIn(of('anna'))).toEqual({ a: 1 });
      await expect(doOnce(of('anna'), second)).rejects.toThrow(StaleLeaseError);
      await expect(jobs.finish(second)).rejects.toThrow(StaleLeaseError);
      expect(await jobs.claim(kind, 1000, leaseMs)).toBeNull();
    });

    it('are noted and struck out with the change that does so, or not at all', async () => {
      const { jobs, of } = await fresh();
      const failing = of('anna').change(async (tx) => {
        await tx.jobs.add(job('anna', 'a'), 0);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await jobs.claim(kind, 1, leaseMs)).toBeNull();
      await of('anna').change((tx) => tx.jobs.add(job('anna', 'a'), 0));
      const lease = held(await jobs.claim(kind, 1, leaseMs));
      const broken = of('anna').change(async (tx) => {
        await tx.jobs.finish(lease);
        throw new Error('no');
      });
      await expect(broken).rejects.toThrow('no');
      await of('anna').change((tx) => tx.jobs.finish(lease));
      expect(await jobs.next(kind)).toBeNull();
    });

    it('that are noted twice are one, which begins at the earlier moment', async () => {
      const { jobs } = await fresh();
      await jobs.add({ ...job('anna', 'a'), data: 'one' }, 50);
      await jobs.add({ ...job('anna', 'a'), data: 'two' }, 90);
      expect(await jobs.next(kind)).toBe(50);
      await jobs.add(job('anna', 'a'), 20);
      expect(await jobs.next(kind)).toBe(20);
      expect((await jobs.claim(kind, 20, leaseMs))?.data).toBe('one');
      expect(await jobs.claim(kind, 20, leaseMs)).toBeNull();
      // It may have been noted for what came after its beginning: the lease stands all the same.
      await jobs.add(job('anna', 'a'), 30);
      expect(await jobs.claim(kind, 40, leaseMs)).toBeNull();
    });

    it('take turns by owner, one of each at a time', async () => {
      const { jobs } = await fresh();
      const taken: Lease[] = [];
      const claim = async () => {
        const lease = await jobs.claim(kind, 1, leaseMs);
        if (lease !== null) taken.push(lease);
        return lease?.id;
      };
      for (const id of ['a1', 'a2', 'a3']) await jobs.add(job('anna', id), 0);
      expect([await claim(), await claim()]).toEqual(['a1', undefined]);
      for (const id of ['b1', 'b2']) await jobs.add(job('boris', id), 0);
      await jobs.add(job('vera', 'v1'), 0);
      expect([await claim(), await claim(), await claim()]).toEqual(['b1', 'v1', undefined]);
      for (const lease of taken) await jobs.finish(lease);
      await jobs.add(job('gleb', 'g1'), 0);
      expect([await claim(), await claim(), await claim()]).toEqual(['a2', 'b2', 'g1']);
    });

    it('given back are anybody\u2019s, from the moment on that is told', async () => {
      const { jobs } = await fresh();
      await jobs.add(job('anna', 'a'), 0);
      await jobs.add(job('boris', 'b'), 5);
      expect(await jobs.waiting(kind, 1)).toBe(2);
      const lease = held(await jobs.claim(kind, 1, leaseMs));
      expect([await jobs.waiting(kind, 1), await jobs.next(kind)]).toEqual([1, 5]);
      await jobs.release(lease, 40);
      await expect(jobs.finish(lease)).rejects.toThrow(StaleLeaseError);
      expect((await jobs.claim(kind, 39, leaseMs))?.id).toBe('b');
      expect(await jobs.next(kind)).toBe(40);
      expect((await jobs.claim(kind, 40, leaseMs))?.id).toBe('a');
      expect([await jobs.waiting(kind, 40), await jobs.next(kind)]).toEqual([0, 139]);
    });

    it('with a lease of a clock that has been put back are anybody\u2019s', async () => {
      const { jobs } = await fresh();
      const year = 365 * 24 * 60 * 60_000;
      await jobs.add(job('anna', 'a'), 0);
      await jobs.claim(kind, year, leaseMs);
      expect((await jobs.claim(kind, 1, leaseMs))?.id).toBe('a');
    });

    it('are taken once by workers side by side', async () => {
      const { jobs } = await fresh();
      for (let n = 0; n < 6; n++) await jobs.add(job(`author ${n}`, `${n}`), 0);
      const leases = await Promise.all(Array.from({ length: 9 }, () => jobs.claim(kind, 1, leaseMs)));
      const taken = leases.flatMap((lease) => (lease === null ? [] : [lease.id]));
      expect(new Set(taken).size).toBe(taken.length);
      // Those that were just being taken were passed by.
      for (let lease = await jobs.claim(kind, 1, leaseMs); lease !== null;) {
        taken.push(lease.id);
        lease = await jobs.claim(kind, 1, leaseMs);
      }
      expect(taken.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
    });

    it('are done exactly once, wherever workers die and whatever their clocks say', async () => {
      const clocks = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 0, -leaseMs, 7, leaseMs * 2)));
      await fc.assert(
        fc.asyncProperty(steps, clocks, async (moves, ahead) => {
          const store = await open();
          const names = ['a1', 'a2', 'b1'];
          for (const id of names) await store.jobs.add(job(id.startsWith('a') ? 'anna' : 'boris', id), 0);
          const hands = ahead.map((aheadMs) => new Hand(store, aheadMs));
          let now = 1000;
          for (const { hand, does, later } of moves) {
            now += later;
            await hands[hand]?.act(does, now);
          }
          // All of them are dead at last, and another comes.
          for (let at = now + leaseMs * 10; ;) {
            const lease = await store.jobs.claim(kind, at, leaseMs);
            if (lease === null) break;
            await doOnce(store.of(lease.owner), lease);
          }
          const done = { ...(await doneIn(store.of('anna'))), ...(await doneIn(store.of('boris'))) };
          expect(done).toEqual(Object.fromEntries(names.map((id) => [id, 1])));
          await store.close();
        }),
        { numRuns: runs, seed: 1 },
      );
    });
  });
}
