import { quizKeys } from '#api/quiz/queries.ts';
import { createQuiz, listQuizzes, readQuiz, removeQuiz, updateQuiz } from '#api/quiz/requests.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createCollection } from '../collection.ts';
import { createRemoval } from '../removal.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список тестов',
    notFound: (id: string) => `Тест ${id} не\u00A0найден`,
    notCreated: 'Ошибка при создании теста',
    notUpdated: 'Не\u00A0удалось обновить тест',
    notRemoved: 'Не\u00A0удалось удалить тест',
  },
  en: {
    notListed: 'Failed to get the list of quizzes',
    notFound: (id: string) => `Quiz ${id} was not found`,
    notCreated: 'Failed to create the quiz',
    notUpdated: 'Failed to update the quiz',
    notRemoved: 'Failed to remove the quiz',
  },
});

const quizzes = createCollection({
  keys: quizKeys,
  requests: { list: listQuizzes, read: readQuiz, create: createQuiz, update: updateQuiz },
  texts: messages,
});

/** Removes a quiz. What clients have answered stays. */
export const removeQuizAtom = createRemoval({
  request: removeQuiz,
  forgetAtom: quizzes.removeAtom,
  text: (language) => messages[language].notRemoved,
});

/** A list of quizzes. The platform filters by `status` (one or several). The same parameters give the same atom. */
export const quizListAtom = quizzes.listAtom;

/** How many quizzes match, or null until it is known. */
export const quizCountAtom = quizzes.countAtom;

/** A quiz by its id, with its questions. */
export const quizAtom = quizzes.itemAtom;

/** Reads a quiz again. */
export const refreshQuizAtom = quizzes.refreshAtom;

/** Creates a quiz, which has no questions yet. */
export const createQuizAtom = quizzes.createAtom;

/** Changes the settings or the status of a quiz and reads it again. */
export const updateQuizAtom = quizzes.updateAtom;
