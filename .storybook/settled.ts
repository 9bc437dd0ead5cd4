import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import { flushPaints } from '#lib/loading/afterPaint.ts';
import { underWay } from '#lib/loading/late.ts';
import { framesAwaited, nextFrame } from './frames.ts';
import { isHeld } from './heldCode.ts';
import { waitedInVain } from './phases.ts';
import { callsHeld } from '#platform/msw.ts';
import { callsAnswered, callsUnanswered } from './environment.ts';

/**
 * For how long a step of a play waits for the next piece of code, or answer to its calls, on a busy machine, ms. A story may be about what
 * never comes.
 */
const WAIT = 5000;

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

/** What was put off by a timer of no length has run: the cache of calls tells of answers so. */
const timersRun = () => new Promise((resolve) => setTimeout(resolve, 0));

/** React has nothing left to do: its own queue serves the idle last, after transitions and effects. */
const reactRests = () => new Promise((resolve) => schedule(idle, resolve));

/** What waits for its turn has had it: React has rendered, transitions and effects too, and nothing is half there. */
async function rendered(): Promise<void> {
  // An end may bring on another entrance, a frame another frame.
  for (let round = 0; round < 3; round += 1) {
    flushPaints();
    await timersRun();
    await reactRests();
    const moved = skipEntrances();
    const awaited = framesAwaited();
    if (awaited) await nextFrame();
    if (!moved && !awaited) return;
  }
}

/** Code that was waited for in vain. */
const unendingCode = new WeakSet<Promise<unknown>>();

/** An editor of texts that is on its way: it takes no place in which somebody types, and a story may be about one that never comes. */
const COMING = '[data-coming]:not(:has(:focus), [data-held] *)';

/** Whether code is on its way, or an editor of texts. */
const codeComes = () =>
  [...underWay].some(([code, bring]) => !unendingCode.has(code) && !isHeld(bring)) ||
  document.querySelector(COMING) !== null;

/** How many calls of the present story have been waited for in vain, and are not waited for again. */
let inVain = 0;
/** How many calls that never end had been made when the present story began. */
let heldBefore = 0;

/** A new story begins: nothing is known of its calls. */
export function beginSettling(): void {
  inVain = 0;
  heldBefore = callsHeld();
}

const callsAwaited = () => callsUnanswered() > Math.max(inVain, callsHeld() - heldBefore);

/** Waits for what comes, as long as one thing follows another (`arrivals` changes). Answers whether all has come. */
async function allCame(comes: () => boolean, arrivals: () => number): Promise<boolean> {
  let last = arrivals();
  let began = performance.now();
  while (comes()) {
    if (arrivals() !== last) {
      last = arrivals();
      began = performance.now();
    }
    const waited = performance.now() - began;
    if (waited > WAIT) {
      waitedInVain(waited);
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!comes()) await rendered();
  }
  return true;
}

/**
 * What a step of a play has set in motion is over: rendered, its queries answered, and the answers rendered. React has no `act` in
 * production, and without this a play would look at the page before the page has heard of the step, now and then.
 */
export async function settled(): Promise<void> {
  await rendered();
  await allCame(codeComes, () => underWay.size);
  for (const code of underWay.keys()) unendingCode.add(code);
  if (!(await allCame(callsAwaited, callsAnswered))) inVain = callsUnanswered();
}
