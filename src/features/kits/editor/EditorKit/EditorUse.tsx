import { useAtomValue, type Atom } from 'jotai';
import { UsedIn, type UsedInProps } from './EditorRail/UsedIn.tsx';
import { useEditorKey } from './place.ts';

interface EditorUseProps {
  /** An editor of what others may hold. */
  editor: { itemAtom: (key: string) => Atom<{ usedIn?: UsedInProps['uses'] } | null> };
}

/** Where what is edited is used. A piece of the rail. */
export function EditorUse({ editor }: EditorUseProps) {
  return <UsedIn uses={useAtomValue(editor.itemAtom(useEditorKey()))?.usedIn} />;
}
