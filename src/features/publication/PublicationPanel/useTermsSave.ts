import { termsEditor } from '#atoms/publication/editor.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { usePanelSave, type PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Saves terms. New ones open their publication, which says enough. */
export function useTermsSave(key: string, onOpen: (id: string) => void): PanelSaving {
  const t = useMessages(messages);
  return usePanelSave({ editor: termsEditor, key, onOpen, saidOf: () => (key === newKey ? null : t.saved) });
}
