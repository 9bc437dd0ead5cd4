import { quizKeys } from '#api/quiz/queries.ts';
import { createQuiz, listQuizzes, readQuiz, removeQuiz, updateQuiz } from '#api/quiz/requests.ts';
import { collectionTexts } from '../collectionTexts.ts';
import { createRemovableCollection } from '../removal.ts';

const requests = {
  list: listQuizzes,
  read: readQuiz,
  create: createQuiz,
  update: updateQuiz,
  remove: removeQuiz,
};
const texts = collectionTexts({ ru: ['тест', 'теста', 'тестов'], en: ['quiz', 'quizzes'] });
const quizzes = createRemovableCollection({ keys: quizKeys, requests, texts });

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

/** The latest quizzes. */
export const latestQuizzesAtom = quizzes.latestAtom;

/** Changes the settings or the status of a quiz and reads it again. */
export const updateQuizAtom = quizzes.updateAtom;

/** Removes a quiz. What clients have answered stays. */
export const removeQuizAtom = quizzes.removeAtom;
