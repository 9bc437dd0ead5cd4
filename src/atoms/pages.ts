/**
 * The list rules, on pages in the query cache. Each returns new pages and does not change the old ones; if nothing changes, it returns the same
 * object.
 */
import type { InfiniteData } from '@tanstack/query-core';

/** An object with an id. */
export interface Entity {
  id: string;
}

/** One answer of a list call. `count` is the total that match, `unread` how many rows of the page made no sense and are not in it. */
export interface Page<Item> {
  list: Item[];
  count: number;
  unread?: number | undefined;
}

/** The pages of a list that have been loaded, from the first on. */
export type Pages<Item> = InfiniteData<Page<Item>, number>;

/** All rows of the loaded pages. A row that moved between pages during loading occurs once. */
export function itemsOf<Item extends Entity>(pages: Pages<Item>): Item[] {
  const byId = new Map<string, Item>();
  for (const { list } of pages.pages)
    for (const item of list) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/**
 * `itemsOf` for a growing list: a new page is appended to the known rows, so that a hundred thousand rows are not traversed for each page. Equal
 * pages give the same array.
 */
export function growingItems<Item extends Entity>(): (pages: Pages<Item>) => Item[] {
  interface Taken {
    pages: readonly Page<Item>[];
    seen: Set<string>;
    items: Item[];
  }
  /** Results by their last page. */
  const taken = new WeakMap<Page<Item>, Taken>();
  const begins = (part: readonly Page<Item>[], whole: readonly Page<Item>[]) =>
    part.every((page, at) => page === whole[at]);

  return ({ pages }) => {
    const last = pages.at(-1);
    if (last === undefined) return [];
    const known = taken.get(last);
    if (known?.pages.length === pages.length && begins(known.pages, pages)) return known.items;
    const [beforeLast] = pages.slice(-2, -1);
    const before = beforeLast && taken.get(beforeLast);
    const goesOn = before?.pages.length === pages.length - 1 && begins(before.pages, pages);
    const seen = goesOn ? before.seen : new Set<string>();
    // The set of ids is extended in place, so only this result may continue from it.
    if (goesOn && beforeLast) taken.delete(beforeLast);
    const added: Item[] = [];
    for (const { list } of goesOn ? [last] : pages)
      for (const item of list) {
        if (seen.has(item.id)) continue;
        seen.add(item.id);
        added.push(item);
      }
    const items = goesOn ? [...before.items, ...added] : added;
    taken.set(last, { pages, seen, items });
    return items;
  };
}

/** The number of all matches, by the last answer. */
export function countOf(pages: Pages<Entity>): number {
  return pages.pages.at(-1)?.count ?? 0;
}

/** The row with this id, where it is loaded. */
export function findById<Item extends Entity>(pages: Pages<Item>, id: string): Item | undefined {
  for (const { list } of pages.pages) {
    const found = list.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Replaces the whole list. */
export function replaceAll<Item extends Entity>(list: Item[], count: number = list.length): Pages<Item> {
  return { pages: [{ list, count }], pageParams: [1] };
}

function mapPages<Item>(pages: Pages<Item>, change: (page: Page<Item>) => Page<Item>): Pages<Item> {
  return { ...pages, pages: pages.pages.map(change) };
}

/** Replaces the row with the id of `item`, in place. */
export function replaceById<Item extends Entity>(pages: Pages<Item>, item: Item): Pages<Item> {
  if (!findById(pages, item.id)) return pages;
  const swap = (other: Item) => (other.id === item.id ? item : other);
  return mapPages(pages, (page) => ({ ...page, list: page.list.map(swap) }));
}

/** Removes the row with this id and decrements the count. */
export function removeById<Item extends Entity>(pages: Pages<Item>, id: string): Pages<Item> {
  if (!findById(pages, id)) return pages;
  return mapPages(pages, ({ list, count, ...rest }) => ({
    ...rest,
    list: list.filter((item) => item.id !== id),
    count: Math.max(0, count - 1),
  }));
}

/**
 * Adds a row: a `new` one is prepended and increments the count; a `found` one, which is counted already, is appended. An existing row is replaced.
 */
export function add<Item extends Entity>(pages: Pages<Item>, item: Item, as: 'new' | 'found'): Pages<Item> {
  if (findById(pages, item.id)) return replaceById(pages, item);
  if (pages.pages.length === 0) return replaceAll([item]);
  const at = as === 'new' ? 0 : pages.pages.length - 1;
  const rows = itemsOf(pages).length + 1;
  const grown = pages.pages.map(({ list, count, ...rest }, index) => ({
    ...rest,
    list: index !== at ? list : as === 'new' ? [item, ...list] : [...list, item],
    count: as === 'new' ? count + 1 : Math.max(count, rows),
  }));
  return { ...pages, pages: grown };
}

/** Number of the next page, or null at the end. */
export function nextPage(pages: Page<unknown>[], limit: number): number | null {
  const last = pages.at(-1);
  if (!last || last.list.length === 0 || pages.length * limit >= last.count) return null;
  return pages.length + 1;
}
