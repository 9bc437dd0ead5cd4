import type { CopyAt } from '../content/copy.ts';
import { copyName } from '../copy/copyName.ts';
import type { QuizFields } from './fields.ts';

/** The fields of a copy of a quiz: a draft. `newId` gives its questions and options ids of their own. */
export const copyOfQuiz = (
  fields: QuizFields,
  { language }: Pick<CopyAt, 'language'>,
  newId: () => string,
): QuizFields => ({
  ...fields,
  name: copyName(fields.name, language),
  status: 'draft',
  questions: fields.questions.map((question) => ({
    ...question,
    id: newId(),
    options: question.options.map((option) => ({ ...option, id: newId() })),
  })),
});
