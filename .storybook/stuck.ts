import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import type { TestContext } from 'vitest';
import { underWay } from '#lib/loading/late.ts';
import { logFailure } from '#lib/log.ts';
import { callsHeld } from '#platform/msw.ts';
import { callsAnswered, callsUnanswered } from './environment.ts';
import { framesAwaited, nextFrame } from './frames.ts';

/** How soon a working page does each of these, ms. */
const SOON = 1000;

/** Whether the promise settles in time. */
const comesSoon = (coming: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    coming.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SOON)),
  ]);

/**
 * Reports what the page of a failed story still does and does not do, at once and at the end of the run. Such a failure may happen once in many
 * runs, and the runner only says how long it waited or what it did not find.
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
