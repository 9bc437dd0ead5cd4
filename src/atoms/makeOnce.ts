import type { Getter } from 'jotai';
import { isRefused, madeSince, type Tried } from './lost.ts';
import { isHere, mustStay } from './session/mustStay.ts';

/** Something that is to be made, however often it is tried. */
interface Making<Listed extends { id: string }, Item, Sent> {
  get: Getter;
  /** Whose it is: the author's id as it was when the work began. */
  author: string | undefined;
  /** What is sent of it now. */
  fields: Sent;
  /** The try that nobody has heard of yet, as it was noted. */
  earlier: Tried<Sent> | undefined;
  /** The latest of the kind. */
  latest: () => Promise<Listed[]>;
  /** One that has come since, where it is what that try has sent; null where it was made elsewhere. */
  recognize: (one: Listed, sent: Sent) => Promise<Item | null>;
  /** Notes a try where it outlives the page, or with undefined that all is known; resolves once it is there. */
  note: (tried: Tried<Sent> | undefined) => Promise<void>;
  create: () => Promise<Item>;
}

/** What was made, and what was sent of it. */
interface Made<Item, Sent> {
  item: Item;
  fields: Sent;
  /** An earlier try has made it: since then it may be wanted otherwise. */
  isFound: boolean;
}

/**
 * Makes something once, whatever becomes of the answer: what an earlier try has made is taken, and a new one is noted before its call leaves. Fails
 * where the author has gone, for whom nothing can be noted. The note of what was made stays: whoever takes it knows when it is over.
 */
export async function makeOnce<Listed extends { id: string }, Item, Sent>({
  get,
  author,
  fields,
  earlier,
  latest,
  recognize,
  note,
  create,
}: Making<Listed, Item, Sent>): Promise<Made<Item, Sent>> {
  const list = await latest();
  if (earlier !== undefined)
    for (const one of madeSince(list, earlier.before)) {
      const item = await recognize(one, earlier.fields);
      mustStay(get, author);
      if (item !== null) return { item, fields: earlier.fields, isFound: true };
    }
  // The note would stand with what the next author writes.
  mustStay(get, author);
  // What an earlier try has made may come to light late: it was not there before that one.
  await note({ fields, before: earlier?.before ?? list.map(({ id }) => id) });
  mustStay(get, author);
  try {
    const item = await create();
    mustStay(get, author);
    return { item, fields, isFound: false };
  } catch (error) {
    if (isRefused(error) && isHere(get, author)) await note(earlier);
    throw error;
  }
}
