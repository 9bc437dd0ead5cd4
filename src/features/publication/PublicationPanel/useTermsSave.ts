import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { handled } from '#api/api-error.ts';
import { pick } from '#atoms/draft/drafts.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { termsEditor, type TermsFields } from '#atoms/publication/editor.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Saves terms by a press or by Ctrl S, and asks whose stay where both sides changed them. */
export function useTermsSave(key: string, onOpen: (id: string) => void) {
  const t = useMessages(messages);
  const store = useStore();
  const start = useSetAtom(termsEditor.saveAtom);
  const discard = useSetAtom(termsEditor.discardAtom);
  const showToast = useSetAtom(showToastAtom);
  const [conflict, setConflict] = useState<readonly string[] | null>(null);

  /** Answers the id of the publication, or null when it did not come to that. */
  const save = async (resolved?: Partial<TermsFields>): Promise<string | null> => {
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    if (result === undefined || result.status === 'invalid') return null;
    setConflict(result.status === 'conflict' ? result.conflicts.map(({ field }) => field) : null);
    if (result.status === 'conflict') return null;
    if (result.status === 'saved' && key !== newKey) showToast({ kind: 'success', description: t.saved });
    if (result.id !== key) onOpen(result.id);
    return result.id;
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
    save,
    conflict: conflict !== null,
    keepMine() {
      const { fields } = store.get(termsEditor.editorAtom(key));
      void save(pick<TermsFields>(fields, conflict ?? []));
    },
    takeTheirs() {
      setConflict(null);
      discard(key);
    },
  };
}

export type TermsSaving = ReturnType<typeof useTermsSave>;
