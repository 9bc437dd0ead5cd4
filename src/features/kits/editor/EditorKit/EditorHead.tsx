import { useSetAtom, useStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Editable } from '#atoms/editor/config.ts';
import { pick } from '#atoms/draft/drafts.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { EditorHeader } from './EditorHeader/EditorHeader.tsx';
import type { BareKind } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorKey } from './place.ts';
import { useCommands } from './useCommands.tsx';
import { usePreview } from './usePreview.tsx';
import { useStates } from './useStates.ts';
import type { Visit } from './visit.ts';

/** What a screen puts into the head of its editor. */
export interface EditorHeadSlots {
  /** The title: a line of type that is edited in place, or words. */
  title?: ReactNode;
  /** The entity's status. */
  status?: ReactNode;
  /** Where the states stand; on the line of the tabs there must be tabs. */
  statesAt?: 'title' | 'tabs';
  /** Buttons before «Предпросмотр». */
  actions?: ReactNode;
  /** Commands of the kind's own. */
  commands?: MenuItem[];
  /** Something else on the screen is the next step: «Сохранить» steps back behind it, and still saves. */
  hasOtherStep?: boolean;
}

interface EditorHeadProps<Item extends Editable, Fields extends object> extends EditorHeadSlots {
  kind: BareKind<Item, Fields>;
  visit: Visit<Fields>;
  /** The button was pressed. */
  onSave: () => void;
}

/** The head of the editor: the title, the states, the actions. */
export function EditorHead<Item extends Editable, Fields extends object>({
  kind,
  visit,
  title,
  commands = [],
  hasOtherStep = false,
  onSave,
  ...slots
}: EditorHeadProps<Item, Fields>) {
  const { editor, texts } = kind;
  const t = useMessages(messages);
  const own = texts[useLanguage()];
  const key = useEditorKey();
  const store = useStore();
  const edit = useSetAtom(editor.editAtom);
  const discard = useSetAtom(editor.discardAtom);
  const showToast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);
  const { states, created, dirty, canSave } = useStates(editor, visit.failedAtom);
  const { items, dialog } = useCommands(kind, { created, touched: created || dirty });
  const preview = usePreview(kind);

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast({ kind: 'success', description: t.linkCopied });
    } catch {
      showError(t.linkNotCopied);
    }
  };

  const revert = () => {
    const { fields, changed } = store.get(editor.editorAtom(key));
    const patch = pick<Fields>(fields, changed);
    discard(key);
    showToast({
      kind: 'success',
      description: t.reverted,
      action: { label: t.undo, run: () => edit({ key, patch }) },
    });
  };

  return (
    <>
      <EditorHeader
        {...slots}
        {...states}
        title={title}
        canSave={canSave && !hasOtherStep}
        onSave={onSave}
        moreLabel={own.more}
        actions={
          <>
            {slots.actions}
            {preview.button}
          </>
        }
        commands={[...preview.items, ...commands, ...items]}
        {...(created && { onCopyLink: () => void copyLink() })}
        {...(dirty && { onRevert: revert })}
      />
      {dialog}
      {preview.dialog}
    </>
  );
}
