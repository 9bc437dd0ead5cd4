import type { Getter } from 'jotai';
import * as v from 'valibot';
import { bulkRow } from '#domain/bulk/plan.ts';
import { kindIds } from '#domain/kinds.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { authorAtom } from '../session/session.ts';
import { plansOf, progressOf } from './keys.ts';

/** The type of a bulk edit: changed fields, replaced text, or typography. */
const bulkModes = ['fields', 'replace', 'typography'] as const;
export type BulkMode = (typeof bulkModes)[number];

/**
 * The state of a row. `begun`: its call was sent, and its outcome is unknown. `changed`: somebody else changed the item meanwhile, and it was left
 * alone. `stays`: its undo was refused.
 */
const rowStates = ['waiting', 'begun', 'done', 'failed', 'changed', 'restored', 'left', 'stays'] as const;
export type BulkRowState = (typeof rowStates)[number];

const plan = v.object({
  id: v.string(),
  mode: v.picklist(bulkModes),
  /** The kind whose list it was begun in. */
  kind: v.picklist(kindIds),
  startedAt: v.number(),
  rows: v.array(bulkRow),
});
/** The plan of a bulk edit. It is written once, before the first row. */
export type BulkJournal = v.InferOutput<typeof plan>;

const progress = v.object({
  states: v.array(v.picklist(rowStates)),
  reasons: v.record(v.string(), v.string()),
  /** Whether it is being undone. */
  isUndo: v.boolean(),
  /** All rows are processed, or the author stopped it: there is nothing to resume. */
  isEnded: v.boolean(),
});
/** The progress. Small, because it is written before and after every row. */
export type BulkProgress = v.InferOutput<typeof progress>;

/** A bulk edit as the device stores it. */
export interface KeptBulk {
  journal: BulkJournal;
  progress: BulkProgress;
}

/** How many finished ones are kept for a later undo, until the author leaves (`leftBehind.ts`). */
const keptRuns = 5;

const untold = (error: unknown) => logFailure('A bulk edit was not noted on this device', error);

/** Stores the plan. Without room on the device the edit still runs: then only this page knows of it. */
export async function keepJournal(get: Getter, journal: BulkJournal): Promise<void> {
  const author = get(authorAtom)?.id;
  if (author === undefined) return;
  await get(deviceAtom)
    .set(plansOf(author) + journal.id, journal)
    .catch(untold);
}

/** Stores the progress of an author's bulk edit; that author may have left by now. */
export async function keepProgress(
  get: Getter,
  { id, author, progress }: { id: string; author: string; progress: BulkProgress },
): Promise<void> {
  await get(deviceAtom)
    .set(progressOf(author) + id, progress)
    .catch(untold);
}

/** The stored bulk edits of the author, the latest first. Older ones beyond the limit are removed. */
export async function keptBulks(get: Getter): Promise<KeptBulk[]> {
  const author = get(authorAtom)?.id;
  if (author === undefined) return [];
  const device = get(deviceAtom);
  const names = await device.keys(plansOf(author));
  const read = await Promise.all(
    names.map(async (name) => {
      const id = name.slice(plansOf(author).length);
      const journal = v.safeParse(plan, await device.get(name).catch(() => undefined));
      const noted = v.safeParse(progress, await device.get(progressOf(author) + id).catch(() => undefined));
      return journal.success && noted.success ? [{ journal: journal.output, progress: noted.output }] : [];
    }),
  );
  const all = read.flat().toSorted((one, other) => other.journal.startedAt - one.journal.startedAt);
  const old = all.filter(({ progress: { isEnded } }, at) => isEnded && at >= keptRuns);
  for (const { journal } of old) {
    await device.remove(plansOf(author) + journal.id);
    await device.remove(progressOf(author) + journal.id);
  }
  return all.filter((one) => !old.includes(one));
}
