import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import type { TestContext } from 'vitest';
import { underWay } from '#lib/loading/late.ts';
import { logFailure } from '#lib/log.ts';
import { callsHeld } from '#platform/msw.ts';
import { callsAnswered, callsUnanswered } from './environment.ts';
import { framesAwaited, nextFrame } from './frames.ts';

/** What a page that works does within this time, ms. */
const SOON = 1000;

/** Whether something comes soon. */
const comesSoon = (coming: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    coming.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SOON)),
  ]);

/**
 * Tells what a page does and does not do whose story failed, at once and at the end of the run. Such a failure may come once in many runs, and
 * all that the runner says of it is how long it waited, or what it did not find.
 */
export async function tellStuck({ task }: TestContext): Promise<void> {
  if ((task.result?.errors ?? []).length === 0) return;
  const [frame, rest, answer] = await Promise.all([
    comesSoon(nextFrame()),
    comesSoon(new Promise((resolve) => schedule(idle, resolve))),
    comesSoon(fetch(location.href, { method: 'HEAD', cache: 'no-store' })),
  ]);
  const state = {
    frame,
    rest,
    answer,
    framesAwaited: framesAwaited(),
    code: underWay.size,
    calls: { unanswered: callsUnanswered(), answered: callsAnswered(), held: callsHeld() },
    elements: document.querySelectorAll('*').length,
    animations: document.getAnimations().length,
    visible: document.visibilityState,
    size: [innerWidth, innerHeight],
    phases: task.meta.phases,
  };
  task.meta.stuck = JSON.stringify(state);
  logFailure('The story failed, and the page is', task.meta.stuck);
}
