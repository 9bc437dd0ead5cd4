import { qaKeys } from '#api/qa/queries.ts';
import { createQa, listQa, readQa, removeQa, updateQa } from '#api/qa/requests.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createCollection } from '../collection.ts';
import { createRemoval } from '../removal.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список вопросов',
    notFound: (id: string) => `Вопрос ${id} не\u00A0найден`,
    notCreated: 'Ошибка при создании вопроса',
    notUpdated: 'Не\u00A0удалось обновить вопрос',
    notRemoved: 'Не\u00A0удалось удалить вопрос',
  },
  en: {
    notListed: 'Failed to get the list of questions',
    notFound: (id: string) => `Question ${id} was not found`,
    notCreated: 'Failed to create the question',
    notUpdated: 'Failed to update the question',
    notRemoved: 'Failed to remove the question',
  },
});

const entries = createCollection({
  keys: qaKeys,
  requests: { list: listQa, read: readQa, create: createQa, update: updateQa },
  texts: messages,
});

/** Removes an entry. */
export const removeQaAtom = createRemoval({
  request: removeQa,
  forgetAtom: entries.removeAtom,
  text: (language) => messages[language].notRemoved,
});

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

/** Changes an entry and reads it again; `orderNumber` moves it, and the others make room. */
export const updateQaAtom = entries.updateAtom;
