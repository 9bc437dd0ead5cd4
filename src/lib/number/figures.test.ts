import { expect, test } from 'vitest';
import { formatPercent, formatShort, formatShortRubles, formatWhole } from './figures.ts';

test('numbers for an axis', () => {
  expect(formatShort(950, 'ru')).toBe('950');
  expect(formatShort(16_000, 'ru')).toBe('16\u00A0тыс.');
  expect(formatShort(-16_000, 'ru')).toBe('−16\u00A0тыс.');
  expect(formatShort(1_200_000, 'ru')).toBe('1,2\u00A0млн');
  expect(formatShort(16_000, 'en')).toBe('16k');
});

test('rubles for an axis come from kopecks', () => {
  expect(formatShortRubles(1_600_000, 'ru')).toBe('16\u00A0тыс.');
  expect(formatShortRubles(0, 'ru')).toBe('0\u00A0₽');
});

test('shares', () => {
  expect(formatPercent(0.124, 'ru')).toBe('12,4\u00A0%');
  expect(formatPercent(-0.02, 'ru')).toBe('−2\u00A0%');
  expect(formatPercent(0.124, 'en')).toBe('12.4%');
});

test('whole numbers of either sign', () => {
  expect(formatWhole(-5000)).toBe('−5\u00A0000');
  expect(formatWhole(0)).toBe('0');
});
