import * as v from 'valibot';
import type { Question, Quiz, QuizOption } from '#domain/quiz/schema.ts';
import { inOrder } from '#lib/ordered.ts';

const optionFields = v.object({ id: v.string(), text: v.string(), isCorrect: v.boolean() });

/** What the author edits of an option; its place is that in the list. */
export type OptionFields = v.InferOutput<typeof optionFields>;

const questionFields = v.object({
  id: v.string(),
  type: v.string(),
  text: v.string(),
  points: v.number(),
  required: v.boolean(),
  imageId: v.nullable(v.string()),
  explanation: v.string(),
  options: v.array(optionFields),
});

/** What the author edits of a question; its place is that in the list. One that the platform does not have yet has an id of its own. */
export type QuestionFields = v.InferOutput<typeof questionFields>;

const quizFields = v.object({
  name: v.string(),
  description: v.string(),
  passingScore: v.number(),
  attempts: v.number(),
  timeLimitMin: v.nullable(v.number()),
  shuffle: v.boolean(),
  showAnswers: v.boolean(),
  status: v.string(),
  questions: v.array(questionFields),
});

/** What the author edits of a quiz. */
export type QuizFields = v.InferOutput<typeof quizFields>;

/** Fields of a draft as the device keeps them. */
export const keptQuiz = v.partial(quizFields);

/** The fields of a quiz that is not there yet. */
export const noQuiz: QuizFields = {
  name: '',
  description: '',
  passingScore: 70,
  attempts: 0,
  timeLimitMin: null,
  shuffle: false,
  showAnswers: false,
  status: 'draft',
  questions: [],
};

const fieldsOfOption = ({ id, text, isCorrect }: QuizOption): OptionFields => ({ id, text, isCorrect });

const fieldsOfQuestion = (question: Question): QuestionFields => ({
  id: question.id,
  type: question.type,
  text: question.text,
  points: question.points,
  required: question.required,
  imageId: question.imageId ?? null,
  explanation: question.explanation ?? '',
  options: inOrder(question.options).map(fieldsOfOption),
});

/** The platform's copy as fields. */
export const fieldsOfQuiz = (quiz: Quiz): QuizFields => ({
  name: quiz.name,
  description: quiz.description ?? '',
  passingScore: quiz.passingScore,
  attempts: quiz.attempts,
  timeLimitMin: quiz.timeLimitMin ?? null,
  shuffle: quiz.shuffle,
  showAnswers: quiz.showAnswers,
  status: quiz.status,
  questions: inOrder(quiz.questions).map(fieldsOfQuestion),
});

/** Fields as a quiz that can be checked and marked. */
export function asQuiz(fields: QuizFields): Pick<Quiz, 'questions' | 'passingScore'> {
  return {
    passingScore: fields.passingScore,
    questions: fields.questions.map((question, at) => ({
      ...question,
      orderNumber: at + 1,
      options: question.options.map((option, place) => ({ ...option, orderNumber: place + 1 })),
    })),
  };
}

/** The same with spare spaces off the ends of its texts, as the platform keeps them. */
export const tidied = (questions: readonly QuestionFields[]): QuestionFields[] =>
  questions.map((question) => ({
    ...question,
    text: question.text.trim(),
    explanation: question.explanation.trim(),
    options: question.options.map((option) => ({ ...option, text: option.text.trim() })),
  }));
