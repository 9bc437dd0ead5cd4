import type { Getter } from 'jotai';
import { isRefused, createdSince, type SentCreation } from './lostAnswer.ts';
import { isSameAuthor, requireSameAuthor } from './session/sameAuthor.ts';

/** Something to create once, however often it is tried. */
interface Making<Listed extends { id: string }, Item, Sent> {
  get: Getter;
  /** The author's id when the work began. */
  author: string | undefined;
  /** The fields to send now. */
  fields: Sent;
  /** The recorded attempt without an answer. */
  earlier: SentCreation<Sent> | undefined;
  /** The latest entities of the kind. */
  latest: () => Promise<Listed[]>;
  /** The new one that equals the attempt's fields; null if it was made elsewhere. */
  recognize: (one: Listed, sent: Sent) => Promise<Item | null>;
  /** Records an attempt durably, or with undefined that its outcome is known; resolves once it is stored. */
  note: (tried: SentCreation<Sent> | undefined) => Promise<void>;
  create: () => Promise<Item>;
}

/** The created entity, and the fields that were sent. */
interface Made<Item, Sent> {
  item: Item;
  fields: Sent;
  /** An earlier attempt has created it, so the wanted fields may differ since. */
  isFound: boolean;
}

/**
 * Creates something once, whatever happens to the answer: the result of an earlier attempt is used, and a new attempt is recorded before its call.
 * Rejects if the author has left, because nothing can be recorded for them. The record stays: the caller removes it when it is done.
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
    for (const one of createdSince(list, earlier.before)) {
      const item = await recognize(one, earlier.fields);
      requireSameAuthor(get, author);
      if (item !== null) return { item, fields: earlier.fields, isFound: true };
    }
  // The record would belong to the next author.
  requireSameAuthor(get, author);
  // The result of an earlier attempt may appear late: it did not exist before that one.
  await note({ fields, before: earlier?.before ?? list.map(({ id }) => id) });
  requireSameAuthor(get, author);
  try {
    const item = await create();
    requireSameAuthor(get, author);
    return { item, fields, isFound: false };
  } catch (error) {
    if (isRefused(error) && isSameAuthor(get, author)) await note(earlier);
    throw error;
  }
}
