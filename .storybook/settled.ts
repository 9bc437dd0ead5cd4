import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import { flushPaints } from '#lib/loading/afterPaint.ts';
import { underWay } from '#lib/loading/late.ts';
import { framesAwaited, nextFrame } from './frames.ts';
import { isHeld } from './heldCode.ts';
import { waitedInVain } from './phases.ts';
import { callsHeld } from '#platform/msw.ts';
import { callsAnswered, callsUnanswered } from './environment.ts';

/**
 * How long a step of a play waits for the next piece of code, or the next answer, on a busy machine, ms. A story may be about something that never
 * arrives.
 */
const WAIT = 5000;

/** A longer fade or slide is neither an entrance nor an exit, ms. */
const ENTRANCE = 600;

/** Jumps to the end of entrances and exits, because half-way an element is neither visible nor gone. Returns whether there were any. */
function skipEntrances(): boolean {
  const running = document.getAnimations().filter((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    return animation.playState === 'running' && end <= ENTRANCE;
  });
  for (const animation of running) animation.finish();
  return running.length > 0;
}

/** Waits for timers without a delay, by which the query cache reports answers. */
const timersRun = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits until React has nothing left to do. Its own queue handles idle work last, after transitions and effects. */
const reactRests = () => new Promise((resolve) => schedule(idle, resolve));

/** Waits until all queued work is done: React has rendered, with transitions and effects, and no element is half-way. */
async function rendered(): Promise<void> {
  // An exit may start an entrance, and a frame another frame.
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

/** A text editor that is still loading. It does not replace a field in which somebody types, and a story may be about one that never arrives. */
const COMING = '[data-coming]:not(:has(:focus), [data-held] *)';

/** Whether code or a text editor is still loading. */
const codeComes = () =>
  [...underWay].some(([code, bring]) => !unendingCode.has(code) && !isHeld(bring)) ||
  document.querySelector(COMING) !== null;

/** How many calls of the current story were waited for in vain. They are not waited for again. */
let inVain = 0;
/** How many never-ending calls there were when the current story started. */
let heldBefore = 0;

/** Starts a new story, without any calls. */
export function beginSettling(): void {
  inVain = 0;
  heldBefore = callsHeld();
}

const callsAwaited = () => callsUnanswered() > Math.max(inVain, callsHeld() - heldBefore);

/** Waits as long as one arrival follows another (`arrivals` changes). Returns whether everything has arrived. */
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
 * Waits until the effects of a play's step are over: rendered, its queries answered, and the answers rendered. React has no `act` in production, so
 * without this a play would sometimes look at the page too early.
 */
export async function settled(): Promise<void> {
  await rendered();
  await allCame(codeComes, () => underWay.size);
  for (const code of underWay.keys()) unendingCode.add(code);
  if (!(await allCame(callsAwaited, callsAnswered))) inVain = callsUnanswered();
}
