import { useAtomValue, type PrimitiveAtom } from 'jotai';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import type { EditorStatesProps } from './EditorHeader/EditorStates.tsx';
import { useEditorPart } from './place.ts';
import { useMoments } from './useMoments.ts';

/** The states of an editor in words, and what can be done in them. */
export function useStates<Item extends Editable, Fields extends object>(
  editor: Editor<Item, Fields>,
  failedAtom: PrimitiveAtom<boolean>,
) {
  const { id, dirty, saving, offered, savedAt, keptAt, otherTabs } = useEditorPart(editor.progressAtom);
  const failed = useAtomValue(failedAtom);
  const moments = useMoments();

  const saveState = () => {
    if (saving) return 'saving';
    if (dirty) return failed ? 'failed' : 'unsaved';
    return savedAt === null ? null : 'saved';
  };
  const states: Omit<EditorStatesProps, 'status'> = {
    saveState: saveState(),
    elsewhere: otherTabs > 0,
    ...(savedAt !== null && { savedAt: moments.short(savedAt) }),
    ...(keptAt !== null && { keptAt: moments.short(keptAt) }),
  };
  return { states, created: id !== null, dirty, saving, canSave: dirty && !offered };
}
