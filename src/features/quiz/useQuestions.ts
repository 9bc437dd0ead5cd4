import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { flushSync } from 'react-dom';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { shownIdAtom } from '#atoms/quiz/ids.ts';
import { openQuestionAtom } from '#atoms/quiz/openQuestion.ts';
import { copyOf, movedTo, questionOf, withQuestion } from '#atoms/quiz/questionEdits.ts';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './exchange/messages.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';

const readOnlyAtom = quizEditor.partAtom(({ item }) => item?.status === 'archived');

/** The questions of the quiz that is edited here, the open one, and what can be done to them. */
export function useQuestions() {
  const t = useMessages(messages);
  const key = useEditorKey();
  const store = useStore();
  const questions = useAtomValue(quizEditor.fieldAtom(key, 'questions'));
  const edit = useSetAtom(quizEditor.editAtom);
  const shownId = useAtomValue(shownIdAtom);
  const [openId, setOpen] = useAtom(openQuestionAtom);
  const readOnly = useEditorPart(readOnlyAtom);
  const found = questions.findIndex((question) => shownId(question.id) === openId);
  const at = found < 0 ? 0 : found;

  const present = () => store.get(quizEditor.fieldAtom(key, 'questions'));
  const put = (next: QuestionFields[]) => edit({ key, patch: { questions: next } });
  const verdicts = [t.true, t.false] as const;

  /** Puts a question after another one, opens it, and gives its text the focus. */
  const insert = (question: QuestionFields, after: number) => {
    flushSync(() => {
      put(present().toSpliced(after + 1, 0, question));
      setOpen(shownId(question.id));
    });
    document.querySelector<HTMLElement>('[data-question-text] textarea')?.focus();
  };

  return {
    questions,
    open: questions[at] ?? null,
    /** The place of the open one from 0. */
    at,
    readOnly,
    verdicts,
    shownId,
    select: (id: string) => setOpen(shownId(id)),
    change: (id: string, change: (question: QuestionFields) => QuestionFields) =>
      put(withQuestion(present(), id, change)),
    /** A new question after the open one, of its type. */
    add: (type?: string) => insert(questionOf(type ?? questions[at]?.type ?? 'single', verdicts), at),
    append: (added: readonly QuestionFields[]) => put([...present(), ...added]),
    replace: (next: readonly QuestionFields[]) => put([...next]),
    duplicate(id: string) {
      const place = present().findIndex((question) => question.id === id);
      const question = present()[place];
      if (question !== undefined) insert(copyOf(question), place);
    },
    move: (id: string, to: number) => put(movedTo(present(), id, to)),
    remove(id: string) {
      const all = present();
      const place = all.findIndex((question) => question.id === id);
      const next = all[place + 1] ?? all[place - 1];
      put(all.filter((question) => question.id !== id));
      setOpen(next === undefined ? null : shownId(next.id));
      return () => put(present().toSpliced(place, 0, ...all.slice(place, place + 1)));
    },
  };
}

export type QuestionsDesk = ReturnType<typeof useQuestions>;
