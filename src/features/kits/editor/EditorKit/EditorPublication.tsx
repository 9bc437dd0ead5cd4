import { useAtomValue, useSetAtom, type Atom, type WritableAtom } from 'jotai';
import type { PriceFields } from '#atoms/editor/config.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { PublicationRail } from '#features/kits/publication/PublicationRail/PublicationRail.tsx';
import type { NamedFields } from './kind.ts';
import { useEditorKey } from './place.ts';
import { usePublishing, type PublishedEditor } from './usePublishing.ts';

type PriceName = keyof PriceFields;

export interface EditorPublicationProps {
  /** An editor of what is sold. */
  editor: PublishedEditor & {
    fieldAtom: (key: string, name: PriceName) => Atom<number | null>;
    problemAtom: (key: string, name: PriceName) => Atom<string | undefined>;
    editAtom: WritableAtom<null, [{ key: string; patch: Partial<PriceFields> }], void>;
    serverAtom: (key: string) => Atom<NamedFields>;
  };
}

/** The way of what is edited to the catalogue, and its price. A piece of the rail. */
export function EditorPublication({ editor }: EditorPublicationProps) {
  const key = useEditorKey();
  const author = useAtomValue(authorAtom);
  const publishing = usePublishing(editor);
  const { name } = useAtomValue(editor.serverAtom(key));
  const costKopecks = useAtomValue(editor.fieldAtom(key, 'costKopecks'));
  const oldCostKopecks = useAtomValue(editor.fieldAtom(key, 'oldCostKopecks'));
  const costProblem = useAtomValue(editor.problemAtom(key, 'costKopecks'));
  const oldCostProblem = useAtomValue(editor.problemAtom(key, 'oldCostKopecks'));
  const edit = useSetAtom(editor.editAtom);

  return (
    <PublicationRail
      {...publishing}
      name={name}
      price={{ costKopecks, oldCostKopecks }}
      onPrice={(patch) => edit({ key, patch })}
      problems={{
        ...(costProblem !== undefined && { costKopecks: costProblem }),
        ...(oldCostProblem !== undefined && { oldCostKopecks: oldCostProblem }),
      }}
      timeZone={author?.timezone}
    />
  );
}
