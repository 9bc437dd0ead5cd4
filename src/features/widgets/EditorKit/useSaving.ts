import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handled } from '#api/api-error.ts';
import type { Problems } from '#api/problems.ts';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import type { BareKind } from './kind.ts';
import { useVisitId, type Visit } from './visit.ts';

interface SavingOptions<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  key: string;
  visit: Visit<Fields>;
  /** Whether the keys may save. */
  beforeSave: () => boolean;
  /** Told where a refused save went wrong. */
  onInvalid: (problems: Problems) => void;
}

/**
 * Saving: by a press, by Ctrl+S, and from a conflict. After the first save the address becomes the entity's own, unless the author
 * has gone elsewhere meanwhile. What it gives answers the id, or null when it did not come to that.
 */
export function useSaving<Item extends Editable, Fields extends object>({
  kind: { editor, hrefOf },
  key,
  visit: { failedAtom, conflictsAtom },
  beforeSave,
  onInvalid,
}: SavingOptions<Item, Fields>): (resolved?: Partial<Fields>) => Promise<string | null> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const visit = useVisitId();
  const store = useStore();
  const start = useSetAtom(editor.saveAtom);

  /** Tells whether the author is still where the save began: what is new may have been begun anew, at the same address. */
  const watchPlace = () => {
    const place = () => `${window.location.hash.split('?', 1)[0]} ${store.get(editor.newVisitAtom)}`;
    const begun = place();
    return () => place() === begun;
  };

  const save = async (resolved?: Partial<Fields>): Promise<string | null> => {
    const isHere = watchPlace();
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    store.set(failedAtom, result === undefined);
    if (result === undefined) {
      // What the platform refused by field stands beside the fields by now.
      const { problems } = store.get(editor.editorAtom(key));
      if (Object.keys(problems).length > 0) onInvalid(problems);
      return null;
    }
    store.set(conflictsAtom, result.status === 'conflict' ? result.conflicts : []);
    if (result.status === 'invalid') onInvalid(result.problems);
    if (result.status === 'invalid' || result.status === 'conflict') return null;
    if (result.id !== key) {
      const release = await readied(store, editor, result.id);
      if (isHere()) void navigate(hrefOf(result.id) + search, { replace: true, state: { visit } });
      release();
    }
    return result.id;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: on a Russian keyboard it types «ы».
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null && beforeSave()) void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return save;
}

/** Waits until an editor has been read, so that the way there shows no skeleton. Answers how to let it go. */
function readied<Item extends Editable, Fields extends object>(
  store: ReturnType<typeof useStore>,
  { editorAtom }: Editor<Item, Fields>,
  id: string,
): Promise<() => void> {
  return new Promise((resolve) => {
    const look = () => {
      if (store.get(editorAtom(id)).status !== 'loading') resolve(release);
    };
    const release = store.sub(editorAtom(id), look);
    look();
  });
}
