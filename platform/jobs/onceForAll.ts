import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '../store/jobs.ts';
import { defaultLeaseMs, keepRenewing, type WorkerOptions } from './worker.ts';

/** How often a waiting process checks again, ms. */
const lookMs = 200;

/** Runs preparations once for all processes that start: the others wait until they are no longer needed. */
export async function onceForAll(
  options: WorkerOptions,
  name: JobName,
  isNeeded: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const { jobs, now, leaseMs = defaultLeaseMs } = options;
  while (await isNeeded()) {
    await jobs.add(name, now());
    const lease = await jobs.claim(name.kind, now(), leaseMs);
    if (lease === null) {
      await sleep(lookMs);
      continue;
    }
    const renewing = keepRenewing(options, lease, () => undefined);
    try {
      // Another process may just have done it.
      if (await isNeeded()) await work();
      return await jobs.finish(lease);
    } catch (error) {
      await jobs.release(lease, now());
      throw error;
    } finally {
      renewing.stop();
    }
  }
}
