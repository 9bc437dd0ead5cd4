// Apart from the collection, which every list of them loads.
import { removeQuiz } from '#api/quiz/requests.ts';
import { createRemoval } from '../removal.ts';
import { dropQuizAtom, quizTexts } from './quizzes.ts';

/** Removes a quiz. What clients have answered stays. */
export const removeQuizAtom = createRemoval({ dropAtom: dropQuizAtom, remove: removeQuiz, texts: quizTexts });
