import { createOption, createQuestion, createQuiz, removeQuiz } from '#api/quiz/requests.ts';
import type { BundleQuiz, Manifest } from '#domain/bundle/schema.ts';
import { logFailure } from '#lib/log.ts';

type ImageOf = (path: string | null) => string | null;

/** Makes a quiz with its questions, as a draft. */
async function fill(id: string, { questions }: BundleQuiz, imageOf: ImageOf): Promise<void> {
  for (const { options, image, ...question } of questions) {
    const made = await createQuestion(id, { ...question, imageId: imageOf(image) });
    for (const option of options) await createOption({ quizId: id, questionId: made.id }, option);
  }
}

/** Takes quizzes away that were made in vain. */
export async function removeQuizzes(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await removeQuiz(id).catch((error: unknown) => logFailure('A quiz of a course in a file stayed', error));
}

/** Makes the quizzes of a course in a file: all of them, or none. Answers their ids. */
export async function makeQuizzes(
  quizzes: Manifest['quizzes'],
  { imageOf, signal }: { imageOf: ImageOf; signal: AbortSignal },
): Promise<string[]> {
  const ids: string[] = [];
  try {
    for (const quiz of quizzes) {
      signal.throwIfAborted();
      const { questions: _, ...fields } = quiz;
      const { id } = await createQuiz(fields);
      ids.push(id);
      await fill(id, quiz, imageOf);
    }
    return ids;
  } catch (error) {
    await removeQuizzes(ids);
    throw error;
  }
}
