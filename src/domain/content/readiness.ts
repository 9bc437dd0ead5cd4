import { readText } from '#lib/richText/words.ts';
import type { Stream } from '../stream/schema.ts';

/** Least size of a cover, px. */
export const minCover = { width: 1280, height: 720 };

/** Least length of a description that helps a listener to choose, characters. */
export const enoughDescription = 200;

/** One line of a checklist. What is `required` is asked by the moderator, the rest is advice. */
export interface ReadinessCheck<Id extends string = string> {
  id: Id;
  required: boolean;
  done: boolean;
  /** Whether it is done is still being read: till then it is not `done`, and keeps nothing from review. */
  unread?: true;
  /** Nothing can make it done any more: what was called off is out of any sale, what is over goes to no review. */
  closed?: Closed;
}

/** What a content can no longer come to. */
export type Closed = 'review' | 'sale';

/** A line that the moderator asks for; `undefined` while it is being read whether it is done, null where there is nothing. */
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

/** What is known beside a content of any kind. */
export interface SaleFacts {
  /** Size of the cover, px; null where there is none or it cannot be read, undefined while it is being read. */
  cover: { width: number; height: number } | null | undefined;
  /** The price as entered, kopecks; null while none is set. */
  costKopecks: number | null;
}

/** A media that can be played; null where it is absent. */
export const isProcessed = (stream: Pick<Stream, 'status'> | null): boolean => stream?.status === 'processed';

export const coverCheck = ({ cover }: SaleFacts) =>
  asked('cover', cover && cover.width >= minCover.width && cover.height >= minCover.height);

/** How long a description is to whoever reads it: signs of Markdown and addresses of links do not count. */
export function descriptionLength(description: string | null | undefined): number {
  const text = description ?? '';
  if (measured.text !== text) measured = { text, length: readText(text).length };
  return measured.length;
}

/** The last text that was measured: a keystroke asks about the same one several times. */
let measured = { text: '', length: 0 };

export const descriptionCheck = ({ description }: { description?: string | null | undefined }) =>
  asked('description', descriptionLength(description) >= enoughDescription);

export const tagsCheck = ({ tags }: { tags: readonly string[] }) => advised('tags', tags.length > 0);

export const priceCheck = ({ costKopecks }: SaleFacts) => asked('price', costKopecks !== null);

/** Whether a line keeps a content from review: it is required, and known to be not done. */
export const isBlocker = ({ required, done, unread }: Omit<ReadinessCheck, 'id'>): boolean =>
  required && !done && unread !== true;

/** What keeps a content from review. */
export function approvalBlockers<Id extends string>(checks: readonly ReadinessCheck<Id>[]): Id[] {
  return checks.filter(isBlocker).map((check) => check.id);
}
