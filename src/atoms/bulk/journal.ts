import type { Getter } from 'jotai';
import * as v from 'valibot';
import { bulkRow } from '#domain/bulk/plan.ts';
import { kindIds } from '#domain/kinds.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { authorAtom } from '../session/session.ts';
import { plansOf, progressOf } from './keys.ts';

/** What an author did with many: changed fields, replaced words, or set texts by the rules of typography. */
const bulkModes = ['fields', 'replace', 'typography'] as const;
export type BulkMode = (typeof bulkModes)[number];

/**
 * How far a row has come. `begun`: its call has left, and nobody knows yet what came of it. `changed`: somebody changed it meanwhile, it
 * is as they left it. `stays`: its undo was refused.
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
/** What a bulk edit is to write. It is written once, before the first row. */
export type BulkJournal = v.InferOutput<typeof plan>;

const progress = v.object({
  states: v.array(v.picklist(rowStates)),
  reasons: v.record(v.string(), v.string()),
  /** Whether it is being taken back. */
  isUndo: v.boolean(),
  /** It has been through all rows, or the author stopped it: nothing is left to go on with. */
  isEnded: v.boolean(),
});
/** How far it is. Small, since it is written before and after every row. */
export type BulkProgress = v.InferOutput<typeof progress>;

/** A bulk edit as a device keeps it. */
export interface KeptBulk {
  journal: BulkJournal;
  progress: BulkProgress;
}

/** How many ended ones are kept, so that they can be taken back later, until the author leaves (`leftBehind.ts`). */
const keptRuns = 5;

const untold = (error: unknown) => logFailure('A bulk edit was not noted on this device', error);

/** Keeps what is to be written. A device without room keeps nobody from it: only this page knows of it then. */
export async function keepJournal(get: Getter, journal: BulkJournal): Promise<void> {
  const author = get(authorAtom)?.id;
  if (author === undefined) return;
  await get(deviceAtom)
    .set(plansOf(author) + journal.id, journal)
    .catch(untold);
}

/** Keeps how far a bulk edit of an author is, who may have left by now. */
export async function keepProgress(
  get: Getter,
  { id, author, progress }: { id: string; author: string; progress: BulkProgress },
): Promise<void> {
  await get(deviceAtom)
    .set(progressOf(author) + id, progress)
    .catch(untold);
}

/** The bulk edits that this device keeps of the author, the latest first. Those beyond what is kept are forgotten. */
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
