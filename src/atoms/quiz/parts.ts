import { atom, type Getter, type Setter } from 'jotai';
import { errorWords, isApiError } from '#api/api-error.ts';
import {
  createOption,
  createQuestion,
  removeOption,
  removeQuestion,
  updateOption,
  updateQuestion,
  updateQuiz,
} from '#api/quiz/requests.ts';
import {
  quizStatuses,
  questionTypes,
  type Quiz,
  type QuestionType,
  type QuizStatus,
} from '#domain/quiz/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import type { PartsWork } from '../editor/config.ts';
import { sameValue } from '../editor/fields.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { runIntent } from '../run.ts';
import { isWorkOf, keptAuthor } from '../session/entering.ts';
import { onLeave } from '../session/private.ts';
import { quizForm, tidied, type QuestionFields, type QuizFields } from '#domain/quiz/fields.ts';
import { noteIds, underKnownIds } from './ids.ts';
import { refreshQuizAtom } from './quizzes.ts';
import { noteInterruptedSave } from './interruptedSave.ts';
import { isStructural, renamed, saveQuestions, type QuestionCalls } from './saveQuestions.ts';

const messages = defineMessages({
  ru: { notSaved: 'Не\u00A0удалось сохранить вопросы теста' },
  en: { notSaved: 'Failed to save the questions of the quiz' },
});

/** The progress of a save of questions, or where it stopped. */
interface QuizProgress {
  state: 'saving' | 'failed';
  /** The number of completely saved questions. */
  done: number;
  total: number;
  /** The quiz was active, and is a draft until everything is saved. */
  paused: boolean;
}

const progressesAtom = atom<Readonly<Record<string, QuizProgress>>>({});
onLeave((_get, set) => set(progressesAtom, {}));

/** The progress of a quiz's save; null if none is running or the last one succeeded. */
export const quizProgressAtom = boundedAtomFamily((key: string) =>
  atom((get) => get(progressesAtom)[key] ?? null),
);

const isType = (type: string): type is QuestionType => questionTypes.some((known) => known === type);
const isStatus = (status: string): status is QuizStatus => quizStatuses.some((known) => known === status);

const explained = (explanation: string | undefined) =>
  explanation === undefined ? {} : { explanation: explanation === '' ? null : explanation };

/** A question of an unknown type is kept unchanged, and never sent. */
const typed = (type: string | undefined) => (type !== undefined && isType(type) ? { type } : {});

const callsOf = (quizId: string): QuestionCalls => ({
  async createQuestion({ type, explanation, ...body }) {
    const question = { ...body, ...explained(explanation), type: isType(type) ? type : 'open' };
    return (await createQuestion(quizId, question)).id;
  },
  updateQuestion: (questionId, { type, explanation, ...patch }) =>
    updateQuestion({ quizId, questionId }, { ...patch, ...explained(explanation), ...typed(type) }),
  removeQuestion: (questionId) => removeQuestion({ quizId, questionId }),
  async createOption(questionId, body) {
    return (await createOption({ quizId, questionId }, body)).id;
  },
  updateOption: (questionId, optionId, patch) => updateOption({ quizId, questionId, optionId }, patch),
  removeOption: (questionId, optionId) => removeOption({ quizId, questionId, optionId }),
});

/**
 * Saves questions and status. An active quiz becomes a draft while its questions are rebuilt, because the platform allows no incomplete active quiz
 * between two calls. At the end it becomes active again.
 */
async function bring(get: Getter, set: Setter, work: PartsWork<Quiz, QuizFields>): Promise<void> {
  const { key, item, fields, arrived } = work;
  const there = quizForm.fieldsOf(item);
  const wanted = tidied(underKnownIds(get, fields.questions, there.questions));
  const pausing = item.status === 'active' && isStructural(there.questions, wanted);
  let status = item.status;
  const author = keptAuthor(get);
  const tell = (patch: Partial<QuizProgress>) => {
    // Whoever is here by then has saved none of it.
    if (!isWorkOf(get, author)) return;
    set(progressesAtom, ({ [key]: present, ...others }) => ({
      ...others,
      [key]: { state: 'saving', done: 0, total: wanted.length, paused: pausing, ...present, ...patch },
    }));
  };
  const move = async (next: string) => {
    if (next === status || !isStatus(next)) return;
    await updateQuiz({ id: item.id, status: next });
    status = next;
    arrived((mine) => mine, { status });
  };

  tell({ state: 'saving', done: 0, total: wanted.length, paused: pausing });
  try {
    if (pausing) {
      // If the save is interrupted, even before this call is answered, the next one knows that the quiz must become active again.
      arrived((mine) => ({ ...mine, status: fields.status }), { status: 'draft' });
      await move('draft');
    }
    if (item.status !== 'archived' && !sameValue(there.questions, wanted)) {
      // From here on the draft equals exactly what is sent.
      const original = fields.questions;
      arrived((mine) => (mine.questions === original ? { ...mine, questions: wanted } : mine), {});
      const hear = (ids: ReadonlyMap<string, string>, theirs: QuestionFields[]) => {
        noteIds(get, ids);
        const rename = (questions: QuestionFields[] | undefined) =>
          questions === undefined ? {} : { questions: renamed(questions, ids) };
        arrived((mine) => ({ ...mine, ...rename(mine.questions) }), { questions: theirs });
        noteInterruptedSave(get, item.id, { theirs, wanted: renamed(wanted, ids), onFound: hear });
      };
      hear(new Map(), there.questions);
      await saveQuestions({ theirs: there.questions, wanted }, callsOf(item.id), ({ theirs, ids, done }) => {
        hear(ids, theirs);
        tell({ done });
      });
      noteInterruptedSave(get, item.id, null);
    }
    await move(fields.status);
    set(progressesAtom, ({ [key]: _done, ...others }) => others);
  } catch (error) {
    tell({ state: 'failed', paused: pausing && status === 'draft' });
    throw error;
  }
}

/** The same with reported failures; the quiz is read again at the end. */
export async function saveQuizParts(
  get: Getter,
  set: Setter,
  work: PartsWork<Quiz, QuizFields>,
): Promise<Partial<QuizFields>> {
  await runIntent(get, set, () => bring(get, set, work), {
    text: (language, error) =>
      isApiError(error) && error.status === 422 ? errorWords(error, language) : messages[language].notSaved,
  });
  const { questions, status } = quizForm.fieldsOf(await set(refreshQuizAtom, work.item.id));
  return { questions, status };
}
