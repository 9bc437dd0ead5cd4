import { quizKeys } from '#api/quiz/queries.ts';
import { createQuiz, listQuizzes, quizzesThere, readQuiz, updateQuiz } from '#api/quiz/requests.ts';
import { createCollection } from '../collection.ts';
import { collectionTexts } from '../collectionTexts.ts';

const requests = {
  list: listQuizzes,
  there: quizzesThere,
  read: readQuiz,
  create: createQuiz,
  update: updateQuiz,
};
/** What is said of quizzes that failed. */
export const quizTexts = collectionTexts({ ru: ['тест', 'теста', 'тестов'], en: ['quiz', 'quizzes'] });
const quizzes = createCollection({ keys: quizKeys, requests, texts: quizTexts });

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

/** Drops a quiz that is gone from the loaded lists. */
export const dropQuizAtom = quizzes.removeAtom;
