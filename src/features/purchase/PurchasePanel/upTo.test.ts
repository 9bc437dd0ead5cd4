import { expect, it } from 'vitest';
import { upTo } from './upTo.ts';

it('a purchase is counted with those before it, and no moment is made of none', () => {
  expect(upTo('2026-11-20T06:12:00.000Z')).toBe('2026-11-20T06:12:00.001Z');
  expect(upTo(undefined)).toBeNull();
});
