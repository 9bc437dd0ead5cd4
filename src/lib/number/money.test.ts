import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatRubles, parseRubles } from './money.ts';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('formatMoney', () => {
  test.each([
    [0, '0\u00A0₽'],
    [99_000, '990\u00A0₽'],
    [149_000, '1\u00A0490\u00A0₽'],
    [149_050, '1\u00A0490,50\u00A0₽'],
    [5, '0,05\u00A0₽'],
    [147_660_000, '1\u00A0476\u00A0600\u00A0₽'],
    [-149_000, '\u22121\u00A0490\u00A0₽'],
  ])('%i kopecks', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text);
  });

  test('other currencies, known and unknown', () => {
    expect(formatMoney(1_250, 'EUR')).toBe('12,50\u00A0€');
    expect(formatMoney(500_000, 'KZT')).toBe('5\u00A0000\u00A0₸');
    expect(formatMoney(500_000, 'BYN')).toBe('5\u00A0000\u00A0BYN');
  });

  test('has no space that may break the line', () => {
    fc.assert(
      fc.property(amount, (kopecks) => {
        expect(formatMoney(kopecks)).not.toContain(' ');
      }),
    );
  });
});

describe('parseRubles', () => {
  test.each([
    ['1490', 149_000],
    ['1 490', 149_000],
    ['1\u00A0490,50\u00A0₽', 149_050],
    ['1\u202F490.5', 149_050],
    ['1490,', 149_000],
    [',5', 50],
    ['690 руб.', 69_000],
    ['690р', 69_000],
    ['1,490.50', 149_050],
    ['1.490,50', 149_050],
    ['0', 0],
    ['007', 700],
  ])('reads «%s»', (text, kopecks) => {
    expect(parseRubles(text)).toBe(kopecks);
  });

  test.each([
    '',
    ' ',
    ',',
    '₽',
    'бесплатно',
    '-5',
    '1,2,3',
    '12.345',
    '1e3',
    '1490,505',
    '99999999999999999',
  ])('takes «%s» for no amount', (text) => {
    expect(parseRubles(text)).toBeNull();
  });

  test('reads back what it is shown as', () => {
    fc.assert(
      fc.property(amount, (kopecks) => {
        expect(parseRubles(formatMoney(kopecks))).toBe(kopecks);
      }),
    );
    fc.assert(
      fc.property(amount, (kopecks) => {
        expect(parseRubles(formatRubles(kopecks).replace(',', '.'))).toBe(kopecks);
      }),
    );
  });

  test('gives a whole number of kopecks or nothing, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .,₽р-\u00A0') }), (text) => {
        const kopecks = parseRubles(text);
        expect(kopecks === null || (Number.isSafeInteger(kopecks) && kopecks >= 0)).toBe(true);
      }),
    );
  });
});
