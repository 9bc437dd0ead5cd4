import { readText } from '#lib/richText/words.ts';
import type { Stream } from '../stream/schema.ts';

/** Minimum size of a cover, px. */
export const minCover = { width: 1280, height: 720 };

/** Minimum length of a description that helps a listener to choose, characters. */
export const enoughDescription = 200;

/** One line of a checklist. The moderator requires the `required` ones; the rest is advice. */
export interface ReadinessCheck<Id extends string = string> {
  id: Id;
  required: boolean;
  done: boolean;
  /** The facts for it are still loading: until then it is not `done`, and does not block the review. */
  unread?: true;
  /** It can never be done: a cancelled content is not for sale, a finished one is not reviewed. */
  closed?: Closed;
}

/** What a content can no longer achieve. */
export type Closed = 'review' | 'sale';

/** A required line; `undefined` while its facts are loading, null if there is nothing. */
export const asked = <const Id extends string>(
  id: Id,
  done: boolean | null | undefined,
): ReadinessCheck<Id> => ({
  id,
  required: true,
  done: done === true,
  ...(done === undefined && { unread: true }),
});

/** A line of advice. */
export const advised = <const Id extends string>(id: Id, done: boolean): ReadinessCheck<Id> => ({
  id,
  required: false,
  done,
});

/** Facts about a content of any kind that are not its own fields. */
export interface SaleFacts {
  /** Size of the cover, px; null if there is none or it cannot be read, undefined while it is loading. */
  cover: { width: number; height: number } | null | undefined;
  /** The entered price, kopecks; null if none is set. */
  costKopecks: number | null;
}

/** A playable recording; null if there is none. */
export const isProcessed = (stream: Pick<Stream, 'status'> | null): boolean => stream?.status === 'processed';

export const coverCheck = ({ cover }: SaleFacts) =>
  asked('cover', cover && cover.width >= minCover.width && cover.height >= minCover.height);

/** The visible length of a description: Markdown signs and link addresses do not count. */
export function descriptionLength(description: string | null | undefined): number {
  const text = description ?? '';
  if (measured.text !== text) measured = { text, length: readText(text).length };
  return measured.length;
}

/** The last text that was measured: one keystroke measures it several times. */
let measured = { text: '', length: 0 };

export const descriptionCheck = ({ description }: { description?: string | null | undefined }) =>
  asked('description', descriptionLength(description) >= enoughDescription);

export const tagsCheck = ({ tags }: { tags: readonly string[] }) => advised('tags', tags.length > 0);

export const priceCheck = ({ costKopecks }: SaleFacts) => asked('price', costKopecks !== null);

/** Whether a line blocks the review: it is required, and known to be not done. */
export const isBlocker = ({ required, done, unread }: Omit<ReadinessCheck, 'id'>): boolean =>
  required && !done && unread !== true;

/** The lines that block the review of a content. */
export function approvalBlockers<Id extends string>(checks: readonly ReadinessCheck<Id>[]): Id[] {
  return checks.filter(isBlocker).map((check) => check.id);
}
