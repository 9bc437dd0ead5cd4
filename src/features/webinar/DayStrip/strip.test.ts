import { expect, test } from 'vitest';
import { meeting, stripOf } from './strip.ts';

const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const round = (part: { from: number; to: number } | null) =>
  part && { from: Math.round(part.from), to: Math.round(part.to) };

test('a day goes from noon to midnight by the clock of the zone', () => {
  const evening = span('2026-11-26T17:00:00Z', '2026-11-26T18:30:00Z');
  const strip = stripOf('2026-11-26', 'Europe/Moscow', [evening]);
  expect(strip.ticks.map(({ time }) => time)).toEqual(['12:00', '14:00', '16:00', '18:00', '20:00', '22:00']);
  expect(round(strip.partOf(evening))).toEqual({ from: 67, to: 79 });
});

test('it begins earlier where something does', () => {
  const morning = span('2026-11-26T07:30:00Z', '2026-11-26T08:30:00Z');
  const strip = stripOf('2026-11-26', 'Europe/Moscow', [morning]);
  expect(strip.ticks[0]).toEqual({ time: '09:00', at: 0 });
  const night = span('2026-11-25T22:30:00Z', '2026-11-25T23:30:00Z');
  expect(stripOf('2026-11-26', 'Europe/Moscow', [night]).ticks[0]?.time).toBe('00:00');
});

test('what lies outside is not on it, what reaches over midnight ends there', () => {
  const strip = stripOf('2026-11-26', 'Europe/Moscow', []);
  expect(strip.partOf(span('2026-11-26T21:00:00Z', '2026-11-26T22:00:00Z'))).toBeNull();
  expect(round(strip.partOf(span('2026-11-26T20:00:00Z', '2026-11-26T23:00:00Z')))).toEqual({
    from: 92,
    to: 100,
  });
});

test('a day on which clocks go back is an hour longer', () => {
  const strip = stripOf('2026-10-25', 'Europe/Berlin', [
    span('2026-10-24T22:00:00Z', '2026-10-24T22:30:00Z'),
  ]);
  expect((strip.end - strip.start) / 3_600_000).toBe(25);
  expect(strip.ticks.map(({ at }) => Math.round(at))).toEqual([0, 20, 36, 52, 68, 84]);
});

test('what two spans have in common', () => {
  const one = span('2026-11-26T17:00:00Z', '2026-11-26T18:30:00Z');
  expect(meeting(one, span('2026-11-26T16:30:00Z', '2026-11-26T18:00:00Z'))).toEqual(
    span('2026-11-26T17:00:00Z', '2026-11-26T18:00:00Z'),
  );
  expect(meeting(one, span('2026-11-26T18:30:00Z', '2026-11-26T19:00:00Z'))).toBeNull();
});
