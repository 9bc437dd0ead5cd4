import type { CoverState } from '#atoms/image/images.ts';
import { enoughDescription, type ReadinessCheck } from '#domain/content/readiness.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import type { ReadinessLine } from './kind.ts';
import { readinessMessages } from './readinessMessages.ts';

/** The texts of a checklist line. */
export type LineWords = Pick<ReadinessLine, 'label' | 'action' | 'field' | 'note'>;

/** Facts for a checklist that are not fields. */
export interface LineFacts {
  cover: CoverState;
  /** Length of the description, characters; null where the line does not tell it. */
  descriptionLength: number | null;
}

/** The texts of a kind's lines: the shared ones, and its own instead of them or beside them. */
export const lineTexts = <Own>(language: Language, own: Record<Language, Own>) => ({
  ...readinessMessages[language],
  ...own[language],
});

/** The lines that most checklists have, in words. */
export const sharedWords = (
  t: (typeof readinessMessages)['ru'],
  { cover, descriptionLength }: LineFacts,
) => ({
  cover: (done: boolean): LineWords => ({
    label: done ? t.coverDone : { none: t.coverNone, unread: t.coverUnread, read: t.coverSmall }[cover],
    action: cover === 'none' ? t.add : t.replace,
    field: 'imageId',
  }),
  description: (done: boolean): LineWords => ({
    label: (done ? t.descriptionDone : t.descriptionShort)(enoughDescription),
    action: t.write,
    field: 'description',
    ...(done && descriptionLength !== null && { note: groupDigits(descriptionLength) }),
  }),
  tags: (done: boolean): LineWords => ({
    label: done ? t.tagsDone : t.tagsNone,
    action: t.add,
    field: 'tags',
  }),
  price: (done: boolean): LineWords => ({
    label: done ? t.priceDone : t.priceNone,
    action: t.set,
    field: 'costKopecks',
  }),
});

/** A checklist in words, in its order. */
export const readinessLines = <Id extends string>(
  checks: readonly ReadinessCheck<Id>[],
  words: Record<Id, (done: boolean) => LineWords>,
): ReadinessLine[] =>
  checks.map(({ id, done, unread, required, closed }) => ({
    id,
    done,
    unread,
    required,
    closed,
    ...words[id](done),
  }));
