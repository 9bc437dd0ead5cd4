import { expect, test } from 'vitest';
import { crowdedBy, type SentCampaign } from './history.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const day = 24 * 60 * 60 * 1000;

const sent = (id: string, days: number, segment = 'active', planned = false): SentCampaign => {
  const at = new Date(now + days * day).toISOString();
  return {
    id,
    title: 'Вечер',
    body: 'Послушайте',
    imageId: null,
    publicationId: null,
    publicationTitle: null,
    segment,
    segmentName: null,
    madeAt: planned ? new Date(now).toISOString() : at,
    sendAt: planned ? at : null,
    audienceCount: 1,
  };
};
const crowd = (history: SentCampaign[], segment = 'active', days = 0) =>
  crowdedBy(history, segment, now + days * day).map(({ id }) => id);

test('two in a week are told, one or older ones are not', () => {
  expect(crowd([])).toEqual([]);
  expect(crowd([sent('a', -1)])).toEqual([]);
  expect(crowd([sent('a', -1), sent('b', -6.9)])).toEqual(['b', 'a']);
  expect(crowd([sent('a', -1), sent('b', -7)])).toEqual([]);
});

test('planned ones count by when they go out, on both sides', () => {
  expect(crowd([sent('a', -3), sent('b', 3, 'active', true)])).toEqual(['a', 'b']);
  expect(crowd([sent('a', -4), sent('b', 4, 'active', true)])).toEqual([]);
  expect(crowd([sent('a', 1, 'active', true), sent('b', 6, 'active', true)])).toEqual(['a', 'b']);
  expect(crowd([sent('a', -1), sent('b', -2)], 'active', 10)).toEqual([]);
});

test('what went to all reached every segment; other segments are other people', () => {
  expect(crowd([sent('a', -1, 'all'), sent('b', -2)])).toEqual(['b', 'a']);
  expect(crowd([sent('a', -1, 'lost'), sent('b', -2, 'new')], 'all')).toEqual(['b', 'a']);
  expect(crowd([sent('a', -1, 'lost'), sent('b', -2, 'lost')])).toEqual([]);
});
