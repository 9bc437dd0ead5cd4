import { atom, type Atom, type Setter } from 'jotai';
import type { ModuleOwner } from '#domain/course/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { journalAtom, type Journal, type ToldStep } from './journal.ts';
import type { PlannedStep } from './steps/steps.ts';
import type { SaveProgress, SaveStep } from './types.ts';

/** A running save. */
interface Shown {
  status: SaveProgress['status'];
  steps: readonly SaveStep[];
}

/** The saves of this page, by type and key. */
const shownAtom = atom<Readonly<Record<string, Shown>>>({});
onLeave((_get, set) => set(shownAtom, {}));

const idle: Shown = { status: 'idle', steps: [] };

interface Named {
  type: ModuleOwner;
  key: string;
}
const nameOf = ({ type, key }: Named) => `${type}/${key}`;

/** An interrupted save, from its journal. The outcome of a step that was running is unknown. */
const leftBy = ({ told }: Journal): Shown => ({
  status: 'cut',
  steps: told.map((step) => ({
    ...step,
    state: step.state === 'running' ? 'waiting' : step.state,
    progress: null,
  })),
});

/** The progress of a save, or where it stopped. */
export const progressAtom = boundedAtomFamily((named: Named): Atom<SaveProgress> =>
  atom((get) => {
    const shown = get(shownAtom)[nameOf(named)] ?? idle;
    const journal = get(journalAtom(named));
    const isLeft = journal !== null && !journal.isDropped;
    // An abandoned save is over; one interrupted in an earlier visit is shown as it was then.
    const known = shown.status === 'cut' && !isLeft ? idle : shown;
    const { status, steps } = known.status === 'idle' && isLeft ? leftBy(journal) : known;
    return {
      status,
      steps: [...steps],
      done: steps.filter(({ state }) => state === 'done' || state === 'skipped').length,
      total: steps.length,
      failed: steps.filter(({ state }) => state === 'failed'),
    };
  }),
);

const waiting = ({
  id,
  kind,
  name,
  moduleId,
  size,
}: Pick<SaveStep, 'id' | 'kind' | 'name' | 'moduleId' | 'size'>) => ({
  id,
  kind,
  name,
  moduleId,
  size,
  state: 'waiting' as const,
  progress: null,
  reason: null,
  resumed: false,
});

/** Updates the progress for the screens. */
export function createTeller(set: Setter, named: Named) {
  const name = nameOf(named);
  const change = (work: (shown: Shown) => Shown) =>
    set(shownAtom, (all) => ({ ...all, [name]: work(all[name] ?? idle) }));
  const patch = ({ id }: PlannedStep, to: Partial<SaveStep>) =>
    change(({ steps, ...shown }) => ({
      ...shown,
      steps: steps.map((step) => (step.id === id ? { ...step, ...to } : step)),
    }));
  change(({ steps }) => ({ status: 'running', steps }));

  return {
    /** The steps of the new plan, after those done before the interruption. Returns them for the journal. */
    plan(planned: readonly PlannedStep[], { steps: noted }: Pick<Journal, 'steps'>): ToldStep[] {
      const ids = new Set(planned.map(({ id }) => id));
      const past = Object.entries(noted)
        .filter(([id]) => !ids.has(id))
        .map(([id, { state, ...note }]): SaveStep => ({
          ...waiting({ id, ...note }),
          // A failed step that is not planned again was found to be done, or is no longer wanted.
          state: state === 'failed' ? 'skipped' : 'done',
          resumed: true,
        }));
      const next = planned.map((step): SaveStep => ({ ...waiting(step), resumed: step.id in noted }));
      const steps = [...past, ...next];
      change(() => ({ status: 'running', steps }));
      return steps;
    },
    begin: (step: PlannedStep) => patch(step, { state: 'running', reason: null }),
    progress: (step: PlannedStep, progress: number) => patch(step, { progress }),
    done: (step: PlannedStep) => patch(step, { state: 'done', progress: null }),
    fail: (step: PlannedStep, reason: string) => patch(step, { state: 'failed', progress: null, reason }),
    wait: (step: PlannedStep) => patch(step, { state: 'waiting', progress: null }),
    /** Nothing has begun: the author must answer a question first. */
    idle: () => change(() => idle),
    end: (status: 'done' | 'cut') =>
      change(({ steps }) => ({ status: steps.length === 0 ? 'idle' : status, steps })),
  };
}

export type Teller = ReturnType<typeof createTeller>;
