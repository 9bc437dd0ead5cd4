import { isQuizEditable, quizMoves } from '#domain/quiz/rules.ts';
import { quizProblemTexts } from '#domain/quiz/texts.ts';
import type { Platform } from '../context.ts';
import { find, type Of } from '../records/kinds.ts';
import { saveQuiz } from '../records/questions.ts';
import { against, notFound } from '../refusal.ts';
import { touched } from '../stamps.ts';
import type { Rows, RowsReader, RowsWriter } from '../store/store.ts';

export const missingQuiz = (id: string) => notFound(`Тест ${id} не\u00A0найден`);

/** Reads a quiz; 404 where there is none. */
export async function readQuiz(rows: RowsReader, id: string): Promise<Of<'quiz'>> {
  const quiz = await find(rows, 'quiz', id);
  if (quiz === null) throw missingQuiz(id);
  return quiz;
}

/** Refuses with 422 a status change that is not in the table, a change of an archived quiz, and an active quiz with problems. */
export function checkQuiz(before: Pick<Of<'quiz'>, 'status'>, after: Of<'quiz'>, changed: boolean): void {
  if (changed && !isQuizEditable(before)) throw against('Тест в\u00A0архиве: сначала верните его');
  const moved = before.status !== after.status;
  if (moved && !quizMoves(before.status).some((status) => status === after.status))
    throw against('В\u00A0этом статусе так нельзя');
  if (after.status !== 'active') return;
  const problems = quizProblemTexts(after);
  if (Object.keys(problems).length === 0) return;
  throw against(
    moved
      ? 'Тест ещё не\u00A0готов: допишите вопросы'
      : 'Тест активен: так в\u00A0нём останутся недописанные вопросы. Верните его в\u00A0черновик, чтобы переделать',
    problems,
  );
}

/** The circumstances of an edit. */
export interface QuizFacts {
  tx: RowsWriter;
  /** The moment of the edit, ISO. */
  at: string;
}

interface QuizCall {
  rows: Rows;
  platform: Platform;
  params: { id: string };
}

/** Changes the questions of a quiz: one change of the whole document. Throws 404, and 422 by the rules of a quiz. */
export async function editQuestions(
  { rows, platform, params }: QuizCall,
  change: (quiz: Of<'quiz'>, facts: QuizFacts) => Promise<Of<'quiz'>['questions']>,
): Promise<Of<'quiz'>> {
  return rows.change(async (tx) => {
    const before = await readQuiz(tx, params.id);
    const stamp = touched(before, platform.now());
    const questions = await change(before, { tx, at: stamp.updatedAt });
    const after = { ...before, questions, ...stamp };
    checkQuiz(before, after, true);
    await saveQuiz(tx, after);
    return after;
  });
}
