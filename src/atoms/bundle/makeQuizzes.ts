import { createOption, createQuestion, createQuiz, listQuizzes, removeQuiz } from '#api/quiz/requests.ts';
import type { BundleQuiz, Manifest } from '#domain/bundle/schema.ts';
import { logFailure } from '#lib/log.ts';
import { isRefused, latest, madeSince } from '../lost.ts';

type ImageOf = (path: string | null) => string | null;

/** Makes a quiz with its questions, as a draft. */
async function fill(id: string, { questions }: BundleQuiz, imageOf: ImageOf): Promise<void> {
  for (const { options, image, ...question } of questions) {
    const made = await createQuestion(id, { ...question, imageId: imageOf(image) });
    for (const option of options) await createOption({ quizId: id, questionId: made.id }, option);
  }
}

/** Deletes quizzes after a failure. */
export async function removeQuizzes(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await removeQuiz(id).catch((error: unknown) => logFailure('A quiz of a course in a file stayed', error));
}

/** A quiz that may have been created although the answer was lost, and the quizzes from before. */
interface Unheard {
  quiz: BundleQuiz;
  before: readonly string[];
}

/** The result of a creation without an answer: a new, bare quiz of that name, which cannot be one made elsewhere. */
async function madeUnheard({ quiz, before }: Unheard): Promise<string[]> {
  const { list } = await listQuizzes(latest);
  return madeSince(list, before)
    .filter(({ name, questions }) => name === quiz.name.trim() && questions.length === 0)
    .map(({ id }) => id);
}

/** Creates the quizzes of a course in a file: all of them, or none. Returns their ids. */
export async function makeQuizzes(
  quizzes: Manifest['quizzes'],
  { imageOf, signal }: { imageOf: ImageOf; signal: AbortSignal },
): Promise<string[]> {
  if (quizzes.length === 0) return [];
  const before = (await listQuizzes(latest)).list.map(({ id }) => id);
  const ids: string[] = [];
  let unheard: Unheard | null = null;
  try {
    for (const quiz of quizzes) {
      signal.throwIfAborted();
      const { questions: _, ...fields } = quiz;
      unheard = { quiz, before: [...ids.toReversed(), ...before] };
      const { id } = await createQuiz(fields);
      unheard = null;
      ids.push(id);
      await fill(id, quiz, imageOf);
    }
    return ids;
  } catch (error) {
    const lost = unheard === null || isRefused(error) ? [] : await madeUnheard(unheard).catch(() => []);
    await removeQuizzes([...ids, ...lost]);
    throw error;
  }
}
