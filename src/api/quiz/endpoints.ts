import { get } from '../endpoint.ts';
import { list, post, remove } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { listOf } from '#domain/lists.ts';
import {
  answerCheck,
  answersRequest,
  option,
  optionCreate,
  optionUpdate,
  question,
  questionCreate,
  questionUpdate,
  quiz as item,
  quizAnswer,
  quizCreate,
  quizUpdate,
} from '#domain/quiz/schema.ts';

export const quiz = {
  create: post('/v1/author/quiz/create', quizCreate, item),
  list: list('/v1/author/quiz/list', item),
  get: get('/v1/author/quiz/:id', item),
  update: post('/v1/author/quiz/:id', quizUpdate, nothing),
  remove: remove('/v1/author/quiz/:id'),
  createQuestion: post('/v1/author/quiz/:id/question/create', questionCreate, question),
  updateQuestion: post('/v1/author/quiz/:id/question/:qid', questionUpdate, nothing),
  removeQuestion: remove('/v1/author/quiz/:id/question/:qid'),
  createOption: post('/v1/author/quiz/:id/question/:qid/option/create', optionCreate, option),
  updateOption: post('/v1/author/quiz/:id/question/:qid/option/:oid', optionUpdate, nothing),
  removeOption: remove('/v1/author/quiz/:id/question/:qid/option/:oid'),
  answersList: post('/v1/author/quiz/answers/list', answersRequest, listOf(quizAnswer)),
  answersCheck: post('/v1/author/quiz/answers/check', answerCheck, quizAnswer),
};
