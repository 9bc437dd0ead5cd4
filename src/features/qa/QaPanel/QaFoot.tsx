import { useAtomValue, useSetAtom } from 'jotai';
import { MoreHorizontal, Trash2, Undo2 } from 'lucide-react';
import { qaEditor } from '#atoms/qa/editor.ts';
import { removeQaAtom } from '#atoms/qa/removing.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { SaveButton } from '#features/kits/editor/EditorKit/EditorHeader/SaveButton.tsx';
import type { PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface QaFootProps {
  questionKey: string;
  /** null until it is created. */
  id: string | null;
  saving: PanelSaving;
  onClose: () => void;
}

/** The next step of a question, and what else may be done with it. */
export function QaFoot({ questionKey: key, id, saving, onClose }: QaFootProps) {
  const t = useMessages(messages);
  const editor = useAtomValue(qaEditor.editorAtom(key));
  const discard = useSetAtom(qaEditor.discardAtom);
  const remove = useSetAtom(removeQaAtom);
  const openModal = useSetAtom(openModalAtom);
  const answering = editor.server.status === 'unanswered' && editor.fields.status === 'published';
  const items: MenuItem[] = [];
  if (editor.dirty) {
    items.push({ id: 'revert', label: t.revert, icon: <Undo2 {...icon} />, onSelect: () => discard(key) });
  }
  if (id !== null) {
    items.push({
      id: 'remove',
      label: t.remove,
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () =>
        openModal({
          modalName: 'confirm',
          props: {
            title: t.removeTitle,
            lost: [{ icon: <Trash2 {...icon} />, text: t.removeLost }],
            confirmLabel: t.removeConfirm,
            cancelLabel: t.cancel,
            onConfirm: async () => {
              await remove(id);
              onClose();
            },
          },
        }),
    });
  }
  return (
    <>
      <SaveButton
        size="large"
        ready={editor.dirty}
        busy={editor.saving}
        word={answering ? t.publish : t.save}
        onClick={() => void saving.save()}
      />
      {items.length > 0 && (
        <Menu
          label={t.more}
          align="end"
          items={items}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} size="large" label={t.more} icon={<MoreHorizontal {...icon} />} />
          )}
        />
      )}
    </>
  );
}
