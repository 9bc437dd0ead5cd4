import { qaEditor } from '#atoms/qa/editor.ts';
import { usePanelSave, type PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Saves a question. The first answer also publishes it, which is said. */
export function useQaSave(key: string, onOpen: (id: string) => void): PanelSaving {
  const t = useMessages(messages);
  return usePanelSave({
    editor: qaEditor,
    key,
    onOpen,
    saidOf: (before, after) =>
      before.status === 'unanswered' && after.status === 'published' ? t.published : t.saved,
  });
}
