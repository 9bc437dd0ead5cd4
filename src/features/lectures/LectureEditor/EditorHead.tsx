import { useSetAtom } from 'jotai';
import { discardDraftAtom, editLectureAtom, type LectureEditor } from '#atoms/lectures/editor.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { LectureStatus } from '#features/widgets/LectureStatus/LectureStatus.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { LectureHeader } from '../LectureHeader/LectureHeader.tsx';
import { messages } from './messages.ts';
import { RestoreOffer } from './RestoreOffer.tsx';
import { useMoments } from './useMoments.ts';

interface EditorHeadProps {
  editorKey: string;
  editor: LectureEditor;
  /** The last save failed. */
  saveFailed: boolean;
  onName: (name: string) => void;
  onSave: () => void;
}

/** The head of the editor: an offer from an earlier visit, the title, the states, the actions. */
export function EditorHead({ editorKey: key, editor, saveFailed, onName, onSave }: EditorHeadProps) {
  const t = useMessages(messages);
  const moments = useMoments();
  const edit = useSetAtom(editLectureAtom);
  const discard = useSetAtom(discardDraftAtom);
  const showToast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);
  const { fields, dirty, offer, changed, item, publication, saving } = editor;

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast({ kind: 'success', description: t.linkCopied });
    } catch {
      showError(t.linkNotCopied);
    }
  };

  const revert = () => {
    const edits = Object.fromEntries(changed.map((field) => [field, fields[field]]));
    discard(key);
    showToast({
      kind: 'success',
      description: t.reverted,
      action: { label: t.undo, run: () => edit({ key, patch: edits }) },
    });
  };

  const saveState = () => {
    if (saving) return 'saving';
    if (dirty) return saveFailed ? 'failed' : 'unsaved';
    return editor.savedAt === null ? null : 'saved';
  };

  return (
    <>
      {offer !== null && <RestoreOffer editorKey={key} offer={offer} server={editor.server} />}
      <LectureHeader
        name={fields.name}
        onName={onName}
        problem={editor.problems['name']}
        status={
          <LectureStatus
            lecture={{ streamID: fields.streamID, publicationId: item?.publicationId }}
            publication={publication}
          />
        }
        saveState={saveState()}
        {...(editor.savedAt !== null && { savedAt: moments.short(editor.savedAt) })}
        {...(editor.keptAt !== null && { keptAt: moments.short(editor.keptAt) })}
        canSave={dirty && offer === null}
        onSave={onSave}
        {...(editor.id !== null && { onCopyLink: () => void copyLink() })}
        {...(dirty && { onRevert: revert })}
      />
    </>
  );
}
