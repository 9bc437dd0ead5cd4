import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handled } from '#api/api-error.ts';
import type { Problems } from '#api/problems.ts';
import {
  lectureEditorAtom,
  saveLectureAtom,
  type Conflict,
  type LectureFields,
} from '#atoms/lectures/editor.ts';
import { useVisit } from './useVisit.ts';

export interface Saving {
  /** Saves; answers the lecture's id, or null when it did not come to that. */
  save: (resolved?: Partial<LectureFields>) => Promise<string | null>;
  /** The last save failed, and nothing was saved since. */
  failed: boolean;
  /** Fields that were changed on both sides: a choice is needed before the save can go on. */
  conflicts: Conflict[];
  closeConflicts: () => void;
}

interface SavingOptions {
  key: string;
  /** Told where a refused save went wrong. */
  onInvalid: (problems: Problems) => void;
}

/** Saving a lecture: by a press, by Ctrl+S, and from a conflict. After the first save the address becomes the lecture's own. */
export function useSaving({ key, onInvalid }: SavingOptions): Saving {
  const navigate = useNavigate();
  const visit = useVisit();
  const store = useStore();
  const start = useSetAtom(saveLectureAtom);
  const [failed, setFailed] = useState(false);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);

  const save = async (resolved?: Partial<LectureFields>): Promise<string | null> => {
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    setFailed(result === undefined);
    if (result === undefined) return null;
    setConflicts(result.status === 'conflict' ? result.conflicts : []);
    if (result.status === 'invalid') onInvalid(result.problems);
    if (result.status === 'invalid' || result.status === 'conflict') return null;
    if (result.id !== key) {
      const release = await readied(store, result.id);
      void navigate(`/lectures/${result.id}`, { replace: true, state: { visit } });
      release();
    }
    return result.id;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: on a Russian keyboard it types «ы».
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { save, failed, conflicts, closeConflicts: () => setConflicts([]) };
}

/** Waits until the editor of a lecture has been read, so that the way there shows no skeleton. Answers how to let it go. */
function readied(store: ReturnType<typeof useStore>, id: string): Promise<() => void> {
  const editorAtom = lectureEditorAtom(id);
  return new Promise((resolve) => {
    const look = () => {
      if (store.get(editorAtom).status !== 'loading') resolve(release);
    };
    const release = store.sub(editorAtom, look);
    look();
  });
}
