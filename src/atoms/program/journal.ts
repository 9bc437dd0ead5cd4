import { atom, type Atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { moduleOwners, type Module, type ModuleOwner } from '#domain/course/schema.ts';
import type { Device } from '#lib/device/device.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { isWorkOf } from '../session/entering.ts';
import { onLeave } from '../session/private.ts';
import { isSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { sameValue } from '../editor/fields.ts';
import { moduleFields, noEdits, type ProgramEdits } from './edits.ts';
import { nothingHeld, type Held } from './tree.ts';
import { stepKinds, stepStates } from './types.ts';

const stepEntries = {
  kind: v.picklist(stepKinds),
  name: v.string(),
  moduleId: v.nullable(v.string()),
  size: v.nullable(v.number()),
};

/** The journal's record of one step. */
const note = v.object({
  ...stepEntries,
  /** `begun`: its call was sent, and its outcome is unknown. */
  state: v.picklist(['begun', 'done', 'failed']),
  /** What it sends: a step that would send something else is another step. */
  print: v.string(),
});
export type Note = v.InferOutput<typeof note>;

/** A step as it was last shown to the author. */
const told = v.object({
  ...stepEntries,
  id: v.string(),
  state: v.picklist(stepStates),
  reason: v.nullable(v.string()),
  resumed: v.boolean(),
});
export type ToldStep = v.InferOutput<typeof told>;

const journal = v.object({
  type: v.picklist(moduleOwners),
  /** The key of the draft. */
  key: v.string(),
  /** The name of the course or marathon, to show for the unfinished save. */
  name: v.string(),
  startedAt: v.number(),
  /** null until a new one is created. */
  ownerId: v.nullable(v.string()),
  /** The platform's ids of created drafts, by their temporary ids. */
  ids: v.record(v.string(), v.string()),
  /** The module values that were sent, the last two of each: the platform has one of them. */
  written: v.record(v.string(), v.array(moduleFields)),
  /** What existed before any creation, to find the results of lost answers. */
  known: v.object({
    owners: v.nullable(v.array(v.string())),
    modules: v.array(v.string()),
    attachments: v.array(v.string()),
    lectures: v.nullable(v.array(v.string())),
  }),
  /** The begun steps, by id. */
  steps: v.record(v.string(), note),
  /** All steps in order, as shown to the author: after a reload the same are shown. */
  told: v.optional(v.array(told), []),
  /** Everything is on the platform: only the draft was not updated yet. */
  isThrough: v.boolean(),
  /** Abandoned by the author: it is not offered any more, but its results stay known by their ids. */
  isDropped: v.boolean(),
});

/** What a save has done and was about to do: enough to continue after any interruption. */
export type Journal = v.InferOutput<typeof journal>;

/** Journals of this page, by draft name; null if the device has none. */
const journalsAtom = atom<Readonly<Record<string, Journal | null>>>({});
onLeave((_get, set) => set(journalsAtom, {}));

interface Named {
  type: ModuleOwner;
  key: string;
}

const folderOf = (author: string, type: ModuleOwner) => `save/${author}/${type}/`;

const nameOf = (author: string | undefined, { type, key }: Named): string | null =>
  author === undefined ? null : folderOf(author, type) + key;

/** This page's journal of a draft. */
export const journalOf = (get: Getter, named: Named): Journal | null =>
  get(journalsAtom)[`${named.type}/${named.key}`] ?? null;

const put = (set: Setter, { type, key }: Named, value: Journal | null) =>
  set(journalsAtom, (all) => ({ ...all, [`${type}/${key}`]: value }));

/** Writes a journal of an author, who may have left by now, and resolves when the device has stored it. */
export const writeJournal = async (
  get: Getter,
  set: Setter,
  value: Journal,
  author = get(authorAtom)?.id,
): Promise<void> => {
  if (isWorkOf(get, author)) put(set, value, value);
  const name = nameOf(author, value);
  if (name === null) return;
  // Without room on the device the save still runs: this page has the journal, and the next one finds its note.
  const untold = (error: unknown) => logFailure('The journal of a save was not kept on this device', error);
  await get(deviceAtom).set(name, value).catch(untold);
};

/** Removes a journal from this page only, together with a change of its draft. The device still has it. */
export const forgetJournalAtom = atom(null, (_get, set, named: Named, change: (set: Setter) => void) => {
  change(set);
  put(set, named, null);
});

/** This page knows nothing of a journal any more: whatever another tab has left there is found by the next reading. */
const forget = (set: Setter, { type, key }: Named) =>
  set(journalsAtom, (all) =>
    Object.fromEntries(
      Object.entries(all).filter(([name, value]) => value !== null || name !== `${type}/${key}`),
    ),
  );

/** Takes a journal of an author away: all of it is done, or they let it be. */
export const removeJournal = async (
  get: Getter,
  set: Setter,
  named: Named,
  author = get(authorAtom)?.id,
): Promise<void> => {
  if (isWorkOf(get, author)) put(set, named, null);
  const name = nameOf(author, named);
  if (name !== null) await get(deviceAtom).remove(name);
  forget(set, named);
};

/** Ids of what was made for drafts that lie on the device: other tabs, and visits that were cut off, have left them. */
async function idsOfDrafts(device: Device, name: string, ids: Journal['ids']): Promise<Journal['ids']> {
  if (Object.keys(ids).length === 0) return {};
  const names = (await device.keys(name)).filter((one) => one === name || one.startsWith(`${name}@`));
  const drafts = JSON.stringify(await Promise.all(names.map((one) => device.get(one))));
  // A temporary id is random: wherever it stands, it is meant.
  return Object.fromEntries(Object.entries(ids).filter(([id]) => drafts.includes(id)));
}

/**
 * A journal is done with, once the device has what is left of its draft. What a save that was cut in another tab has made stays known, or the draft
 * of that tab would make it again.
 */
export async function closeJournal(
  get: Getter,
  set: Setter,
  value: Journal,
  author: string | undefined,
): Promise<void> {
  const draft = `draft/${author}/${value.type}/${value.key}`;
  const ids = await idsOfDrafts(get(deviceAtom), draft, value.ids).catch(() => ({}));
  if (Object.keys(ids).length === 0) return removeJournal(get, set, value, author);
  await writeJournal(get, set, { ...newJournal(value, []), ids, isDropped: true }, author);
}

/** Whether a save has begun by a journal. One that only knows the ids of what others have made tells of none. */
export const isOfSave = (of: Journal | null): boolean =>
  of !== null && !(of.isDropped && Object.keys(of.steps).length === 0);

/** Reads the journals of a kind that earlier visits left, once. */
export const loadJournalsAtom = atom(null, async (get, set, type: ModuleOwner) => {
  const author = get(authorAtom);
  if (author === null) return;
  const device = get(deviceAtom);
  const names = await device.keys(folderOf(author.id, type));
  for (const name of names) {
    const found = v.safeParse(journal, await device.get(name).catch(() => undefined));
    if (!isSameAuthor(get, author.id)) return;
    if (!found.success) continue;
    // What this page has written or removed meanwhile is younger; of what only others need it has no say.
    const known = get(journalsAtom)[`${type}/${found.output.key}`];
    if (known === null || (known !== undefined && isOfSave(known))) continue;
    put(set, found.output, found.output);
  }
});

/** Reads the journals of a kind when a screen needs one. */
const watchAtom = boundedAtomFamily(({ type }: { author: string; type: ModuleOwner }) => {
  const effectAtom = atom(null, (_get, set) => set(loadJournalsAtom, type));
  effectAtom.onMount = (load) => void load();
  return effectAtom;
});

/** The unfinished journal of a draft, by its key or by the id of the entity that was new when the save began. */
export const journalAtom = boundedAtomFamily(({ type, key }: Named): Atom<Journal | null> =>
  atom((get) => {
    const author = get(authorAtom);
    if (author) get(watchAtom({ author: author.id, type }));
    const all = Object.values(get(journalsAtom));
    return (
      journalOf(get, { type, key }) ?? all.find((one) => one?.type === type && one.ownerId === key) ?? null
    );
  }),
);

/** The journal of a new save. */
export const newJournal = (
  at: Pick<Journal, 'type' | 'key' | 'name' | 'ownerId' | 'startedAt'>,
  modules: readonly Module[],
): Journal => ({
  ...at,
  ids: {},
  written: {},
  known: {
    owners: null,
    modules: modules.map(({ id }) => id),
    attachments: modules.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
    lectures: null,
  },
  steps: {},
  told: [],
  isThrough: false,
  isDropped: false,
});

/**
 * The results of an interrupted save for drafts that still exist. A created entity that the author deleted since counts as the platform's like all
 * others.
 */
export function heldOf(journal: Journal | null, edits: ProgramEdits): Held {
  if (journal === null || sameValue(edits, noEdits)) return nothingHeld;
  const { ids, written } = journal;
  const sent = new Set(
    Object.entries(written).flatMap(([module, of]) => {
      const edit = edits.modules[module];
      // A draft stored at the end of the save has the platform's ids already, while its journal still exists.
      const knows = (id: string) => edit?.base?.lectures.includes(ids[id] ?? '') === true;
      return edit === undefined ? [] : of.flatMap(({ lectures }) => lectures).filter((id) => !knows(id));
    }),
  );
  const isThere = (id: string) =>
    id in edits.modules || id in edits.lectures || id in edits.attachments || sent.has(id);
  return {
    ids: Object.fromEntries(Object.entries(ids).filter(([id]) => isThere(id))),
    written,
    // A created or moved module has the position that was wanted then.
    isOrderSent: Object.values(journal.steps).some(
      ({ kind }) => kind === 'updateModule' || kind === 'createModule',
    ),
    removed: Object.values(journal.steps).flatMap(({ kind, moduleId }) =>
      kind === 'removeModule' && moduleId !== null ? [moduleId] : [],
    ),
  };
}
