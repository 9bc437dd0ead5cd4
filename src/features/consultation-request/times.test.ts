import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTime } from '#lib/time/moments.ts';
import { clientTimeText, goingText, otherDay, whenText } from './times.ts';

const moscow = 'Europe/Moscow';
const now = Date.parse('2026-11-20T06:12:00Z');
const meeting = (requestedAt: string, clientTimezone: string | null) => ({
  requestedAt,
  durationMin: 60,
  clientTimezone,
});

test.each([
  ['2026-11-19T20:59:00Z', 'Вчера, 23:59'],
  ['2026-11-19T21:00:00Z', 'Сегодня, 00:00'],
  ['2026-11-21T08:00:00Z', 'Завтра, 11:00'],
  ['2026-11-24T08:00:00Z', '24\u00A0нояб., 11:00'],
  ['2027-01-02T08:00:00Z', '2\u00A0янв. 2027, 11:00'.replace(' 2027', '\u00A02027')],
])('%s is «%s»', (at, text) => {
  expect(whenText(at, moscow, now, 'ru')).toBe(text);
});

test.each([
  ['Asia/Novosibirsk', '15:00 у\u00A0клиента'],
  ['Europe/Istanbul', 'то\u00A0же время'],
  ['Pacific/Auckland', '21:00 у\u00A0клиента'],
  ['Pacific/Kiritimati', '22:00 у\u00A0клиента'],
  ['Asia/Kathmandu', '13:45 у\u00A0клиента'],
  [null, null],
  ['Mars/Olympus', null],
])('at eleven in Moscow it is for a client in %s: %s', (zone, text) => {
  expect(clientTimeText(meeting('2026-11-21T08:00:00Z', zone), moscow, 'ru')).toBe(text);
});

test('a day of another date is told', () => {
  expect(clientTimeText(meeting('2026-11-21T18:00:00Z', 'Asia/Vladivostok'), moscow, 'ru')).toBe(
    '04:00 у\u00A0клиента, +1\u00A0день',
  );
  expect(clientTimeText(meeting('2026-11-21T01:00:00Z', 'America/New_York'), moscow, 'ru')).toBe(
    '20:00 у\u00A0клиента, \u22121\u00A0день',
  );
});

test('in any two zones the day is said to differ when the calendars do', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const moment = fc
    .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000).toISOString());
  fc.assert(
    fc.property(moment, zones, zones, (at, own, theirs) => {
      const same = wallTime(at, own).day === wallTime(at, theirs).day;
      expect(otherDay(meeting(at, theirs), own, 'ru') === null).toBe(same);
      const text = clientTimeText(meeting(at, theirs), own, 'ru') ?? '';
      const equal = JSON.stringify(wallTime(at, own)) === JSON.stringify(wallTime(at, theirs));
      expect(text.startsWith(equal ? 'то\u00A0же время' : wallTime(at, theirs).time)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what goes on tells for how long', () => {
  const going = meeting('2026-11-20T06:06:00Z', null);
  expect(goingText(going, now, 'ru')).toBe('идёт 6\u00A0мин');
  expect(goingText(going, now - 7 * 60_000, 'ru')).toBeNull();
  expect(goingText(going, now + 54 * 60_000, 'ru')).toBeNull();
});
