import type { Getter } from 'jotai';
import { isApiError } from '#api/api-error.ts';
import {
  createOption,
  createQuestion,
  createQuiz,
  listQuizzes,
  readQuiz,
  removeQuiz,
} from '#api/quiz/requests.ts';
import type { BundleQuiz } from '#domain/bundle/schema.ts';
import { quizForm, type QuestionFields } from '#domain/quiz/fields.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { logFailure } from '#lib/log.ts';
import { latestParams, createdSince } from '../lostAnswer.ts';
import { makeOnce } from '../makeOnce.ts';
import { isSameAuthor, requireSameAuthor } from '../session/sameAuthor.ts';
import { openQuizJournal, type Begun, type QuizJournal } from './quizJournal.ts';

/** The quizzes of a course in a file, on their way to the platform. */
interface Work {
  get: Getter;
  /** The author's id when the import began. */
  author: string | undefined;
  quizzes: readonly BundleQuiz[];
  imageOf: (path: string | null) => string | null;
  signal: AbortSignal;
}

const readLatest = async () => (await listQuizzes(latestParams)).list;

const isAbsent = (error: unknown) => isApiError(error) && error.status === 404;

/** A quiz of a file, or the fields of one on the platform. */
interface Compared extends Omit<BundleQuiz, 'questions'> {
  questions: readonly (Omit<BundleQuiz['questions'][number], 'type' | 'image'> & { type: string })[];
}

/** Everything of a quiz that an author can change. Pictures are uploaded anew by each import, so they are not compared. */
const comparable = ({ questions, ...quiz }: Compared) =>
  JSON.stringify([
    ...[quiz.name.trim(), quiz.description.trim(), quiz.passingScore, quiz.attempts],
    ...[quiz.timeLimitMin, quiz.shuffle, quiz.showAnswers],
    questions.map(({ type, text, points, required, explanation, options }) => [
      ...[type, text.trim(), points, required, explanation.trim()],
      options.map((option) => [option.text.trim(), option.isCorrect]),
    ]),
  ]);

/** Whether a quiz is the first part of one in the file, and still a draft. */
function isBegunOf(quiz: Quiz, wanted: BundleQuiz): boolean {
  const there = quizForm.fieldsOf(quiz);
  const begun = wanted.questions.slice(0, there.questions.length).map((question, at) => ({
    ...question,
    options: question.options.slice(0, there.questions[at]?.options.length),
  }));
  return there.status === 'draft' && comparable(there) === comparable({ ...wanted, questions: begun });
}

/** The quiz of this id; null if it was deleted. */
const readThere = (id: string): Promise<Quiz | null> =>
  readQuiz(id).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** A creation whose answer was lost has made a bare quiz of that name. */
const isBare = (there: Quiz, quiz: Pick<BundleQuiz, 'name'>) =>
  there.name === quiz.name.trim() && there.questions.length === 0;

/** Makes a quiz, or finds the one that an interrupted import of the file has begun. */
async function begin(
  { get, author }: Work,
  journal: QuizJournal,
  { quiz, place, made }: { quiz: BundleQuiz; place: number; made: Set<number> },
): Promise<Quiz> {
  const noted = journal.of(place);
  if (noted !== undefined && noted.id !== null) {
    const there = await readThere(noted.id);
    requireSameAuthor(get, author);
    // It may have been edited since: it is not this import's to delete.
    if (there !== null && isBegunOf(there, quiz)) return there;
  }
  const { questions: _, ...fields } = quiz;
  const { item } = await makeOnce<Quiz, Quiz, Pick<BundleQuiz, 'name'>>({
    ...{ get, author, fields, latest: readLatest },
    earlier: noted?.id === null ? { fields, before: noted.before } : undefined,
    recognize: async (one, sent) => (isBare(one, sent) ? one : null),
    note(tried) {
      // Only now: until then the journal may tell of a quiz that the author has edited.
      made.add(place);
      return journal.note(place, tried && { id: null, before: tried.before });
    },
    create: () => createQuiz(fields),
  });
  await journal.note(place, { id: item.id, before: [] });
  return item;
}

/** Adds the questions and options that a quiz does not have yet. */
async function fill(
  id: string,
  { quiz, there, imageOf }: { quiz: BundleQuiz; there: readonly QuestionFields[]; imageOf: Work['imageOf'] },
): Promise<void> {
  for (const [at, { options, image, ...question }] of quiz.questions.entries()) {
    const made = there[at] ?? (await createQuestion(id, { ...question, imageId: imageOf(image) }));
    for (const option of options.slice(made.options.length))
      await createOption({ quizId: id, questionId: made.id }, option);
  }
}

/** The quizzes that an import has made for this one of its file, as it left them: what the author has edited since is theirs. */
async function leftOf({ id, before }: Begun, quiz: BundleQuiz): Promise<Quiz[]> {
  if (id === null) return createdSince(await readLatest(), before).filter((one) => isBare(one, quiz));
  const there = await readThere(id);
  return there !== null && isBegunOf(there, quiz) ? [there] : [];
}

/** Deletes what this import has made. What cannot be deleted stays noted, and the next import of the file continues with it. */
async function takeBack({ get, author, quizzes }: Work, journal: QuizJournal, made: Iterable<number>) {
  // It waits for its author.
  if (!isSameAuthor(get, author)) return;
  for (const place of made) {
    const [noted, quiz] = [journal.of(place), quizzes[place]];
    if (noted === undefined || quiz === undefined) continue;
    try {
      for (const { id } of await leftOf(noted, quiz))
        await removeQuiz(id).catch((error: unknown) => {
          if (!isAbsent(error)) throw error;
        });
      await journal.note(place, undefined);
    } catch (error) {
      logFailure('A quiz of a course in a file stayed', error);
    }
  }
}

/**
 * Makes the quizzes of a course in a file, and then begins the course: all of them, or none if that fails or answers false. An import that was
 * interrupted with its page is continued by the next one of the same file.
 */
export async function withQuizzes(work: Work, beginCourse: () => Promise<boolean>): Promise<boolean> {
  const { get, author, quizzes, imageOf, signal } = work;
  if (quizzes.length === 0) return beginCourse();
  const journal = await openQuizJournal(get, author, work);
  const made = new Set<number>();
  try {
    for (const [place, quiz] of quizzes.entries()) {
      signal.throwIfAborted();
      const there = await begin(work, journal, { quiz, place, made });
      await fill(there.id, { quiz, there: quizForm.fieldsOf(there).questions, imageOf });
    }
    const isBegun = await beginCourse();
    await (isBegun ? journal.end() : takeBack(work, journal, made));
    return isBegun;
  } catch (error) {
    await takeBack(work, journal, made);
    throw error;
  } finally {
    journal.letGo();
  }
}
