import { afterEach, expect, test } from 'vitest';
import { setNow } from './clock.ts';
import { greeting } from './greeting.ts';

afterEach(() => setNow(null));

test.each([
  ['2026-11-20T01:59:00Z', 'Доброй ночи'],
  ['2026-11-20T02:00:00Z', 'Доброе утро'],
  ['2026-11-20T09:00:00Z', 'Добрый день'],
  ['2026-11-20T15:00:00Z', 'Добрый вечер'],
  ['2026-11-20T20:00:00Z', 'Доброй ночи'],
  ['2026-11-20T21:30:00Z', 'Доброй ночи'],
])('at %s people in Moscow say «%s»', (iso, words) => {
  setNow(Date.parse(iso));
  expect(greeting('ru', 'Europe/Moscow')).toBe(words);
});

test('in another zone it is another hour', () => {
  setNow(Date.parse('2026-11-20T02:00:00Z'));
  expect(greeting('en', 'Asia/Vladivostok')).toBe('Good afternoon');
});
