import { quizProblems } from '#domain/quiz/rules.ts';
import { questionFaults, quizEditor } from '#atoms/quiz/editor.ts';
import { asQuiz, type QuizFields } from '#domain/quiz/fields.ts';
import { shownIdAtom } from '#atoms/quiz/ids.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** What a quiz needs before it can be active, line by line. `shownId` gives the ids of its questions on the screen. */
function quizLines(fields: QuizFields, language: Language, shownId: (id: string) => string): ReadinessLine[] {
  const t = messages[language];
  const { questions } = fields;
  const any = questions.length > 0;
  const faults = questions.map((question) => questionFaults(question, language));
  const unwritten = faults.findIndex(
    (found) => 'text' in found || 'explanation' in found || 'options' in found,
  );
  const unpointed = faults.findIndex((found) => 'points' in found);
  const wrong = new Set(quizProblems(asQuiz(fields)).map(({ questionId }) => questionId));
  const incorrect = questions.findIndex(({ id }) => wrong.has(id));

  /** A line about all questions, which leads to the first that is not so. */
  const ofAll = (id: string, at: number, done: string, todo: string): ReadinessLine => {
    const question = questions[at];
    return {
      id,
      label: !any ? t.noQuestions : at < 0 ? done : todo,
      done: any && at < 0,
      required: true,
      action: question === undefined ? t.toQuestions : t.toQuestion(at + 1),
      field: question === undefined ? 'addQuestion' : `question:${shownId(question.id)}`,
    };
  };

  const named = fields.name.trim().length >= 3;
  return [
    {
      id: 'name',
      label: named ? t.named : t.unnamed,
      done: named,
      required: true,
      action: t.toName,
      field: 'name',
    },
    ofAll('texts', unwritten, t.written, t.unwritten),
    ...(any ? [ofAll('points', unpointed, t.pointed, t.unpointed)] : []),
    {
      id: 'score',
      label: fields.passingScore > 0 ? t.passable : t.anyPasses,
      done: fields.passingScore > 0,
      required: false,
      action: t.toScore,
      field: 'passingScore',
    },
    ...(any ? [ofAll('correct', incorrect, t.correct, t.incorrect)] : []),
  ];
}

/** The checklist of a quiz in words. */
export const quizLinesAtom = boundedAtomFamily((key: string) =>
  atom((get) => quizLines(get(quizEditor.editorAtom(key)).fields, get(languageAtom), get(shownIdAtom))),
);
