import { useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { handled } from '#api/api-error.ts';
import { pick } from '#atoms/draft/drafts.ts';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useSaveKey } from '#lib/hook/useSaveKey.ts';

interface PanelSaveOptions<Item extends Editable, Fields extends object> {
  editor: Pick<Editor<Item, Fields>, 'editorAtom' | 'saveAtom' | 'discardAtom'>;
  key: string;
  /** The text of the toast, by what the platform had before and has now; null for no toast. */
  saidOf: (before: Fields, after: Fields) => string | null;
  /** Opens a record that was made. */
  onOpen: (id: string) => void;
}

/** The way to save a record in a panel. */
export interface PanelSaving {
  /** Answers the id of the record, or null when it did not come to that. */
  save: () => Promise<string | null>;
  /** Whether both sides changed the same fields, and the author is asked whose stay. */
  conflict: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Saving in a panel beside a list: by a press or by Ctrl+S, and from a conflict. */
export function usePanelSave<Item extends Editable, Fields extends object>({
  editor: { editorAtom, saveAtom, discardAtom },
  key,
  saidOf,
  onOpen,
}: PanelSaveOptions<Item, Fields>): PanelSaving {
  const store = useStore();
  const start = useSetAtom(saveAtom);
  const discard = useSetAtom(discardAtom);
  const showToast = useSetAtom(showToastAtom);
  const [conflict, setConflict] = useState<readonly string[] | null>(null);

  const save = async (resolved?: Partial<Fields>): Promise<string | null> => {
    const { server: before } = store.get(editorAtom(key));
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    if (result === undefined || result.status === 'invalid') return null;
    setConflict(result.status === 'conflict' ? result.conflicts.map(({ field }) => field) : null);
    if (result.status === 'conflict') return null;
    const description =
      result.status === 'saved' ? saidOf(before, store.get(editorAtom(result.id)).server) : null;
    if (description !== null) showToast({ kind: 'success', description });
    if (result.id !== key) onOpen(result.id);
    return result.id;
  };

  useSaveKey(() => void save());

  return {
    save: () => save(),
    conflict: conflict !== null,
    keepMine() {
      void save(pick<Fields>(store.get(editorAtom(key)).fields, conflict ?? []));
    },
    takeTheirs() {
      setConflict(null);
      discard(key);
    },
  };
}
