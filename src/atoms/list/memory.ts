import { atom } from 'jotai';
import * as v from 'valibot';
import { authorAtom } from '../session/session.ts';
import { preferenceAtom } from '../ui/preference.ts';
import { named } from './named.ts';

const savedView = v.object({
  id: v.string(),
  name: v.string(),
  /** Search, filters, sort and view, as in the address. */
  query: v.string(),
});
export type SavedView = v.InferOutput<typeof savedView>;

const memory = v.object({
  views: v.array(savedView),
  /** Id of the saved view that the list opens with. */
  initial: v.optional(v.nullable(v.string())),
  /** Ids of hidden columns; null means the list's default. */
  hidden: v.nullable(v.array(v.string())),
  /** Ids of columns in the author's order. */
  order: v.array(v.string()),
});

/** What this device remembers of a list for its author. */
type ListMemory = v.InferOutput<typeof memory>;

/** Some of it, or how that follows from what is remembered by now. */
type ListChange = Partial<ListMemory> | ((kept: ListMemory) => Partial<ListMemory>);

const nothing: ListMemory = { views: [], hidden: null, order: [] };

const storedOf = named((author) =>
  named((list) => preferenceAtom<ListMemory>(`list.${author}.${list}`, nothing, memory)),
);

/**
 * What this device remembers of a list, by the list's name: saved views and the choice of columns, each author's own. A change keeps what other
 * tabs have written, and answers whether it outlives the page.
 */
export const listMemoryAtom = named((list) =>
  atom(
    (get) => {
      const author = get(authorAtom);
      return author === null ? nothing : get(storedOf(author.id)(list));
    },
    (get, set, change: ListChange): boolean => {
      const author = get(authorAtom);
      if (author === null) return false;
      return set(storedOf(author.id)(list), (kept) => ({
        ...kept,
        ...(typeof change === 'function' ? change(kept) : change),
      }));
    },
  ),
);

/** The last view of a list on this device, by the list's name. */
export const listViewAtom = named((list) => preferenceAtom<string>(`${list}.view`, '', v.string()));
