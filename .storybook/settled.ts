import { flushPaints } from '#lib/afterPaint.ts';
import { callsUnanswered } from './workshop.ts';

/** For how long a step of a play waits for the calls that it made, ms. A story may be about one that never ends. */
const CALL_WAIT = 500;

/** What fades or slides for longer than this is no entrance and no exit, ms. */
const ENTRANCE = 600;

/** Lets what comes and goes stand at its end: half there, it is neither visible nor gone. Answers whether there was any. */
function skipEntrances(): boolean {
  const running = document.getAnimations().filter((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    return animation.playState === 'running' && end <= ENTRANCE;
  });
  for (const animation of running) animation.finish();
  return running.length > 0;
}

/** What waits for its turn has had it: React has rendered, transitions and effects too, and nothing is half there. */
async function rendered(): Promise<void> {
  // An end may bring on another entrance.
  for (let round = 0; round < 3; round += 1) {
    flushPaints();
    // What the cache of calls tells comes by a timer.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    if (!skipEntrances()) return;
  }
}

/** How many calls of the present story have been waited for in vain, and are not waited for again. */
let unending = 0;

/** A new story begins: nothing is known of its calls. */
export function beginSettling(): void {
  unending = 0;
}

/**
 * What a step of a play has set in motion is over: rendered, its queries answered, and the answers rendered. React has no `act` in
 * production, and without this a play would look at the page before the page has heard of the step, now and then.
 */
export async function settled(): Promise<void> {
  await rendered();
  const end = performance.now() + CALL_WAIT;
  while (callsUnanswered() > unending) {
    if (performance.now() > end) {
      unending = callsUnanswered();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (callsUnanswered() <= unending) await rendered();
  }
}
