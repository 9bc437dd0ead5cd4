import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, mondayOf, monthOf } from './moments.ts';
import {
  editableDay,
  formatDay,
  formatMonth,
  parseDay,
  parseLength,
  parseTime,
  weekdayNames,
} from './typedTime.ts';
import { formatLength } from './duration.ts';

const today = '2026-11-20';
const context = { today };

describe('days', () => {
  test.each([
    ['26.11.2026', '2026-11-26'],
    ['26.11.26', '2026-11-26'],
    ['26.11', '2026-11-26'],
    ['26/11', '2026-11-26'],
    ['26 11', '2026-11-26'],
    ['5-1-2027', '2027-01-05'],
    ['2026-11-26', '2026-11-26'],
    ['26 ноября', '2026-11-26'],
    ['26 нояб., чт', '2026-11-26'],
    ['3 мая 2027 г.', '2027-05-03'],
    ['3 March', '2026-03-03'],
    ['Завтра', '2026-11-21'],
    ['today', '2026-11-20'],
    ['31.02', null],
    ['26', null],
    ['26.13', null],
    ['26 хх', null],
    ['1.2.3.4', null],
    ['', null],
  ])('%j', (text, day) => expect(parseDay(text, context)).toBe(day));

  test('without a year it is the next one that is allowed', () => {
    expect(parseDay('15.01', { today, min: today })).toBe('2027-01-15');
    expect(parseDay('21.11', { today, min: today })).toBe('2026-11-21');
    expect(parseDay('15.01.2026', { today, min: today })).toBe('2026-01-15');
  });

  test('what is shown and what is typed over lead back to the day', () => {
    const day = fc.integer({ min: -4000, max: 8000 }).map((count) => addDays(today, count));
    fc.assert(
      fc.property(day, fc.constantFrom('ru' as const, 'en' as const), (value, language) => {
        expect(parseDay(editableDay(value), context)).toBe(value);
        expect(parseDay(formatDay(value, today, language), context)).toBe(value);
      }),
    );
  });

  test('are read with the day of the week', () => {
    expect(formatDay('2026-11-26', today, 'ru')).toBe('26\u00A0нояб., чт');
    expect(formatDay('2027-01-05', today, 'ru')).toBe('5\u00A0янв.\u00A02027, вт');
    expect(formatDay('2026-11-26', today, 'en')).toBe('26\u00A0Nov, Thu');
  });

  test('months and weeks', () => {
    expect(formatMonth('2026-11-20', 'ru')).toBe('ноябрь 2026');
    expect(formatMonth('2026-11-20', 'en')).toBe('November 2026');
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(mondayOf('2026-11-20')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(weekdayNames('ru', 'short')).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
    expect(weekdayNames('en', 'long')[0]).toBe('Monday');
  });
});

describe('times', () => {
  test.each([
    ['19:30', '19:30'],
    ['19.30', '19:30'],
    ['1930', '19:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['9:05', '09:05'],
    ['0:00', '00:00'],
    ['23:59:00', '23:59'],
    ['7 pm', '19:00'],
    ['12 am', '00:00'],
    ['24:00', null],
    ['19:60', null],
    ['13 pm', null],
    ['вечером', null],
    ['', null],
  ])('%j', (text, time) => expect(parseTime(text)).toBe(time));
});

describe('lengths', () => {
  test.each([
    ['90', 90],
    ['1:30', 90],
    ['1 ч 30 мин', 90],
    ['1ч30', 90],
    ['1 час 30 минут', 90],
    ['1,5 ч', 90],
    ['1.5h', 90],
    ['2 ч', 120],
    ['45 мин.', 45],
    ['45 min', 45],
    ['полтора часа', null],
    ['1:70', null],
    ['', null],
    ['-5', null],
  ])('%j', (text, minutes) => expect(parseLength(text)).toBe(minutes));

  test('what is shown leads back to the length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom('ru' as const, 'en' as const),
        (minutes, language) => {
          expect(parseLength(formatLength(minutes, language))).toBe(minutes);
        },
      ),
    );
    expect(formatLength(90, 'ru')).toBe('1\u00A0ч\u00A030\u00A0мин');
    expect(formatLength(0, 'ru')).toBe('0\u00A0мин');
    expect(formatLength(120, 'en')).toBe('2\u00A0h');
  });
});
