import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { quizKeys } from '#api/quiz/queries.ts';
import { asQuiz, quizForm, type QuestionFields, type QuizFields } from '#domain/quiz/fields.ts';
import { maxOptions, optionProblem, quizProblems } from '#domain/quiz/rules.ts';
import { questionCreate, quiz, quizCreate, quizUpdate, type Quiz } from '#domain/quiz/schema.ts';
import { quizProblemText } from '#domain/quiz/texts.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { createEditor } from '../editor/createEditor.ts';
import { saveQuizParts } from './parts.ts';
import { createQuizAtom, latestQuizzesAtom, quizAtom, updateQuizAtom } from './quizzes.ts';
import { rereadQuizAtom } from './interruptedSave.ts';
import type { Problems } from '#domain/plain-problems.ts';

// The public module of this folder for screens.

const bodies = v.omit(questionCreate, ['type']);

/** What the platform would refuse in a question, by field. */
export function questionFaults(question: QuestionFields, language: Language): Problems {
  const { text, points, explanation, options, type } = question;
  const faults = problemsOf(bodies, { text, points, explanation }, language);
  const many = options.length > maxOptions(type) ? 'manyOptions' : null;
  const problem = many ?? options.map(optionProblem).find((one) => one !== null);
  if (problem) faults['options'] = quizProblemText(problem, language);
  return faults;
}

/** What is checked before anything is sent: text lengths, and for an active quiz everything that it needs. */
function check(fields: QuizFields, language: Language): Problems {
  const problems: Problems = {};
  for (const question of fields.questions)
    for (const [field, text] of Object.entries(questionFaults(question, language)))
      problems[`questions.${question.id}.${field}`] = text;
  if (fields.status !== 'active') return problems;
  for (const { questionId, problem } of quizProblems(asQuiz(fields)))
    problems[questionId === null ? 'questions' : `questions.${questionId}`] ??= quizProblemText(
      problem,
      language,
    );
  return problems;
}

/** The editor of quizzes: settings in one call, questions and options in calls of their own. */
export const quizEditor = createEditor<Quiz, QuizFields>({
  kind: 'quiz',
  keys: quizKeys,
  itemAtom: quizAtom,
  refresh: (set, id) => set(rereadQuizAtom, id),
  create: (set, body) => set(createQuizAtom, v.parse(quizCreate, body)),
  latest: (set) => set(latestQuizzesAtom),
  update: (set, body) => set(updateQuizAtom, v.parse(quizUpdate, body)),
  schemas: { item: quiz, create: quizCreate, update: quizUpdate },
  ...quizForm,
  check,
  parts: { names: ['questions', 'status'], save: saveQuizParts },
});
