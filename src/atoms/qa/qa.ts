import { atom } from 'jotai';
import { qaKeys } from '#api/qa/queries.ts';
import { createQa, listQa, readQa, updateQa } from '#api/qa/requests.ts';
import { qaEntry, type QaEntry, type QaUpdate } from '#domain/qa/schema.ts';
import { createCollection } from '../collection.ts';
import { collectionTexts } from '../collectionTexts.ts';

const requests = { list: listQa, read: readQa, create: createQa, update: updateQa };
/** What is said of questions that failed. */
export const qaTexts = collectionTexts({
  ru: ['вопрос', 'вопроса', 'вопросов'],
  en: ['question', 'questions'],
});
const entries = createCollection({ keys: qaKeys, requests, texts: qaTexts });

/**
 * A list of questions of clients with their answers; those that wait for one come first. The filters of the platform:
 * `status` (one or several), `contentType`, `contentId`. The same parameters give the same atom.
 */
export const qaListAtom = entries.listAtom;

/** How many entries match, or null until it is known. */
export const qaCountAtom = entries.countAtom;

/** An entry by its id. */
export const qaAtom = entries.itemAtom;

/** Reads an entry again. */
export const refreshQaAtom = entries.refreshAtom;

/** Creates an entry. */
export const createQaAtom = entries.createAtom;

/** The latest entries. */
export const latestQaAtom = entries.latestAtom;

/** Changes an entry and reads it again; `orderNumber` moves it, and the others make room. */
export const updateQaAtom = entries.updateAtom;

/**
 * Changes these fields of an entry and no others: somebody may have changed it since it was read. What this console does not know of it
 * travels back as it came.
 */
export const patchQaAtom = atom(
  null,
  (_get, set, { entry, patch }: { entry: QaEntry; patch: Omit<QaUpdate, 'id'> }) => {
    const unknown = Object.entries(entry).filter(([field]) => !(field in qaEntry.entries));
    return set(updateQaAtom, { ...Object.fromEntries(unknown), ...patch, id: entry.id });
  },
);

/** Drops an entry that is gone from the loaded lists. */
export const dropQaAtom = entries.removeAtom;
