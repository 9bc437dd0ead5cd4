import { expect, test } from 'vitest';
import { passingPoints, questionOf } from './questionEdits.ts';

const worth = (...points: number[]) =>
  points.map((one) => ({ ...questionOf('single', ['', '']), points: one }));

test('the fewest points that are a pass are those with which an attempt is marked as passed', () => {
  for (let total = 1; total <= 120; total += 1)
    for (let passing = 0; passing <= 100; passing += 1) {
      const isPass = (points: number) => Math.floor((100 * points) / total) >= passing;
      const fewest = passingPoints(worth(total), passing);
      expect([total, passing, isPass(fewest)]).toEqual([total, passing, true]);
      expect([total, passing, fewest > 0 && isPass(fewest - 1)]).toEqual([total, passing, false]);
    }
});

test('all points are a pass where there are none, or fewer', () => {
  expect(passingPoints([], 50)).toBe(0);
  expect(passingPoints(worth(-3), 50)).toBe(-3);
  expect(passingPoints(worth(10), 120)).toBe(10);
});

// Counted up one by one these have no end, and the page stands still.
test.each([-1e308, 1e308, 1e21, 1e-9, Number.MAX_SAFE_INTEGER])('points beyond counting: %s', (points) => {
  expect(passingPoints(worth(points), 33)).toBeLessThanOrEqual(points);
});
