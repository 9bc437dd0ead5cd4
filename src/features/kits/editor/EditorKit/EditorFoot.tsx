import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Editable } from '#atoms/editor/config.ts';
import { ReadinessSummary } from '#components/feedback/ReadinessSummary/ReadinessSummary.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { SaveButton } from './EditorHeader/SaveButton.tsx';
import type { BareKind } from './kind.ts';
import { messages } from './messages.ts';
import { useEditorDesk } from './place.ts';
import { useReadinessItems } from './readiness.ts';
import { useStates } from './useStates.ts';
import type { Visit } from './visit.ts';

interface EditorFootProps<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  visit: Visit<Fields>;
  /** What the button says in place of «Сохранить». */
  saveWord: string | undefined;
  hasOtherStep: boolean;
  onSave: () => void;
  /** In place of readiness. */
  children: ReactNode;
}

/** The bar of a phone: readiness, which opens the sheet with all that the rail holds, and the one primary. */
export function EditorFoot<Item extends Editable, Fields extends object>({
  kind,
  visit,
  saveWord,
  hasOtherStep,
  onSave,
  children,
}: EditorFootProps<Item, Fields>) {
  const { saving, canSave } = useStates(kind.editor, visit.failedAtom);
  return (
    <>
      {children ?? (kind.readiness === undefined ? <span /> : <Summary sheetAtom={visit.sheetAtom} />)}
      <SaveButton
        ready={canSave && !hasOtherStep}
        busy={saving}
        size="large"
        word={saveWord}
        onClick={onSave}
      />
    </>
  );
}

function Summary({ sheetAtom }: Pick<Visit<object>, 'sheetAtom'>) {
  const t = useMessages(messages);
  const [open, setOpen] = useAtom(sheetAtom);
  const items = useReadinessItems();
  const { texts } = useEditorDesk();
  return (
    <ReadinessSummary
      items={items}
      label={texts.readiness ?? t.readiness}
      open={open}
      onClick={() => setOpen(true)}
    />
  );
}
