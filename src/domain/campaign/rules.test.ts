import { expect, test } from 'vitest';
import { campaignProblems } from './rules.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const day = 24 * 60 * 60 * 1000;
const at = (ms: number) => campaignProblems({ sendAt: new Date(now + ms).toISOString() }, now);

test('a campaign is sent at once, or from now on for thirty days', () => {
  expect(campaignProblems({ sendAt: null }, now)).toEqual({});
  expect(campaignProblems({}, now)).toEqual({});
  expect(at(0)).toEqual({});
  expect(at(30 * day)).toEqual({});
  expect(at(-1)).toEqual({ sendAt: 'Это время уже прошло' });
  expect(at(30 * day + 1)).toEqual({ sendAt: 'Не\u00A0позже чем через 30\u00A0дней' });
  expect(campaignProblems({ sendAt: '2020-01-01T00:00:00Z' }, now, 'en')).toEqual({
    sendAt: 'This time is over already',
  });
});
