import { afterEach, expect, test } from 'vitest';
import { setNow } from './clock.ts';
import { formatMoment, formatTime } from './dates.ts';

const moscow = 'Europe/Moscow';
const stopAt = (iso: string) => setNow(Date.parse(iso));

afterEach(() => setNow(null));

test('today and yesterday are words, by the calendar of the zone', () => {
  stopAt('2026-11-20T09:12:00Z');
  expect(formatMoment('2026-11-20T08:48:00Z', moscow, 'ru')).toBe('Сегодня, 11:48');
  expect(formatMoment('2026-11-19T18:15:00Z', moscow, 'ru')).toBe('Вчера, 21:15');
  expect(formatMoment('2026-11-19T21:05:00Z', moscow, 'ru')).toBe('Сегодня, 00:05');
  expect(formatMoment('2026-11-19T21:05:00Z', 'Europe/London', 'en')).toBe('Yesterday, 21:05');
});

test('yesterday reaches over the turn of a year', () => {
  stopAt('2027-01-01T09:00:00Z');
  expect(formatMoment('2026-12-31T09:00:00Z', moscow, 'ru')).toBe('Вчера, 12:00');
});

test('other days have a date, and a year when it is another one', () => {
  stopAt('2026-11-20T09:12:00Z');
  expect(formatMoment('2026-12-12T16:00:00Z', moscow, 'ru')).toBe('12\u00A0дек., 19:00');
  expect(formatMoment('2026-11-18T13:40:00Z', moscow, 'ru')).toBe('18\u00A0нояб., 16:40');
  expect(formatMoment('2025-05-09T07:00:00Z', moscow, 'ru')).toBe('9\u00A0мая\u00A02025, 10:00');
  expect(formatMoment('2026-12-12T16:00:00Z', moscow, 'en')).toBe('12\u00A0Dec, 19:00');
});

test('the time alone, by the clock of the device in a zone that is not known', () => {
  expect(formatTime('2026-12-12T16:05:00Z', 'Asia/Yekaterinburg', 'ru')).toBe('21:05');
  const byDevice = new Date('2026-12-12T16:05:00Z').toTimeString().slice(0, 5);
  expect(formatTime('2026-12-12T16:05:00Z', 'Mars/Olympus', 'ru')).toBe(byDevice);
});
