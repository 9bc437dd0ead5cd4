import { atom } from 'jotai';
import { qaKeys } from '#api/qa/queries.ts';
import { createQa, listQa, readQa, updateQa } from '#api/qa/requests.ts';
import { qaEntry, type QaEntry, type QaUpdate } from '#domain/qa/schema.ts';
import { createCollection } from '../collection.ts';
import { collectionTexts } from '../collectionTexts.ts';

const requests = { list: listQa, read: readQa, create: createQa, update: updateQa };
/** Messages about failed calls. */
export const qaTexts = collectionTexts({
  ru: ['вопрос', 'вопроса', 'вопросов'],
  en: ['question', 'questions'],
});
const entries = createCollection({ keys: qaKeys, requests, texts: qaTexts });

/**
 * A list of questions of clients with their answers; unanswered ones come first. The filters of the platform: `status` (one or several),
 * `contentType`, `contentId`. The same parameters give the same atom.
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

/** Changes only these fields of an entry: somebody may have changed others since it was read. Unknown fields are sent back unchanged. */
export const patchQaAtom = atom(
  null,
  (_get, set, { entry, patch }: { entry: QaEntry; patch: Omit<QaUpdate, 'id'> }) => {
    const unknown = Object.entries(entry).filter(([field]) => !(field in qaEntry.entries));
    return set(updateQaAtom, { ...Object.fromEntries(unknown), ...patch, id: entry.id });
  },
);

/** Removes a deleted entry from the loaded lists. */
export const dropQaAtom = entries.removeAtom;
