import type { PublishedRow } from '#atoms/publication/rows.ts';
import type { Copies } from '#atoms/copy/copy.ts';
import type { Kind } from '#domain/kinds.ts';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { ListTexts } from '../ListKit/types.ts';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';

/** What ListScreen gets of every kind of content: texts, names, ways to the editor, and what is done with publications. */
export function useContentList(kind: Kind, texts: ListTexts & { create: string }, code: Copies['code']) {
  const { actions, bulk } = usePublicationActions();
  return {
    texts,
    covers: true,
    copies: { kind, code },
    rowName: ({ item }: PublishedRow<{ name: string }>) => item.name,
    rowHref: ({ id }: { id: string }) => itemRoute(kind, id),
    actions,
    bulk,
    create: { label: texts.create, href: newRoute(kind) },
  };
}
