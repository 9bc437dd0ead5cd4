import { atom, type Atom } from 'jotai';
import type { ContentType } from '#domain/content/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListParams, ListState } from '../list.ts';
import type { EntityState } from '../states.ts';
import { contentPublicationsAtom, publicationAtom } from './publications.ts';

/** A content that is sold. */
interface Sold {
  id: string;
  publicationId?: string | null | undefined;
}

/** The atoms of a kind that has publications. */
interface Contents<Item extends Sold> {
  type: ContentType;
  listAtom: (params: ListParams) => Atom<ListState<Item>>;
  itemAtom: (id: string) => Atom<EntityState<Item>>;
}

/** The publications of one kind of content. */
export function createContentPublications<Item extends Sold>({ type, listAtom, itemAtom }: Contents<Item>) {
  return {
    /** Publications by the id of their content, for the loaded rows of a list: one call for each page. */
    ofListAtom: boundedAtomFamily((params: ListParams) =>
      atom((get): ReadonlyMap<string, Publication> => {
        const found = get(listAtom(params)).pages.flatMap((page) => {
          const ids = page.map(({ id }) => id);
          return get(contentPublicationsAtom({ type, ids })).item ?? [];
        });
        return new Map(found.map((publication) => [publication.contentId, publication]));
      }),
    ),

    /** The publication of a content. `notFound` means that it has none yet. */
    ofItemAtom: boundedAtomFamily((id: string) =>
      atom((get): EntityState<Publication> => {
        const { item, ...content } = get(itemAtom(id));
        if (item?.publicationId) return get(publicationAtom(item.publicationId));
        if (item === null) return { ...content, item };
        // If the platform does not send the publication's id, it is looked up by the content.
        const { item: list, ...found } = get(contentPublicationsAtom({ type, ids: [id] }));
        const [publication = null] = list ?? [];
        return { ...found, item: publication, status: list && !publication ? 'notFound' : found.status };
      }),
    ),
  };
}
