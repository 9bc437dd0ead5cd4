import * as v from 'valibot';
import { createOf, updateOf, whole } from '../content/schema.ts';
import { email } from '../auth/schema.ts';
import { id, maybe, moment, stamps, text } from '../wire.ts';
import { listRequest } from '../lists.ts';

/** Statuses of a quiz. */
export const quizStatuses = ['draft', 'active', 'archived'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** Types of a question, in the order of the form. */
export const questionTypes = ['single', 'multiple', 'boolean', 'short', 'open', 'order'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Minimum and maximum number of options of a question. */
export const optionCount = { min: 2, max: 10 };

/** An option of a question. */
export const option = v.looseObject({
  ...stamps,
  text: v.string(),
  isCorrect: v.optional(v.boolean(), false),
  orderNumber: v.optional(v.number(), 1),
});
export type QuizOption = v.InferOutput<typeof option>;

/** A question of a quiz. */
export const question = v.looseObject({
  ...stamps,
  text: v.string(),
  type: v.string(),
  points: v.optional(v.number(), 1),
  required: v.optional(v.boolean(), true),
  imageId: maybe(id),
  explanation: maybe(v.string()),
  orderNumber: v.optional(v.number(), 1),
  options: v.optional(v.array(option), []),
});
export type Question = v.InferOutput<typeof question>;

/** A quiz as read. Attempts: 0 is no limit; time: null is no limit. */
export const quiz = v.looseObject({
  ...stamps,
  name: v.string(),
  description: maybe(v.string()),
  passingScore: v.optional(v.number(), 70),
  attempts: v.optional(v.number(), 0),
  timeLimitMin: maybe(v.number()),
  shuffle: v.optional(v.boolean(), false),
  showAnswers: v.optional(v.boolean(), false),
  status: v.string(),
  questions: v.optional(v.array(question), []),
});
export type Quiz = v.InferOutput<typeof quiz>;

/** A client's answer to one question: the ids of options in order, or a text. */
const givenAnswer = v.looseObject({
  questionId: id,
  optionIds: v.optional(v.array(id)),
  text: maybe(v.string()),
  /** Its points; null until it is checked. */
  points: maybe(v.number()),
});
export type GivenAnswer = v.InferOutput<typeof givenAnswer>;

/** A client's attempt at a quiz. `passed`: null until it is checked. */
export const quizAnswer = v.looseObject({
  ...stamps,
  email: v.string(),
  code: v.string(),
  quizId: id,
  quizName: v.string(),
  score: maybe(v.number()),
  percent: maybe(v.number()),
  passed: maybe(v.boolean()),
  submittedAt: moment,
  answers: v.optional(v.array(givenAnswer), []),
});
export type QuizAnswer = v.InferOutput<typeof quizAnswer>;

const fields = {
  description: maybe(text(5000)),
  passingScore: v.optional(whole(0, 100)),
  attempts: v.optional(whole(0, 100)),
  timeLimitMin: maybe(whole(1, 1440)),
  shuffle: v.optional(v.boolean()),
  showAnswers: v.optional(v.boolean()),
  status: v.optional(v.picklist(quizStatuses)),
};

/** Body of `create`: at least a name. */
export const quizCreate = createOf(fields);
export type QuizCreate = v.InferInput<typeof quizCreate>;

/** Body of the update: the id, and the changes. Questions have their own calls. */
export const quizUpdate = updateOf(fields);
export type QuizUpdate = v.InferInput<typeof quizUpdate>;

const questionText = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(1000));

const questionFields = {
  points: v.optional(whole(1, 1000)),
  required: v.optional(v.boolean()),
  imageId: maybe(id),
  explanation: maybe(text(1000)),
  orderNumber: v.optional(whole(1, 10_000)),
};

/** Body of `question/create`. Without an `orderNumber` the question comes last. */
export const questionCreate = v.looseObject({
  text: questionText,
  type: v.picklist(questionTypes),
  ...questionFields,
});
export type QuestionCreate = v.InferInput<typeof questionCreate>;

/** Body of the edit of a question: the changes. */
export const questionUpdate = v.looseObject({
  text: v.optional(questionText),
  type: v.optional(v.picklist(questionTypes)),
  ...questionFields,
});
export type QuestionUpdate = v.InferInput<typeof questionUpdate>;

/** The most characters of an option. */
export const maxOptionText = 250;

const optionText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxOptionText));
const optionFields = { isCorrect: v.optional(v.boolean()), orderNumber: v.optional(whole(1, 100)) };

/** Body of `option/create`. Without an `orderNumber` the option comes last. */
export const optionCreate = v.looseObject({ text: optionText, ...optionFields });
export type OptionCreate = v.InferInput<typeof optionCreate>;

/** Body of the edit of an option: the changes. */
export const optionUpdate = v.looseObject({ text: v.optional(optionText), ...optionFields });
export type OptionUpdate = v.InferInput<typeof optionUpdate>;

/** Body of `answers/list`: a list request with the quiz; without it the list has those of all quizzes. */
export const answersRequest = v.optional(
  v.looseObject({ ...listRequest.wrapped.entries, quizId: maybe(id) }),
  {},
);

/** Body of `answers/check`: the client's e-mail and the code of the attempt. */
export const answerCheck = v.looseObject({ email, code: v.pipe(text(50), v.nonEmpty()) });
export type AnswerCheck = v.InferInput<typeof answerCheck>;
