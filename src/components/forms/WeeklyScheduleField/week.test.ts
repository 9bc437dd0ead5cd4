import { expect, test } from 'vitest';
import { copyDay, minutesIn, nextHours, problemAt, type WeekdayHours } from './week.ts';

const hours = (weekday: number, from: string, to: string): WeekdayHours => ({ weekday, from, to });

test('what is wrong is told of the later interval of a day', () => {
  const week = [
    hours(1, '10:00', '14:00'),
    hours(1, '13:00', '15:00'),
    hours(1, '14:00', '14:00'),
    hours(1, '', '18:00'),
    hours(2, '10:00', '14:00'),
    hours(1, '15:00', '16:00'),
  ];
  expect(week.map((_, at) => problemAt(week, at))).toEqual([
    null,
    { kind: 'overlap', with: week[0] },
    { kind: 'order' },
    { kind: 'missing', ends: ['from'] },
    null,
    null,
  ]);
});

test('hours that meet count once, wrong ones not at all', () => {
  const day = [hours(1, '13:00', '15:00'), hours(1, '10:00', '14:00'), hours(1, '10:30', '11:00')];
  expect(minutesIn(day)).toBe(300);
  expect(minutesIn([...day, hours(7, '20:00', '21:30'), hours(7, '18:00', '09:00')])).toBe(390);
  expect(minutesIn([])).toBe(0);
});

test('the next hours come after the last ones, as long as there is room', () => {
  expect(nextHours([], 3)).toEqual(hours(3, '10:00', '18:00'));
  expect(nextHours([hours(3, '15:00', '18:00'), hours(3, '10:00', '12:00')], 3)).toEqual(
    hours(3, '19:00', '21:00'),
  );
  expect(nextHours([hours(3, '10:00', '22:30')], 3)).toEqual(hours(3, '22:30', '23:59'));
  expect(nextHours([hours(3, '10:00', '23:45')], 3)).toBeNull();
});

test('a day is copied in place of others', () => {
  const week = [hours(1, '10:00', '14:00'), hours(2, '09:00', '10:00'), hours(6, '12:00', '13:00')];
  expect(copyDay(week, 1, [1, 2, 3])).toEqual([
    hours(1, '10:00', '14:00'),
    hours(2, '10:00', '14:00'),
    hours(3, '10:00', '14:00'),
    hours(6, '12:00', '13:00'),
  ]);
});
