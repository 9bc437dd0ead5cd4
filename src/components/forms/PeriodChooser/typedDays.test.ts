import { expect, test } from 'vitest';
import { readDays } from './typedDays.ts';

const bounds = { today: '2026-11-20', min: '2026-01-01', max: '2026-11-20' };

test.each([
  ['2.11', '8 ноября', { from: '2026-11-02', to: '2026-11-08' }],
  ['вчера', 'сегодня', { from: '2026-11-19', to: '2026-11-20' }],
  ['20.11.2026', '20.11.2026', { from: '2026-11-20', to: '2026-11-20' }],
])('from %s to %s', (from, to, days) => {
  expect(readDays({ from, to }, bounds)).toMatchObject({ days, problems: {} });
});

test.each([
  ['', '', { from: 'missing', to: 'missing' }],
  ['скоро', '31.02', { from: 'unreadable', to: 'unreadable' }],
  ['31.12.2025', '21.11', { from: 'early', to: 'late' }],
  ['8.11', '2.11', { to: 'crossed' }],
  ['21.11', '20.11', { from: 'late' }],
])('from %s to %s is wrong', (from, to, problems) => {
  const read = readDays({ from, to }, bounds);
  expect(read.days).toBeNull();
  expect(read.problems).toEqual(problems);
});
