import { scoreOf } from '#domain/quiz/marking.ts';
import type { GivenAnswer, Question, Quiz } from '#domain/quiz/schema.ts';
import { inOrder } from '#lib/ordered.ts';
import type { Of } from '../../records/kinds.ts';
import { seeded, type Random } from '../random.ts';
import { dayMs, hourMs } from './moscow.ts';
import { quizId, quizTexts } from './quizzes.ts';
import type { QuizText } from './quizTexts.ts';

type Answer = Of<'answer'>;
type Client = Of<'client'>;

/** Letters and digits that cannot be confused. */
const codeLetters = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'];

/** The code that a client gets for an attempt: `K7QM-2X9D`. */
function codeOf(random: Random): string {
  const half = () => Array.from({ length: 4 }, () => random.pick(codeLetters)).join('');
  return `${half()}-${half()}`;
}

const idsOf = (options: Question['options']) => inOrder(options).map(({ id }) => id);
const rightIds = ({ options }: Question) => idsOf(options.filter(({ isCorrect }) => isCorrect));

/** Options of somebody who does not know the answer: one too many or too few, or two swapped. */
function wrongOptions(question: Question, random: Random): string[] {
  const all = idsOf(question.options);
  const right = rightIds(question);
  const others = all.filter((id) => !right.includes(id));
  if (question.type === 'order') {
    const at = random.int(0, all.length - 2);
    return [...all.slice(0, at), ...all.slice(at, at + 2).toReversed(), ...all.slice(at + 2)];
  }
  if (question.type !== 'multiple') return [random.pick(others)];
  return random.chance(0.5)
    ? [...right, random.pick(others)]
    : right.slice(1).concat(right.length > 1 ? [] : others);
}

/** A client's answer to a question; empty if it was skipped. */
function givenTo(question: Question, said: string[], skill: number, random: Random): GivenAnswer[] {
  const { id: questionId, type, required } = question;
  if (!required && random.chance(0.35)) return [];
  const knows = random.chance(skill);
  if (type === 'open') return [{ questionId, text: random.pick(said) }];
  if (type === 'short') {
    const accepted = question.options.map(({ text }) => text);
    return [{ questionId, text: random.pick(knows && accepted.length > 0 ? accepted : said) }];
  }
  const right = type === 'order' ? idsOf(question.options) : rightIds(question);
  return [{ questionId, optionIds: knows ? right : wrongOptions(question, random) }];
}

/** An attempt after the author's check: open answers have all points, or all but one. */
function checked(quiz: Quiz, answers: GivenAnswer[], random: Random) {
  const points = new Map(quiz.questions.map((question) => [question.id, question.points]));
  const marked = answers.map((answer) => {
    if (answer.points !== null) return answer;
    const most = points.get(answer.questionId) ?? 0;
    return { ...answer, points: Math.max(1, most - random.int(0, 1)) };
  });
  const score = marked.reduce((sum, answer) => sum + (answer.points ?? 0), 0);
  const total = [...points.values()].reduce((sum, value) => sum + value, 0);
  const percent = Math.floor((100 * score) / total);
  return { answers: marked, score, percent, passed: percent >= quiz.passingScore };
}

/** How long the author takes to check written answers, ms. */
const readingMs = 21 * dayMs;

interface Attempt {
  quiz: Quiz;
  told: QuizText;
  client: Client;
  /** When it was submitted, ms. */
  at: number;
  /** The share of questions that the client knows. */
  skill: number;
}

function answerOf(
  number: number,
  { quiz, told, client, at, skill }: Attempt,
  now: number,
  random: Random,
): Answer {
  const given = quiz.questions.flatMap((question, place) =>
    givenTo(question, told.questions[place]?.said ?? [], skill, random),
  );
  const marked = scoreOf(quiz, given);
  const isRead = marked.passed === null && now - at > readingMs;
  const submittedAt = new Date(at).toISOString();
  return {
    id: `answer-${number}`,
    email: client.email ?? '',
    code: codeOf(random),
    quizId: quiz.id,
    quizName: quiz.name,
    ...(isRead ? checked(quiz, marked.answers, random) : marked),
    submittedAt,
    createdAt: submittedAt,
    updatedAt: isRead ? new Date(at + random.int(2, 100) * hourMs).toISOString() : submittedAt,
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** The time in which a client took a quiz, ISO: after both existed, and before the client's last visit. */
const timeFor = (
  quiz: Of<'quiz'>,
  { createdAt, firstPurchaseAt, lastActivityAt }: Client,
  until: string,
) => ({
  from: later(quiz.createdAt, firstPurchaseAt ?? createdAt),
  to: earlier(until, lastActivityAt ?? createdAt),
});

/** The attempts at one quiz: by clients who have its content, and by others if these are too few. */
function attemptsAt(
  quiz: Of<'quiz'>,
  told: QuizText,
  now: number,
  clients: Client[],
  random: Random,
): Attempt[] {
  // A quiz that was archived gets no further attempts.
  const until = quiz.status === 'archived' ? quiz.updatedAt : new Date(now).toISOString();
  const able = random
    .shuffle(clients)
    .map((client) => ({ client, ...timeFor(quiz, client, until) }))
    .filter(({ from, to }) => from < to);
  const owners = new Set(clients.filter(({ products }) => products.some(({ id }) => id === told.about)));
  const takers = [
    ...able.filter(({ client }) => owners.has(client)),
    ...able.filter(({ client }) => !owners.has(client)),
  ].slice(0, told.taken);
  return takers.map(({ client, from, to }) => {
    const [first, last] = [Date.parse(from), Date.parse(to)];
    const at = first + Math.floor((last - first) * random.next());
    return { quiz, told, client, at, skill: 0.6 + random.next() * 0.4 };
  });
}

/** The answers of the demo's clients to its quizzes, newest first. */
export function demoQuizAnswers(now: number, quizzes: Of<'quiz'>[], clients: Client[]): Answer[] {
  const random = seeded(478);
  const attempts = quizTexts.flatMap((told) => {
    const quiz = quizzes.find(({ id }) => id === quizId(told.slug));
    return quiz === undefined ? [] : attemptsAt(quiz, told, now, clients, random);
  });
  return attempts
    .toSorted((one, other) => other.at - one.at)
    .map((attempt, at) => answerOf(attempts.length - at, attempt, now, random));
}
