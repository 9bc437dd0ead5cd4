import { groupDigits } from './numbers.ts';

const signs: Record<string, string> = { RUB: '₽', USD: '$', EUR: '€', UAH: '₴', KZT: '₸', TRY: '₺' };

const MINUS = '\u2212';
const NO_BREAK = '\u00A0';

/** Rubles and kopecks as text, grouped: `149050` → «1 490,50». Kopecks are shown only where they exist. */
export function formatRubles(kopecks: number): string {
  const whole = Math.trunc(Math.abs(kopecks) / 100);
  const rest = Math.abs(kopecks) % 100;
  const digits = groupDigits(whole) + (rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`);
  return kopecks < 0 ? MINUS + digits : digits;
}

/** An amount in minor units with the sign of its currency (ISO 4217): `149000` → «1 490 ₽». */
export function formatMoney(kopecks: number, currency = 'RUB'): string {
  return `${formatRubles(kopecks)}${NO_BREAK}${signs[currency] ?? currency}`;
}

const plain = /^(\d*)(?:[.,](\d{0,2}))?$/;
/** Thousands separated by one of the two characters and kopecks by the other: «1,490.50», «1.490,50». */
const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$|^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

/**
 * Parses an amount in rubles as people type and paste it («1 490», «1490,5», «1 490.50 ₽») into kopecks. `null` if the text is not an amount, is
 * empty or is too large to be exact.
 */
export function parseRubles(text: string): number | null {
  const bare = text.replace(/\s/g, '').replace(/(?:₽|руб\.?|р\.?)$/i, '');
  const match = plain.exec(bare) ?? grouped.exec(bare);
  if (match === null || !/\d/.test(bare)) return null;
  const whole = (match[1] ?? match[3] ?? '').replace(/[.,]/g, '');
  const rest = match[2] ?? match[4] ?? '';
  const kopecks = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(kopecks) ? kopecks : null;
}
