import * as v from 'valibot';
import { inOrder } from '#lib/ordered.ts';
import { apart, count, defineFields, flag, list, maybeCount, text, type FieldsOf } from '../fields.ts';
import type { Question, Quiz, QuizOption } from './schema.ts';

const optionFields = v.object({ id: v.string(), text: v.string(), isCorrect: v.boolean() });

/** The fields of an option that the author edits; its place is that in the list. */
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

/** The fields of a question that the author edits; its place is that in the list. A new question has a temporary id. */
export type QuestionFields = v.InferOutput<typeof questionFields>;

const form = defineFields<Quiz>()({
  name: text('prose'),
  description: text('prose'),
  passingScore: count('own', 70),
  attempts: count('own'),
  timeLimitMin: maybeCount('own'),
  shuffle: flag(),
  showAnswers: flag(),
  status: text('own', 'draft'),
  questions: apart(list(questionFields, 'own')),
});

export type QuizFields = FieldsOf<typeof form>;

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

/** The fields of a quiz that the author edits. */
export const quizForm = {
  ...form,
  fieldsOf: (quiz: Quiz): QuizFields => ({
    ...form.fieldsOf(quiz, null),
    questions: inOrder(quiz.questions).map(fieldsOfQuestion),
  }),
};

/** The form's fields as a quiz that can be checked and marked. */
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

/** The same with trimmed texts, as the platform stores them. */
export const tidied = (questions: readonly QuestionFields[]): QuestionFields[] =>
  questions.map((question) => ({
    ...question,
    text: question.text.trim(),
    explanation: question.explanation.trim(),
    options: question.options.map((option) => ({ ...option, text: option.text.trim() })),
  }));
