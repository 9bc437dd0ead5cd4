import { describe, expect, it } from 'vitest';
import { wasPaid } from '#domain/purchase/rules.ts';
import { qaProblems } from '#domain/qa/rules.ts';
import { qaCreate, qaStatuses } from '#domain/qa/schema.ts';
import * as v from 'valibot';
import { testTime } from '../../testing/platform.ts';
import { demoContents, soldUntil } from './contents.ts';
import { demoMoney } from './money.ts';
import { demoQa } from './qa.ts';
import { demoQuizAnswers } from './quizAnswers.ts';
import { demoQuizzes, quizTexts } from './quizzes.ts';

const contents = demoContents(testTime);
const { consultationRequests } = contents;
const { clients, purchases, publications } = demoMoney(
  testTime,
  contents.publications,
  soldUntil(contents),
  consultationRequests,
);
const { lectures, meditations, courses, marathons, webinars, consultations } = contents;
const all = [lectures, meditations, courses, marathons, webinars, consultations].flat();
const made = new Map(all.map(({ id, createdAt }) => [id, createdAt]));
const qa = demoQa(testTime);
const now = new Date(testTime).toISOString();

describe('the money of the demo beside its contents', () => {
  it('is of contents that are there, under their titles, bought after they came out', () => {
    expect(purchases).toHaveLength(2400);
    for (const { contentId, contentType, title, createdAt } of purchases) {
      const publication = publications.find((one) => one.contentId === contentId);
      expect(publication).toMatchObject({ contentType, title });
      expect((publication?.publishedAt ?? now) < createdAt).toBe(true);
    }
    const products = clients.flatMap((client) => client.products.map(({ id }) => id));
    expect(products.every((id) => made.has(id))).toBe(true);
  });

  it('was told by the contents where they tell', () => {
    for (const [at, { salesCount }] of contents.publications.entries()) {
      expect(publications[at]?.salesCount).toBe(salesCount === 0 ? publications[at]?.salesCount : salesCount);
    }
    expect(publications.map(({ id }) => id)).toEqual(contents.publications.map(({ id }) => id));
    const sold = publications.filter(({ costKopecks }) => costKopecks > 0);
    const counts = sold.reduce((sum, { salesCount }) => sum + salesCount, 0);
    expect(counts).toBe(purchases.filter(wasPaid).length);
  });

  it('has a purchase for each request that was paid, and it went back where the request was called off', () => {
    const end = purchases[7]?.createdAt ?? '';
    const paid = consultationRequests.filter(
      ({ paid, amountKopecks, createdAt }) => paid && amountKopecks > 0 && createdAt < end,
    );
    expect(paid.length).toBeGreaterThan(50);
    for (const { consultationId, client, createdAt, status } of paid) {
      const purchase = purchases.find(
        (one) =>
          one.contentId === consultationId && one.client.id === client.id && one.createdAt === createdAt,
      );
      expect(purchase?.status).toBe(status.startsWith('cancelled') ? 'refunded' : 'paid');
    }
  });
});

describe('the questions of the demo', () => {
  it('are sixty, in an order without holes, five of them unanswered, and of every status', () => {
    expect(qa).toHaveLength(60);
    expect(qa.map(({ orderNumber }) => orderNumber)).toEqual(qa.map((_, at) => at + 1));
    expect(qa.filter(({ status }) => status === 'unanswered')).toHaveLength(5);
    expect(new Set(qa.map(({ status }) => status))).toEqual(new Set(qaStatuses));
    expect(new Set(qa.map(({ question }) => question)).size).toBe(60);
  });

  it('could have been made by the calls', () => {
    for (const entry of qa) {
      expect(v.is(qaCreate, entry)).toBe(true);
      expect(qaProblems(entry)).toEqual({});
    }
  });

  it('are about contents that were there when they were asked', () => {
    for (const { id, contentId, contentType, createdAt, updatedAt } of qa) {
      const madeAt = made.get(contentId ?? '') ?? '';
      expect([id, contentId == null || made.has(contentId), madeAt < createdAt]).toEqual([id, true, true]);
      expect((contentId ?? '').split('-')[0]).toBe(contentType ?? '');
      expect(createdAt <= updatedAt && updatedAt < now).toBe(true);
    }
  });
});

describe('the quizzes of the demo beside its contents', () => {
  it('are taken by those who have what they are about, as far as there are enough', () => {
    const quizzes = demoQuizzes(testTime);
    const answers = demoQuizAnswers(testTime, quizzes, clients);
    expect(answers).toHaveLength(204);
    for (const { about } of quizTexts) expect(about === null || made.has(about)).toBe(true);
    const owners = new Set(
      clients
        .filter(({ products }) => products.some(({ id }) => id === 'course-telo'))
        .map(({ email }) => email),
    );
    const takers = answers.filter(({ quizId }) => quizId === 'quiz-opora');
    expect(takers.every(({ email }) => owners.has(email))).toBe(true);
    expect(new Set(answers.map(({ passed }) => passed))).toEqual(new Set([true, false, null]));
  });
});

describe('the texts of the demo', () => {
  it('keep the rules of Russian type', () => {
    const texts = [
      ...qa.flatMap(({ question, answer }) => [question, answer ?? '']),
      ...demoQuizzes(testTime).flatMap(({ name, description, questions }) => [
        name,
        description ?? '',
        ...questions.flatMap((one) => [
          one.text,
          one.explanation ?? '',
          ...one.options.map(({ text }) => text),
        ]),
      ]),
    ];
    for (const text of texts)
      expect(text).not.toMatch(/ —|"| - |\.\.\.|(?<!\p{L})[вксуоияВКСУОИЯ] | (?:же|бы|ли)(?!\p{L})/u);
  });
});
