import type { SaveStep, StepKind } from '#atoms/program/types.ts';
import type { SegmentState, SegmentStep } from '#components/feedback/Segments/Segments.tsx';
import type { saveMessages } from './saveMessages.ts';

type Texts = (typeof saveMessages)['ru'];

/** How many steps stand side by side, each with its words; more are told by their kinds. */
export const mostSegments = 8;

/** The heading of several steps of a kind. */
const groupOf: Record<StepKind, 'own' | 'modules' | 'media' | 'lectures' | 'changes' | 'files' | 'removals'> =
  {
    createOwner: 'own',
    createModule: 'modules',
    updateModule: 'modules',
    uploadLecture: 'media',
    createLecture: 'lectures',
    attachLecture: 'lectures',
    updateLecture: 'changes',
    uploadAttachment: 'files',
    removeAttachment: 'files',
    removeModule: 'removals',
    updateOwner: 'own',
    readOwner: 'own',
  };

const over = ({ state }: SaveStep) => state === 'done' || state === 'skipped';

function stateOf(steps: readonly SaveStep[]): SegmentState {
  if (steps.some(({ state }) => state === 'failed')) return 'failed';
  if (steps.every(over)) return 'done';
  return steps.some((step) => step.state === 'running' || over(step)) ? 'current' : 'todo';
}

/** How much of some steps is done, 0–100, with what is on its way. */
function shareOf(steps: readonly SaveStep[]): number {
  const sum = steps.reduce(
    (total, step) => total + (over(step) ? 100 : step.state === 'running' ? (step.progress ?? 50) : 0),
    0,
  );
  return steps.length === 0 ? 0 : sum / steps.length;
}

/** The steps of a save as segments of its bar. */
export function segmentsOf(steps: readonly SaveStep[], t: Texts): SegmentStep[] {
  if (steps.length <= mostSegments) {
    return steps.map((step) => ({
      label: t[step.kind],
      note: step.name,
      state: stateOf([step]),
      value: shareOf([step]),
    }));
  }
  const groups = new Map<string, { label: string; steps: SaveStep[] }>();
  for (const step of steps) {
    // The course itself is first created and last updated: two places of the bar.
    const group = groupOf[step.kind];
    const id = group === 'own' ? (step.kind === 'createOwner' ? 'first' : 'last') : group;
    const known = groups.get(id) ?? { label: t[group], steps: [] };
    known.steps.push(step);
    groups.set(id, known);
  }
  return [...groups.values()].map(({ label, steps: own }) => ({
    label,
    note: t.countOf(own.filter(over).length, own.length),
    state: stateOf(own),
    value: shareOf(own),
  }));
}
