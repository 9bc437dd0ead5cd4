import { isKnownStatus, type PublicationStatus } from '#domain/publication/rules.ts';

/** Steps on the way to the catalogue, in order. */
const stepNames = ['draft', 'review', 'approved', 'live'] as const;
type StepName = (typeof stepNames)[number];
type StepState = 'done' | 'current' | 'todo';

/** The step that each status stands at. An archived publication is on no way. */
const at: Record<PublicationStatus, StepName | null> = {
  draft: 'draft',
  pending: 'review',
  rejected: 'review',
  approved: 'approved',
  published: 'live',
  unpublished: 'approved',
  archived: null,
};

/** The steps with their states in a status; `null` for a status that is not on the way or that the console does not know. */
export function stepsOf(status: string): { name: StepName; state: StepState }[] | null {
  const here = isKnownStatus(status) ? at[status] : null;
  if (here === null) return null;
  const index = stepNames.indexOf(here);
  return stepNames.map((name, step) => {
    const state = step < index ? 'done' : step === index ? 'current' : 'todo';
    return { name, state };
  });
}
