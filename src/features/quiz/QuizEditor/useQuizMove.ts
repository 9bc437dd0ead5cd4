import { useSetAtom, useStore } from 'jotai';
import { handled } from '#api/api-error.ts';
import type { QuizStatus } from '#domain/quiz/schema.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Moves a quiz to another status, together with all that is not saved yet. One that is refused stays where it was. */
export function useQuizMove(key: string): (status: QuizStatus) => Promise<void> {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const edit = useSetAtom(quizEditor.editAtom);
  const save = useSetAtom(quizEditor.saveAtom);
  const showToast = useSetAtom(showToastAtom);

  return async (status) => {
    const { server } = store.get(quizEditor.editorAtom(key));
    edit({ key, patch: { status } });
    const result = await handled(save({ key }));
    if (result?.status === 'saved' || result?.status === 'unchanged') {
      showToast({ kind: 'success', description: t.moved(statusLook('quiz', status, language).label) });
      return;
    }
    // A save that broke off half-way goes on later, and then to this status; what was refused does not.
    if (result !== undefined) edit({ key, patch: { status: server.status } });
  };
}
