import type { Getter } from 'jotai';
import { imageUrl } from '#api/upload/image-url.ts';
import type { PriceFields } from '#atoms/editor/config.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import type { CompareValue } from '../CompareVersions/SideValue.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { lookedText } from '#lib/richText/words.ts';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';

// Values of fields as two versions of them are compared.

/** Prose, compared word by word. */
export const prose = (text: string): CompareValue => ({ kind: 'text', text });

/** A text with headings, lists and links, compared word by word as it is read. */
export const richText = (markdown: string): CompareValue => ({ kind: 'text', text: lookedText(markdown) });

/** A word or a figure, compared as a whole. */
export const word = (text: string | null): CompareValue => ({ kind: 'plain', text: text ?? '' });

/** Tags by their ids. */
export function tagNames(ids: readonly string[], get: Getter): CompareValue {
  const tags = get(tagsAtom).item ?? [];
  return { kind: 'tags', names: ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? id) };
}

/** A picture by its id. */
export const picture = (id: string | null, alt: string): CompareValue =>
  id === null ? word(null) : { kind: 'image', src: imageUrl(id), alt };

/** «Включён», «выключен». */
export const onOrOff = (on: boolean, language: Language): CompareValue =>
  word(on ? messages[language].on : messages[language].off);

/** A price with its discount, as one. */
export function price({ costKopecks, oldCostKopecks }: PriceFields, language: Language): CompareValue {
  const t = messages[language];
  if (costKopecks === null) return word(null);
  if (costKopecks === 0) return word(t.free);
  const discount = oldCostKopecks === null ? t.noDiscount : t.before(formatMoney(oldCostKopecks));
  return word(`${formatMoney(costKopecks)} ${discount}`);
}
