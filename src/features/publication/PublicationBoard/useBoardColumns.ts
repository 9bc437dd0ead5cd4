import { useAtomValue } from 'jotai';
import { publicationStatuses, type PublicationStatus } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { ListParams, ListState } from '#atoms/list.ts';
import { publicationListAtom } from '#atoms/publication/publications.ts';

/** Cards of one call. */
const page = 50;

/** What a column is asked for: what the list is filtered by, in its status. */
const columnParams = (status: PublicationStatus, { search, filter }: ListParams): ListParams => ({
  ...(search !== undefined && { search }),
  filter: { ...filter, status },
  sort: '-updatedAt',
  limit: page,
  keepRows: true,
  partly: true,
});

type Columns = Record<PublicationStatus, ListState<Publication>>;

/** The publications of every status: each column grows by itself, so that a full catalogue holds up none of the others. */
export function useBoardColumns(params: ListParams): Columns {
  return {
    draft: useAtomValue(publicationListAtom(columnParams('draft', params))),
    pending: useAtomValue(publicationListAtom(columnParams('pending', params))),
    rejected: useAtomValue(publicationListAtom(columnParams('rejected', params))),
    approved: useAtomValue(publicationListAtom(columnParams('approved', params))),
    published: useAtomValue(publicationListAtom(columnParams('published', params))),
    unpublished: useAtomValue(publicationListAtom(columnParams('unpublished', params))),
    archived: useAtomValue(publicationListAtom(columnParams('archived', params))),
  };
}

/** The cards of all columns. What moves between two of them meanwhile stands once, where the newer copy has it. */
export function cardsOf(columns: Columns): Publication[] {
  const byId = new Map<string, Publication>();
  for (const status of publicationStatuses) {
    for (const card of columns[status].items) {
      const known = byId.get(card.id);
      if (known === undefined || (card.updatedAt ?? '') >= (known.updatedAt ?? '')) byId.set(card.id, card);
    }
  }
  return [...byId.values()];
}
