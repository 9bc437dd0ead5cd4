import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { handled } from '#api/api-error.ts';
import { pick } from '#atoms/draft/drafts.ts';
import { qaEditor, type QaFields } from '#atoms/qa/editor.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Saves a question by a press or by Ctrl S, and asks whose version stays where both sides changed it. */
export function useQaSave(key: string, onOpen: (id: string) => void) {
  const t = useMessages(messages);
  const store = useStore();
  const start = useSetAtom(qaEditor.saveAtom);
  const discard = useSetAtom(qaEditor.discardAtom);
  const showToast = useSetAtom(showToastAtom);
  const [conflict, setConflict] = useState<readonly string[] | null>(null);

  const save = async (resolved?: Partial<QaFields>) => {
    const { server } = store.get(qaEditor.editorAtom(key));
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    if (result === undefined) return;
    setConflict(result.status === 'conflict' ? result.conflicts.map(({ field }) => field) : null);
    if (result.status !== 'saved') return;
    const answered =
      server.status === 'unanswered' &&
      store.get(qaEditor.editorAtom(result.id)).server.status === 'published';
    showToast({ kind: 'success', description: answered ? t.published : t.saved });
    if (result.id !== key) onOpen(result.id);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: on a Russian keyboard it types «ы».
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    save: () => void save(),
    conflict: conflict !== null,
    keepMine() {
      const { fields } = store.get(qaEditor.editorAtom(key));
      void save(pick<QaFields>(fields, conflict ?? []));
    },
    takeTheirs() {
      setConflict(null);
      discard(key);
    },
  };
}

export type QaSaving = ReturnType<typeof useQaSave>;
