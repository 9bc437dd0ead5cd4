import { atom, type Getter, type Setter } from 'jotai';
import {
  createOption,
  createQuestion,
  removeOption,
  removeQuestion,
  updateOption,
  updateQuestion,
  type OptionPath,
  type QuestionPath,
} from '#api/quiz/requests.ts';
import type { OptionCreate, OptionUpdate, QuestionCreate, QuestionUpdate } from '#api/quiz/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { changeInside } from './quizzes.ts';

const messages = defineMessages({
  ru: {
    createQuestion: 'Не\u00A0удалось создать вопрос',
    updateQuestion: 'Не\u00A0удалось изменить вопрос',
    removeQuestion: 'Не\u00A0удалось удалить вопрос',
    createOption: 'Не\u00A0удалось создать вариант ответа',
    updateOption: 'Не\u00A0удалось изменить вариант ответа',
    removeOption: 'Не\u00A0удалось удалить вариант ответа',
  },
  en: {
    createQuestion: 'Failed to create the question',
    updateQuestion: 'Failed to change the question',
    removeQuestion: 'Failed to remove the question',
    createOption: 'Failed to create the option',
    updateOption: 'Failed to change the option',
    removeOption: 'Failed to remove the option',
  },
});

/** An intent that changes something inside a quiz; it is told as `name` where it fails. */
const intent = <Input extends { quizId: string }, T>(
  name: keyof (typeof messages)['ru'],
  request: (input: Input) => Promise<T>,
) =>
  atom(null, (get: Getter, set: Setter, input: Input) =>
    changeInside(get, set, {
      quizId: input.quizId,
      request: () => request(input),
      failure: { text: (language) => messages[language][name] },
    }),
  );

/** Adds a question to a quiz: at the place of its `orderNumber`, else last. Answers the question. */
export const createQuestionAtom = intent(
  'createQuestion',
  ({ quizId, question }: { quizId: string; question: QuestionCreate }) => createQuestion(quizId, question),
);

/** Changes the given fields of a question; `orderNumber` moves it. */
export const updateQuestionAtom = intent(
  'updateQuestion',
  ({ patch, ...path }: QuestionPath & { patch: QuestionUpdate }) => updateQuestion(path, patch),
);

/** Removes a question with its options. */
export const removeQuestionAtom = intent('removeQuestion', (path: QuestionPath) => removeQuestion(path));

/** Adds an option to a question: at the place of its `orderNumber`, else last. Answers the option. */
export const createOptionAtom = intent(
  'createOption',
  ({ option, ...path }: QuestionPath & { option: OptionCreate }) => createOption(path, option),
);

/** Changes the given fields of an option. Marked as correct where one alone is, it unmarks the others. */
export const updateOptionAtom = intent(
  'updateOption',
  ({ patch, ...path }: OptionPath & { patch: OptionUpdate }) => updateOption(path, patch),
);

/** Removes an option. */
export const removeOptionAtom = intent('removeOption', (path: OptionPath) => removeOption(path));
