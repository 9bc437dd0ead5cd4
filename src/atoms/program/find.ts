import * as v from 'valibot';
import type { Module } from '#domain/course/schema.ts';
import type { LectureFields, ProgramEdits } from './edits.ts';
import { heldOf, type Journal, type Note } from './journal.ts';
import type { Held } from './tree.ts';
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

/**
 * The temporary ids of creations without an answer. Those that the author has deleted since are included: they may be restored while the save that
 * clears the journal runs.
 */
export const lostOf = ({ steps, ids }: Journal, kind: StepKind): string[] =>
  Object.entries(steps).flatMap(([step, noted]) => {
    const id = step.slice(kind.length + 1);
    return noted.kind === kind && noted.state === 'begun' && ids[id] === undefined ? [id] : [];
  });

/** A created lecture, as it was last sent; values that are not text come from the author's draft. */
export function sentLecture(
  { steps }: Pick<Journal, 'steps'>,
  id: string,
  mine: LectureFields,
): LectureFields {
  const { name, description, streamID } = sentOf(
    steps[`updateLecture/${id}`] ?? steps[`createLecture/${id}`],
  );
  const asSent = (own: string, sent: string | null | undefined) =>
    own.trim() === (sent ?? '') ? own : (sent ?? '');
  return {
    ...mine,
    name: asSent(mine.name, name),
    description: asSent(mine.description, description),
    streamID: mine.file === null ? (streamID ?? null) : mine.streamID,
  };
}

interface Search<Item> {
  kind: StepKind;
  /** The temporary ids of creations without an answer. */
  lost: readonly string[];
  /** Ids that existed before. */
  known: readonly string[];
  /** Where the result must be. */
  among: (id: string) => readonly Item[];
  /** Whether an entity equals what was sent. */
  isMade: (one: Item, sent: Sent, id: string) => boolean;
}

/** The ids of known results, with those of creations without an answer: an entity that is new, and not the result of another one. */
function idsWith<Item extends { id: string }>(
  { ids: before, steps }: Journal,
  { kind, lost, known, among, isMade }: Search<Item>,
): Journal['ids'] {
  const ids = { ...before };
  for (const id of lost) {
    const taken = new Set([...known, ...Object.values(ids)]);
    const sent = sentOf(steps[`${kind}/${id}`]);
    const made = among(id).find((one) => !taken.has(one.id) && isMade(one, sent, id));
    if (made !== undefined) ids[id] = made.id;
  }
  return ids;
}

/** Records the results. */
export async function noteFound<Item extends { id: string }>(
  work: Work,
  search: Search<Item>,
): Promise<void> {
  const before = work.journal();
  const ids = idsWith(before, search);
  if (Object.keys(ids).length > Object.keys(before.ids).length) await work.note({ ids });
}

/** How modules whose creation had no answer are found on the platform. */
export const lostModules = (journal: Journal, modules: () => readonly Module[]): Search<Module> => ({
  kind: 'createModule',
  lost: lostOf(journal, 'createModule'),
  known: journal.known.modules,
  among: modules,
  isMade: ({ name }, sent) => name === sent.name,
});

/** The result of an interrupted save, for display: a module that it created without an answer is not shown beside its draft. */
export function heldThere(journal: Journal | null, edits: ProgramEdits, modules: readonly Module[]): Held {
  if (journal === null) return heldOf(journal, edits);
  const ids = idsWith(
    journal,
    lostModules(journal, () => modules),
  );
  return heldOf({ ...journal, ids }, edits);
}
