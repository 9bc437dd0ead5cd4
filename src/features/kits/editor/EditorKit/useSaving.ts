import { useSetAtom, useStore } from 'jotai';
import { handled } from '#api/api-error.ts';
import type { Problems } from '#domain/plain-problems.ts';
import type { Editable } from '#atoms/editor/config.ts';
import { useSaveKey } from '#lib/hook/useSaveKey.ts';
import type { BareKind } from './kind.ts';
import { readied } from './useOwnAddress.ts';
import type { Visit } from './visit.ts';

interface SavingOptions<Item extends Editable, Fields extends object> {
  kind: BareKind<Item, Fields>;
  key: string;
  visit: Visit<Fields>;
  /** Whether the keys may save. */
  beforeSave: () => boolean;
  /** Told where a refused save went wrong. */
  onInvalid: (problems: Problems) => void;
}

/** Saving: by a press, by Ctrl+S, and from a conflict. What it gives answers the id, or null when it did not come to that. */
export function useSaving<Item extends Editable, Fields extends object>({
  kind: { editor },
  key,
  visit: { failedAtom, conflictsAtom },
  beforeSave,
  onInvalid,
}: SavingOptions<Item, Fields>): (resolved?: Partial<Fields>) => Promise<string | null> {
  const store = useStore();
  const start = useSetAtom(editor.saveAtom);

  const save = async (resolved?: Partial<Fields>): Promise<string | null> => {
    const result = await handled(start({ key, ...(resolved && { resolved }) }));
    store.set(failedAtom, result === undefined);
    if (result === undefined) {
      // The choices of a conflict are in the form by now: the dialog closes.
      if (resolved !== undefined) store.set(conflictsAtom, []);
      // The platform's refusals by field are shown at the fields.
      const { problems } = store.get(editor.editorAtom(key));
      if (Object.keys(problems).length > 0) onInvalid(problems);
      return null;
    }
    store.set(conflictsAtom, result.status === 'conflict' ? result.conflicts : []);
    if (result.status === 'invalid') onInvalid(result.problems);
    if (result.status === 'invalid' || result.status === 'conflict') return null;
    // The caller continues with the created entity.
    if (result.id !== key) (await readied(store, editor, result.id))();
    return result.id;
  };

  useSaveKey(() => {
    if (document.querySelector('dialog[open]') === null && beforeSave()) void save();
  });

  return save;
}
