import { copyOfQuiz } from '#domain/quiz/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { quizEditor } from './editor.ts';
import { ownId } from './ids.ts';

/** How a quiz is copied. */
export const copy = createCopy({
  from: quizEditor,
  to: quizEditor,
  copyOf: (fields, at) => copyOfQuiz(fields, at, ownId),
});
