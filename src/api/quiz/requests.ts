import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { quiz } from './endpoints.ts';
import type {
  AnswerCheck,
  OptionCreate,
  OptionUpdate,
  QuestionCreate,
  QuestionUpdate,
  QuizCreate,
  QuizUpdate,
} from '#domain/quiz/schema.ts';

/** The path of a question. */
interface QuestionPath {
  quizId: string;
  questionId: string;
}

/** The path of an option. */
interface OptionPath extends QuestionPath {
  optionId: string;
}

const questionParams = ({ quizId, questionId }: QuestionPath) => ({ id: quizId, qid: questionId });
const optionParams = ({ optionId, ...path }: OptionPath) => ({ ...questionParams(path), oid: optionId });

/** Reads a page of quizzes. */
export const listQuizzes = (request: ListRequest, signal?: AbortSignal) =>
  call(quiz.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const quizzesThere = (request: ListRequest) => answerThere(quiz.list, request);

/** Reads a quiz with its questions. */
export const readQuiz = (id: string, signal?: AbortSignal) => call(quiz.get, { params: { id }, signal });

/** Creates a quiz, which has no questions yet. */
export const createQuiz = (body: QuizCreate) => call(quiz.create, { body });

/** Changes the given fields of a quiz. */
export const updateQuiz = (body: QuizUpdate) => call(quiz.update, { params: { id: body.id }, body });

/** Deletes a quiz with its questions. Answers of clients are kept. */
export const removeQuiz = (id: string) => call(quiz.remove, { params: { id } });

/** Adds a question to a quiz. */
export const createQuestion = (quizId: string, body: QuestionCreate) =>
  call(quiz.createQuestion, { params: { id: quizId }, body });

/** Changes the given fields of a question. */
export const updateQuestion = (path: QuestionPath, body: QuestionUpdate) =>
  call(quiz.updateQuestion, { params: questionParams(path), body });

/** Removes a question with its options. */
export const removeQuestion = (path: QuestionPath) =>
  call(quiz.removeQuestion, { params: questionParams(path) });

/** Adds an option to a question. */
export const createOption = (path: QuestionPath, body: OptionCreate) =>
  call(quiz.createOption, { params: questionParams(path), body });

/** Changes the given fields of an option. */
export const updateOption = (path: OptionPath, body: OptionUpdate) =>
  call(quiz.updateOption, { params: optionParams(path), body });

/** Removes an option. */
export const removeOption = (path: OptionPath) => call(quiz.removeOption, { params: optionParams(path) });

/** Reads a page of the answers of clients. A single quiz in the filter becomes a parameter of its own, as the call requires. */
export function listQuizAnswers(request: ListRequest, signal?: AbortSignal) {
  const { filter: { quizId, ...filter } = {}, ...rest } = request ?? {};
  const body = typeof quizId === 'string' ? { ...rest, filter, quizId } : request;
  return call(quiz.answersList, { body, signal });
}

/** Finds an answer by the client's e-mail and code; 404 if there is none. */
export const checkQuizAnswer = (body: AnswerCheck) => call(quiz.answersCheck, { body });
