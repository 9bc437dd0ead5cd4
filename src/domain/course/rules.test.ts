import { describe, expect, it } from 'vitest';
import { openingDay } from './rules.ts';

describe('the day a module opens on', () => {
  it('counts in a marathon and in a course that opens by days', () => {
    expect(openingDay('marathon', { unlockMode: 'all' }, { dayOffset: 4 })).toBe(4);
    expect(openingDay('marathon', { unlockMode: 'all' }, {})).toBe(0);
    expect(openingDay('course', { unlockMode: 'days' }, { dayOffset: 30 })).toBe(30);
    for (const unlockMode of ['all', 'order', 'dates', 'new mode'])
      expect(openingDay('course', { unlockMode }, { dayOffset: 4 })).toBeNull();
  });
});
