import { steps, type PlannedStep } from './steps/steps.ts';

/** How many steps of a lane run at once. */
const lanes = { owner: 1, lectures: 3, files: Number.POSITIVE_INFINITY };

const laneOf = ({ kind }: PlannedStep) => steps[kind].lane;

/**
 * Runs steps in order, in parallel if they do not depend on each other. After a failure nothing more begins; running steps end, and the first failure
 * is thrown.
 */
export function inSchedule(
  plan: readonly PlannedStep[],
  work: (step: PlannedStep, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const planned = new Set(plan.map(({ id }) => id));
  const done = new Set<string>();
  const waiting = [...plan];
  const running = { owner: 0, lectures: 0, files: 0 };
  const stop = new AbortController();
  let failure: { error: unknown } | null = null;

  return new Promise((resolve, reject) => {
    const isReady = (step: PlannedStep) =>
      running[laneOf(step)] < lanes[laneOf(step)] &&
      step.after.every((id) => !planned.has(id) || done.has(id));

    const settle = () => {
      const busy = running.owner + running.lectures + running.files;
      if (busy > 0) return;
      if (failure !== null) return reject(failure.error);
      if (waiting.length === 0) return resolve();
      reject(new Error(`Steps wait for each other: ${waiting.map(({ id }) => id).join(', ')}`));
    };

    const next = (): void => {
      const ready = failure === null ? waiting.findIndex(isReady) : -1;
      const [step] = ready === -1 ? [] : waiting.splice(ready, 1);
      if (step === undefined) return settle();
      void run(step);
      next();
    };

    const run = async (step: PlannedStep) => {
      const lane = laneOf(step);
      running[lane] += 1;
      try {
        await work(step, stop.signal);
        done.add(step.id);
      } catch (error) {
        failure ??= { error };
        stop.abort();
      } finally {
        running[lane] -= 1;
        next();
      }
    };

    next();
  });
}
