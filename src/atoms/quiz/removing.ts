// Separate from the collection, which every list loads.
import { removeQuiz } from '#api/quiz/requests.ts';
import { createRemoval } from '../removal.ts';
import { dropQuizAtom, quizTexts } from './quizzes.ts';

/** Deletes a quiz. Answers of clients are kept. */
export const removeQuizAtom = createRemoval({ dropAtom: dropQuizAtom, remove: removeQuiz, texts: quizTexts });
