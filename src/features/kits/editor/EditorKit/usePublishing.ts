import { useAtomValue, useStore, type Atom } from 'jotai';
import { isBlocker } from '#domain/content/readiness.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Editable } from '#atoms/editor/config.ts';
import type { Blocker } from '../../publication/PublicationRail/Blockers.tsx';
import { useEditorDesk, useEditorKey } from './place.ts';
import { useReadinessLines } from './readiness.ts';
import type { ClosedWay } from '../../publication/PublicationRail/usePublicationMove.tsx';

/** An editor of what has a publication. */
export interface PublishedEditor {
  publicationAtom: (key: string) => Atom<Publication | null>;
  progressAtom: (key: string) => Atom<{ dirty: boolean }>;
  editorAtom: (key: string) => Atom<{ publication: Publication | null; item: Editable | null }>;
}

/** What publishing needs from an editor: its publication, its readiness, and a save before the next step. */
export function usePublishing(editor: PublishedEditor): {
  publication: Publication | null;
  blockers: Blocker[];
  dirty: boolean;
  closed: ClosedWay | null;
  onPrepare: () => Promise<string | null>;
} {
  const key = useEditorKey();
  const store = useStore();
  const { goTo, save } = useEditorDesk();
  const publication = useAtomValue(editor.publicationAtom(key));
  const { dirty } = useAtomValue(editor.progressAtom(key));
  const blockers = useReadinessLines().filter(isBlocker);
  const end = blockers.find(({ closed }) => closed !== undefined);

  const onPrepare = async (): Promise<string | null> => {
    const { dirty: isDirty } = store.get(editor.progressAtom(key));
    if (!isDirty && publication !== null) return publication.id;
    const id = await save();
    if (id === null) return null;
    // The entity names its publication before the publication itself is loaded.
    const saved = store.get(editor.editorAtom(id));
    return saved.publication?.id ?? saved.item?.publicationId ?? null;
  };

  return {
    publication,
    dirty,
    closed: end?.closed === undefined ? null : { what: end.closed, why: end.label },
    blockers: blockers.map(({ id, label, field }) => ({ id, label, onGo: () => goTo(field) })),
    onPrepare,
  };
}
