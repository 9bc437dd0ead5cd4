import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import type { Platform } from '../context.ts';
import { createWorker, type WorkerOptions } from '../jobs/worker.ts';
import { newId } from '../stamps.ts';
import type { Lease } from '../store/jobs.ts';
import { askedLetter, type RecoveryLetters } from '../mail/asked.ts';
import { takeBackLetter } from './authLimits.ts';
import { mailRecoveryLink } from './authTickets.ts';

type Needs = Pick<Platform, 'mail' | 'now' | 'publicUrl' | 'secrets' | 'store'>;

const kind = 'recovery';

/** Letters side by side. */
const atOnce = 4;

/** Sends the letters with links that any process was asked for. */
export function recoveryLetters(
  platform: Needs,
  options: Omit<WorkerOptions, 'jobs' | 'now'>,
): RecoveryLetters {
  const { store, now } = platform;

  /** The link is made just before it is sent, so that it stands in no job. */
  async function send(lease: Lease): Promise<void> {
    const asked = v.parse(askedLetter, JSON.parse(lease.data));
    const found = await store.accounts.byEmail(asked.email);
    try {
      if (found !== null) await mailRecoveryLink(platform, found);
    } catch (error) {
      logFailure('The letter with a link to a new password was not sent', error);
      await takeBackLetter(platform, kind, asked);
    }
    await store.jobs.finish(lease);
  }

  const worker = createWorker({ ...options, now, jobs: store.jobs }, { kind, atOnce, run: send });
  return {
    async note(asked) {
      await store.jobs.add({ kind, owner: asked.email, id: newId(), data: JSON.stringify(asked) }, now());
      worker.wake();
    },
    close: worker.close,
  };
}
