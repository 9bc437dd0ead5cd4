import { describe, expect, it } from 'vitest';
import { segmentOf } from './rules.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
const segment = (first: number, last: number) =>
  segmentOf({ firstPurchaseAt: daysAgo(first), lastActivityAt: daysAgo(last) }, now);

describe('the segment of a client', () => {
  it('is new for thirty days after the first purchase', () => {
    expect(segment(30, 0)).toBe('new');
    expect(segment(30.01, 0)).toBe('active');
  });

  it('then follows from the last activity', () => {
    expect(segment(300, 60)).toBe('active');
    expect(segment(300, 60.01)).toBe('sleeping');
    expect(segment(300, 180)).toBe('sleeping');
    expect(segment(300, 180.01)).toBe('lost');
  });

  it('goes without a purchase and without dates', () => {
    expect(segmentOf({ firstPurchaseAt: null, lastActivityAt: daysAgo(3) }, now)).toBe('active');
    expect(segmentOf({ firstPurchaseAt: undefined, lastActivityAt: null }, now)).toBe('lost');
  });
});
