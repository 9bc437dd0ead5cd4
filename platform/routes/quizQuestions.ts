import * as v from 'valibot';
import type { quiz } from '#api/quiz/endpoints.ts';
import { maxOptions, withOption } from '#domain/quiz/rules.ts';
import { option, question, type Question, type QuizOption } from '#domain/quiz/schema.ts';
import { quizProblemText } from '#domain/quiz/texts.ts';
import { placed, without } from '#lib/ordered.ts';
import type { Routes } from '../context.ts';
import { stampFields, withoutOwn } from '../records/fields.ts';
import type { Of } from '../records/kinds.ts';
import { checkImage } from '../records/links.ts';
import { against, notFound } from '../refusal.ts';
import { newId } from '../stamps.ts';
import { editQuestions, type QuizFacts } from './quizEdit.ts';

/** Options have their own calls. */
const ownOfQuestion = [...stampFields, 'options'];

function questionOf({ questions }: Pick<Of<'quiz'>, 'questions'>, id: string): Question {
  const found = questions.find((one) => one.id === id);
  if (found === undefined) throw notFound(`Вопрос ${id} не\u00A0найден`);
  return found;
}

function optionOf({ options }: Question, id: string): QuizOption {
  const found = options.find((one) => one.id === id);
  if (found === undefined) throw notFound(`Вариант ${id} не\u00A0найден`);
  return found;
}

type QuestionCall = Parameters<typeof editQuestions>[0] & { params: { qid: string } };

/** Changes one question and returns it. */
async function editQuestion(
  call: QuestionCall,
  change: (question: Question, facts: QuizFacts) => Promise<Question> | Question,
): Promise<Question> {
  const { qid } = call.params;
  const quiz = await editQuestions(call, async ({ questions }, facts) => {
    const edited = await change(questionOf({ questions }, qid), facts);
    return placed(questions, { ...edited, updatedAt: facts.at });
  });
  return questionOf(quiz, qid);
}

/** A new question or option. Without an order number it comes last. */
const made = (body: Record<string, unknown>, own: readonly string[], id: string, at: string) => ({
  orderNumber: Infinity,
  ...withoutOwn(body, own),
  id,
  createdAt: at,
  updatedAt: at,
});

type QuestionRoutes = Pick<
  Routes<typeof quiz>,
  'createQuestion' | 'updateQuestion' | 'removeQuestion' | 'createOption' | 'updateOption' | 'removeOption'
>;

export const questionRoutes: QuestionRoutes = {
  async createQuestion(call) {
    const { body } = call;
    const id = newId();
    const quiz = await editQuestions(call, async ({ questions }, { tx, at }) => {
      await checkImage(tx, body.imageId);
      return placed(questions, v.parse(question, made(body, ownOfQuestion, id, at)));
    });
    return questionOf(quiz, id);
  },
  updateQuestion: (call) =>
    editQuestion(call, async (before, { tx }) => {
      await checkImage(tx, call.body.imageId);
      return v.parse(question, { ...before, ...withoutOwn(call.body, ownOfQuestion) });
    }),
  async removeQuestion(call) {
    await editQuestions(call, async ({ questions }) => {
      const { id } = questionOf({ questions }, call.params.qid);
      return without(questions, id);
    });
    return undefined;
  },
  async createOption(call) {
    const id = newId();
    const asked = await editQuestion(call, (before, { at }) => {
      const most = maxOptions(before.type);
      if (before.options.length >= most)
        throw against(quizProblemText(most === 2 ? 'twoOptions' : 'manyOptions', 'ru'));
      return withOption(before, v.parse(option, made(call.body, stampFields, id, at)));
    });
    return optionOf(asked, id);
  },
  async updateOption(call) {
    const { oid } = call.params;
    const asked = await editQuestion(call, (before, { at }) => {
      const edited = { ...optionOf(before, oid), ...withoutOwn(call.body, stampFields), updatedAt: at };
      return withOption(before, v.parse(option, edited));
    });
    return optionOf(asked, oid);
  },
  async removeOption(call) {
    await editQuestion(call, (before) => {
      const { id } = optionOf(before, call.params.oid);
      return { ...before, options: without(before.options, id) };
    });
    return undefined;
  },
};
