import type { Language } from '../i18n/catalogue.ts';
import { groupDigits } from './numbers.ts';

const MINUS = '\u2212';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const kept = formats.get(key);
  if (kept) return kept;
  const made = new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', options);
  formats.set(key, made);
  return made;
}

/** Typography of the product: U+00A0 in numbers, a true minus. */
const typeset = (text: string) => text.replaceAll('\u202F', '\u00A0').replace(/^-/, MINUS);

/** An integer in full: `-5000` → «−5 000». */
export function formatWhole(value: number): string {
  return value < 0 ? MINUS + groupDigits(-value) : groupDigits(value);
}

/** A number for an axis: `16000` → «16 тыс.», `1200000` → «1,2 млн». */
export function formatShort(value: number, language: Language): string {
  return typeset(formatOf(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value));
}

/** Rubles for an axis, from kopecks and without the currency sign: `1600000` → «16 тыс.». Zero keeps it: «0 ₽». */
export function formatShortRubles(kopecks: number, language: Language): string {
  return kopecks === 0 ? '0\u00A0₽' : formatShort(kopecks / 100, language);
}

/** A share as people read it: `0.124` → «12,4 %». */
export function formatPercent(share: number, language: Language): string {
  return typeset(formatOf(language, { style: 'percent', maximumFractionDigits: 1 }).format(share));
}
