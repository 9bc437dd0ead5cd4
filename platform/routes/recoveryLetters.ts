import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import type { Platform } from '../context.ts';
import { createWorker, type WorkerOptions } from '../jobs/worker.ts';
import type { Lease } from '../store/jobs.ts';
import { requestedLetter, type RecoveryLetters } from '../mail/requestedLetter.ts';
import { takeBackLetter } from './authLimits.ts';
import { mailRecoveryLink } from './authTickets.ts';

type Needs = Pick<Platform, 'mail' | 'now' | 'publicUrl' | 'secrets' | 'store'>;

const kind = 'recovery';

/** Letters sent in parallel. */
const atOnce = 4;

/** How long a failed letter is retried, ms: after that nobody waits for it any more. */
const triedMs = 60 * 60_000;

/** The shortest and the longest pause between attempts, ms. */
const [leastMs, mostMs] = [30_000, 10 * 60_000];

/** Sends the requested letters with links, whichever process noted them. */
export function recoveryLetters(
  platform: Needs,
  options: Omit<WorkerOptions, 'jobs' | 'now'>,
): RecoveryLetters {
  const { store, now } = platform;

  /** The link is created just before it is sent, so that no job contains it. */
  async function send(lease: Lease): Promise<void> {
    const asked = v.parse(requestedLetter, JSON.parse(lease.data));
    // The job is from a backup, or all processes were down: nobody waits for it any more.
    if (now() - asked.askedAt > triedMs + mostMs) return store.jobs.finish(lease);
    const found = await store.accounts.byEmail(asked.email);
    try {
      if (found !== null) await mailRecoveryLink(platform, found);
    } catch (error) {
      logFailure('The letter with a link to a new password was not sent', error);
      await takeBackLetter(platform, kind, asked);
      const waited = now() - asked.askedAt;
      // The author was told that it will come. It waits as long again as it has waited so far, up to a limit.
      if (waited < triedMs)
        return store.jobs.release(lease, now() + Math.min(Math.max(leastMs, waited), mostMs));
    }
    await store.jobs.finish(lease);
  }

  const worker = createWorker({ ...options, now, jobs: store.jobs }, { kind, atOnce, run: send });
  return {
    async note(asked) {
      // One job per e-mail: a new request retries a waiting letter at once, and only one is sent.
      await store.jobs.add({ kind, owner: asked.email, id: 'link', data: JSON.stringify(asked) }, now());
      worker.wake();
    },
    close: worker.close,
  };
}
