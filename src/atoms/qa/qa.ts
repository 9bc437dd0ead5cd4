import { qaKeys } from '#api/qa/queries.ts';
import { createQa, listQa, readQa, removeQa, updateQa } from '#api/qa/requests.ts';
import { collectionTexts } from '../collectionTexts.ts';
import { createRemovableCollection } from '../removal.ts';

const requests = { list: listQa, read: readQa, create: createQa, update: updateQa, remove: removeQa };
const texts = collectionTexts({ ru: ['вопрос', 'вопроса', 'вопросов'], en: ['question', 'questions'] });
const entries = createRemovableCollection({ keys: qaKeys, requests, texts });

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

/** Removes an entry. */
export const removeQaAtom = entries.removeAtom;
