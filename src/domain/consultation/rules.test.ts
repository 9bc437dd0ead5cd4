import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems.ts';
import { hoursMeet, missingToBook } from './rules.ts';
import { consultationCreate } from './schema.ts';

describe('the hours of a week', () => {
  const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to });
  const problems = (...weeklySchedule: object[]) =>
    problemsOf(consultationCreate, { name: 'Разбор практики', weeklySchedule });

  it('end after they begin', () => {
    expect(problems(hours(1, '09:00', '10:00'))).toEqual({});
    for (const to of ['09:00', '08:59'])
      expect(problems(hours(1, '08:00', '08:30'), hours(2, '09:00', to))).toEqual({
        'weeklySchedule.1.to': 'Конец должен быть позже начала',
      });
    expect(Object.keys(problems(hours(8, '9:00', '24:00')))).toEqual([
      'weeklySchedule.0.weekday',
      'weeklySchedule.0.from',
      'weeklySchedule.0.to',
    ]);
  });

  it('do not meet on one day, as minute by minute', () => {
    expect(problems(hours(1, '09:00', '12:00'), hours(2, '11:00', '13:00'))).toEqual({});
    expect(problems(hours(1, '09:00', '12:00'), hours(1, '12:00', '13:00'))).toEqual({});
    expect(
      problems(hours(1, '11:00', '13:00'), hours(3, '11:00', '13:00'), hours(1, '09:00', '12:00')),
    ).toEqual({ 'weeklySchedule.2': 'В\u00A0этот день часы пересекаются' });
    const pad = (value: number) => String(value).padStart(2, '0');
    const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    const span = fc.tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 0, max: 1300 }),
      fc.integer({ min: 1, max: 130 }),
    );
    fc.assert(
      fc.property(span, span, ([dayA, a, lengthA], [dayB, b, lengthB]) => {
        const inBoth = Array.from({ length: lengthA }, (_, n) => a + n).some(
          (minute) => minute >= b && minute < b + lengthB,
        );
        const one = hours(dayA, clock(a), clock(a + lengthA));
        const other = hours(dayB, clock(b), clock(b + lengthB));
        expect(hoursMeet(one, other)).toBe(dayA === dayB && inBoth);
      }),
      { numRuns: 500 },
    );
  });
});

it('an active consultation says when, how and where it is held', () => {
  const ready = { weeklySchedule: [{}], timezone: 'Europe/Moscow' };
  expect(missingToBook({ weeklySchedule: [] })).toEqual(['weeklySchedule', 'timezone', 'format']);
  expect(missingToBook({ ...ready, format: 'video', link: '' })).toEqual(['link']);
  expect(missingToBook({ ...ready, format: 'office', link: 'https://example.com' })).toEqual(['address']);
  for (const format of ['phone', 'chat']) expect(missingToBook({ ...ready, format })).toEqual([]);
  expect(missingToBook({ ...ready, format: 'video', link: 'https://example.com' })).toEqual([]);
});
