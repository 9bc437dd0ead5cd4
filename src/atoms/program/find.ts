import * as v from 'valibot';
import type { Journal, Note } from './journal.ts';
import type { Work } from './steps/step.ts';
import type { StepKind } from './types.ts';

const body = v.looseObject({
  name: v.optional(v.string()),
  description: v.nullish(v.string()),
  streamID: v.nullish(v.string()),
});
type Sent = v.InferOutput<typeof body>;

/** What a step sent when it began. */
export const sentOf = (note: Note | undefined): Sent => v.parse(body, JSON.parse(note?.print ?? '{}'));

/** Of these temporary ids those whose creation began, and nobody heard what came of it. */
export const lostOf = ({ steps, ids }: Journal, kind: StepKind, drafts: readonly string[]): string[] =>
  drafts.filter((id) => steps[`${kind}/${id}`]?.state === 'begun' && ids[id] === undefined);

interface Search<Item> {
  kind: StepKind;
  /** The temporary ids of what was lost. */
  lost: readonly string[];
  /** Ids that were there before. */
  known: readonly string[];
  /** Where it must be, if it was made. */
  among: (id: string) => readonly Item[];
  /** Whether one is what was sent. */
  isMade: (one: Item, sent: Sent, id: string) => boolean;
}

/** Notes the ids of what was made though nobody heard of it: not there before, and not taken for another yet. */
export async function noteFound<Item extends { id: string }>(
  work: Work,
  { kind, lost, known, among, isMade }: Search<Item>,
): Promise<void> {
  const { ids: before, steps } = work.journal();
  const ids = { ...before };
  for (const id of lost) {
    const taken = new Set([...known, ...Object.values(ids)]);
    const sent = sentOf(steps[`${kind}/${id}`]);
    const made = among(id).find((one) => !taken.has(one.id) && isMade(one, sent, id));
    if (made !== undefined) ids[id] = made.id;
  }
  if (Object.keys(ids).length > Object.keys(before).length) await work.note({ ids });
}
