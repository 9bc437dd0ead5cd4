import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import { until } from '#atoms/until.ts';
import type { BareKind } from './kind.ts';
import { useVisitId } from './visit.ts';

const route = () => window.location.hash.split('?', 1)[0];

/**
 * Once what was new is saved, the address becomes its own, whatever saved it: a press, a save that went on after a failure, one
 * that an earlier visit had begun. Who has gone elsewhere meanwhile stays there.
 */
export function useOwnAddress<Item extends Editable, Fields extends object>(
  { editor, hrefOf }: BareKind<Item, Fields>,
  key: string,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const visit = useVisitId();
  const store = useStore();
  const savedAs = useAtomValue(editor.savedAsAtom(key));
  // The screen outlives its address by a moment, while the next one is on its way.
  const [own] = useState(route);

  const leadTo = useEffectEvent((id: string) => {
    const isHere = route() === own && store.get(editor.savedAsAtom(key)) === id;
    if (isHere) void navigate(hrefOf(id) + search, { replace: true, state: { visit } });
  });
  useEffect(() => {
    if (savedAs === null) return undefined;
    let isGone = false;
    const lead = async () => {
      const release = await readied(store, editor, savedAs);
      if (!isGone) leadTo(savedAs);
      release();
    };
    void lead();
    return () => {
      isGone = true;
    };
  }, [store, editor, savedAs]);
}

/** Waits until an editor is loaded, so that the navigation shows no skeleton. Returns the function that unsubscribes. */
export const readied = <Item extends Editable, Fields extends object>(
  store: ReturnType<typeof useStore>,
  { editorAtom }: Pick<Editor<Item, Fields>, 'editorAtom'>,
  id: string,
): Promise<() => void> => until(store, editorAtom(id), ({ status }) => status !== 'loading');
