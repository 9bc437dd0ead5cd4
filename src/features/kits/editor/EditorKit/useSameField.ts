import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { onLeave, onReturn } from '#atoms/session/private.ts';
import { focusField } from './focusField.ts';

interface FieldPlace {
  /** The editor: its kind and the key of its draft. */
  editor: string;
  field: string;
}

/** The field that was in work last. */
const lastAtom = atom<FieldPlace | null>(null);
/** The field to go on with after a session that ended by itself has begun again. */
const awaitedAtom = atom<FieldPlace | null>(null);

onReturn((get, set) => set(awaitedAtom, get(lastAtom)));
onLeave((_get, set) => {
  set(lastAtom, null);
  set(awaitedAtom, null);
});

/** Brings an author whose session ended by itself back to the field that was in work. `editor` names the editor. */
export function useSameField(editor: string): void {
  const store = useStore();
  useEffect(() => {
    const awaited = store.get(awaitedAtom);
    store.set(awaitedAtom, null);
    if (awaited?.editor === editor) focusField(awaited.field);

    const note = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      const field = place?.dataset['field'];
      if (field !== undefined) store.set(lastAtom, { editor, field });
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [editor, store]);
}
