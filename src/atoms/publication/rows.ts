import { atom, type Atom } from 'jotai';
import type { ContentType } from '#domain/content/schema.ts';
import type { ListRequest } from '#domain/lists.ts';
import { listPublications } from '#api/publication/requests.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListParams, ListState } from '../list.ts';
import type { Entity, Page } from '../pages.ts';
import { readableRows } from '../readableRows.ts';

/** An item of a list with its publication, if it has one and it is loaded. */
export interface PublishedRow<Item> {
  id: string;
  item: Item;
  publication: Publication | undefined;
}

interface RowsConfig<Item> {
  contentType: ContentType;
  /** The list without its publications. */
  listAtom: (params: ListParams) => Atom<ListState<Item>>;
  /** Publications by item id. */
  publicationsAtom: (params: ListParams) => Atom<ReadonlyMap<string, Publication>>;
  /** Reads a page of the list. */
  read: (request: ListRequest, signal: AbortSignal) => Promise<Page<Item>>;
}

/** A list of items with their publications, which load after the items. */
export function createPublishedRows<Item extends Entity>({
  contentType,
  listAtom,
  publicationsAtom,
  read,
}: RowsConfig<Item>) {
  const made = new WeakMap<Item, PublishedRow<Item>>();

  /** The same item and publication give the same row object, so that only changed rows render again. */
  const rowOf = (item: Item, publication: Publication | undefined): PublishedRow<Item> => {
    const known = made.get(item);
    if (known !== undefined && known.publication === publication) return known;
    const row = { id: item.id, item, publication };
    made.set(item, row);
    return row;
  };

  return {
    rowsAtom: boundedAtomFamily((params: ListParams) =>
      atom((get): ListState<PublishedRow<Item>> => {
        const publications = get(publicationsAtom(params));
        const rowsOf = (items: Item[]) => items.map((each) => rowOf(each, publications.get(each.id)));
        const { items, pages, answer, ...rest } = get(listAtom(params));
        return {
          ...rest,
          items: rowsOf(items),
          pages: pages.map(rowsOf),
          answer: answer && { ...answer, list: rowsOf(answer.list) },
        };
      }),
    ),

    /** Reads what makes sense of a page, with its publications: two calls. */
    async readRows(request: ListRequest, signal: AbortSignal): Promise<Page<PublishedRow<Item>>> {
      const { list, ...facts } = await readableRows(read(request, signal), 0);
      const contentId = list.map(({ id }) => id);
      if (contentId.length === 0) return { ...facts, list: [] };
      const filter = { contentType, contentId };
      const publications = await readableRows(listPublications({ filter, limit: 100 }, signal), 0);
      const byContent = new Map(publications.list.map((each) => [each.contentId, each]));
      return { ...facts, list: list.map((each) => rowOf(each, byContent.get(each.id))) };
    },
  };
}
