import { expect, test } from 'vitest';
import { spanWords } from './untilWords.ts';

const minute = 60_000;

test.each([
  [30_000, '1 мин', '1 min'],
  [5 * minute, '5 мин', '5 min'],
  [60 * minute, '1 ч', '1 h'],
  [125 * minute, '2 ч 5 мин', '2 h 5 min'],
  [24 * 60 * minute, '1 день', '1 day'],
  [(6 * 24 + 7) * 60 * minute + 12 * minute, '6 дней 7 ч', '6 days 7 h'],
  [2 * 24 * 60 * minute + 5 * minute, '2 дня', '2 days'],
])('%i ms', (ms, ru, en) => {
  expect(spanWords(ms, 'ru').replaceAll('\u00A0', ' ')).toBe(ru);
  expect(spanWords(ms, 'en').replaceAll('\u00A0', ' ')).toBe(en);
});
