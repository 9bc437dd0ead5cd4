import { describe, expect, it } from 'vitest';
import { scoreOf } from '#domain/quiz/marking.ts';
import { quizProblems } from '#domain/quiz/rules.ts';
import { optionCreate, questionCreate, questionTypes, quizCreate } from '#domain/quiz/schema.ts';
import * as v from 'valibot';
import { testTime } from '../../testing/platform.ts';
import { demoPeople } from './people.ts';
import { clientsOf } from './clients.ts';
import { demoQuizAnswers } from './quizAnswers.ts';
import { demoQuizzes } from './quizzes.ts';

const quizzes = demoQuizzes(testTime);
const clients = clientsOf(demoPeople(), [], testTime);
const answers = demoQuizAnswers(testTime, quizzes, clients);
const now = new Date(testTime).toISOString();
const quizOf = (id: string) => quizzes.find((quiz) => quiz.id === id) ?? { questions: [], passingScore: 0 };

describe('the quizzes of the demo', () => {
  it('are nine: one draft with gaps, one past, the others active and without problems', () => {
    expect(quizzes.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'active'),
      'archived',
      'draft',
    ]);
    for (const quiz of quizzes) expect(quizProblems(quiz).length > 0).toBe(quiz.status === 'draft');
  });

  it('ask in all six ways, five to twelve questions each', () => {
    const types = quizzes.flatMap(({ questions }) => questions.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(questionTypes));
    for (const { questions } of quizzes) {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(12);
      expect(questions.map(({ orderNumber }) => orderNumber)).toEqual(questions.map((_, at) => at + 1));
    }
  });

  it('could have been made by the calls', () => {
    for (const { questions, ...quiz } of quizzes) {
      expect(v.is(quizCreate, quiz)).toBe(true);
      expect(questions.every((question) => v.is(questionCreate, question))).toBe(true);
      expect(questions.flatMap(({ options }) => options).every((option) => v.is(optionCreate, option))).toBe(
        true,
      );
    }
  });
});

describe('the answers of the demo', () => {
  it('are some two hundred, newest first, each under a code of its own', () => {
    expect(answers).toHaveLength(204);
    expect(answers.filter(({ quizId }) => quizId === 'quiz-opora')).toHaveLength(34);
    expect(new Set(answers.map(({ code }) => code)).size).toBe(204);
    const times = answers.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((times[0] ?? now) < now).toBe(true);
    expect(demoQuizAnswers(testTime, quizzes, clients)).toEqual(answers);
  });

  it('are of clients, to quizzes that were there', () => {
    const emails = new Set(clients.map(({ email }) => email));
    for (const { email, quizId, quizName, submittedAt } of answers) {
      expect(emails.has(email)).toBe(true);
      const quiz = quizzes.find(({ id }) => id === quizId);
      expect(quiz?.name).toBe(quizName);
      expect((quiz?.createdAt ?? now) < submittedAt).toBe(true);
    }
  });

  it('are passed, failed and waiting', () => {
    for (const passed of [true, false, null]) {
      expect(answers.filter((answer) => answer.passed === passed).length).toBeGreaterThan(2);
    }
  });

  it('are marked by the rule, but for what the author read', () => {
    for (const { quizId, answers: given, score, percent, passed } of answers) {
      const quiz = quizOf(quizId);
      const marked = scoreOf(quiz, given);
      const points = given.map((answer) => answer.points ?? 0);
      expect(score).toBe(points.reduce((sum, value) => sum + value, 0));
      for (const [at, answer] of marked.answers.entries()) {
        expect([answer.points, null]).toContain(marked.answers[at]?.points);
        const most = quiz.questions[at]?.points ?? 0;
        expect(given[at]?.points ?? 0).toBeLessThanOrEqual(most);
        expect(answer.points ?? given[at]?.points ?? null).toBe(given[at]?.points ?? null);
      }
      const waits = given.some((answer) => answer.points === null);
      const total = quiz.questions.reduce((sum, question) => sum + question.points, 0);
      expect(percent).toBe(waits ? null : Math.floor((100 * (score ?? 0)) / total));
      expect(passed).toBe(percent == null ? null : percent >= quiz.passingScore);
    }
  });
});
