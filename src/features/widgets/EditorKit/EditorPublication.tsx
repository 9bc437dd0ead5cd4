import { useAtomValue, useSetAtom, useStore, type Atom, type WritableAtom } from 'jotai';
import type { Publication } from '#api/publication/schema.ts';
import type { Editable, PriceFields } from '#atoms/editor/config.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { PublicationRail } from '#features/widgets/PublicationRail/PublicationRail.tsx';
import type { NamedFields } from './kind.ts';
import { useEditorDesk, useEditorKey } from './place.ts';
import { useReadinessLines } from './readiness.ts';

type PriceName = keyof PriceFields;

export interface EditorPublicationProps {
  /** An editor of what is sold. */
  editor: {
    fieldAtom: (key: string, name: PriceName) => Atom<number | null>;
    problemAtom: (key: string, name: PriceName) => Atom<string | undefined>;
    editAtom: WritableAtom<null, [{ key: string; patch: Partial<PriceFields> }], void>;
    serverAtom: (key: string) => Atom<NamedFields>;
    publicationAtom: (key: string) => Atom<Publication | null>;
    editorAtom: (
      key: string,
    ) => Atom<{ dirty: boolean; publication: Publication | null; item: Editable | null }>;
  };
}

/** The way of what is edited to the catalogue, and its price. A piece of the rail. */
export function EditorPublication({ editor }: EditorPublicationProps) {
  const key = useEditorKey();
  const store = useStore();
  const { goTo, save } = useEditorDesk();
  const author = useAtomValue(authorAtom);
  const publication = useAtomValue(editor.publicationAtom(key));
  const { name } = useAtomValue(editor.serverAtom(key));
  const costKopecks = useAtomValue(editor.fieldAtom(key, 'costKopecks'));
  const oldCostKopecks = useAtomValue(editor.fieldAtom(key, 'oldCostKopecks'));
  const costProblem = useAtomValue(editor.problemAtom(key, 'costKopecks'));
  const oldCostProblem = useAtomValue(editor.problemAtom(key, 'oldCostKopecks'));
  const edit = useSetAtom(editor.editAtom);
  const blockers = useReadinessLines().filter(({ required, done }) => required && !done);

  const prepare = async (): Promise<string | null> => {
    const { dirty } = store.get(editor.editorAtom(key));
    if (!dirty && publication !== null) return publication.id;
    const id = await save();
    if (id === null) return null;
    // What is edited names its publication before the publication itself has been read.
    const saved = store.get(editor.editorAtom(id));
    return saved.publication?.id ?? saved.item?.publicationId ?? null;
  };

  return (
    <PublicationRail
      publication={publication}
      name={name}
      price={{ costKopecks, oldCostKopecks }}
      onPrice={(patch) => edit({ key, patch })}
      problems={{
        ...(costProblem !== undefined && { costKopecks: costProblem }),
        ...(oldCostProblem !== undefined && { oldCostKopecks: oldCostProblem }),
      }}
      blockers={blockers.map(({ id, label, field }) => ({ id, label, onGo: () => goTo(field) }))}
      onPrepare={prepare}
      timeZone={author?.timezone}
    />
  );
}
