import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { id, minutes, moment } from './wire.ts';

describe('an id', () => {
  it.each(['lecture-golos', '%00', '👩‍👩‍👧', 'я'.repeat(200)])('may be %j', (text) => {
    expect(v.is(id, text)).toBe(true);
    expect(encodeURIComponent(text)).not.toBe('');
  });

  it.each(['', 'я'.repeat(201), 'half \uD800', '\uDC00'])('may not be %j', (text) => {
    expect(v.is(id, text)).toBe(false);
  });
});

describe('a moment', () => {
  it.each(['2026-11-27T12:00:00.000Z', '1025-01-01T00:00:00.000Z', '2915-12-31T23:59:59.999Z'])(
    'may be %s',
    (text) => {
      expect(v.is(moment, text)).toBe(true);
    },
  );

  it.each([
    '',
    '0000-01-01T00:00:00.000Z',
    '0999-12-31T23:59:59.999Z',
    '2925-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-30T25:61:00Z',
    '+275760-09-13T00:00:00.000Z',
  ])('may not be %s', (text) => {
    expect(v.is(moment, text)).toBe(false);
  });
});

it('a length of time is one that a clock can add to a moment', () => {
  expect([0, 45, 1e6].every((length) => v.is(minutes, length))).toBe(true);
  expect([-1e8, 1e8, 1e308, Number.NaN].some((length) => v.is(minutes, length))).toBe(false);
});
