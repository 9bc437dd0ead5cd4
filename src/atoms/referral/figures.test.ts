import { expect, test } from 'vitest';
import type { Referral } from '#domain/referral/schema.ts';
import { referralFigures } from './figures.ts';

const referral = (id: string, rest: Partial<Referral>): Referral => ({
  id,
  user: { id: `client-${id}`, name: 'Анна Лисина' },
  joinedAt: '2026-11-01T09:00:00.000Z',
  purchasesCount: 0,
  purchasesKopecks: 0,
  rewardKopecks: 0,
  status: 'registered',
  ...rest,
});

test('people are counted by what they did, and rewards add up by state', () => {
  const bought = { status: 'customer', purchasesCount: 1, purchasesKopecks: 59_000, rewardKopecks: 5_900 };
  expect(
    referralFigures([
      referral('a', { rewardStatus: 'pending' }),
      referral('b', { ...bought, rewardStatus: 'paid' }),
      referral('c', { ...bought, purchasesCount: 3, rewardStatus: 'paid', rewardKopecks: 10 }),
      referral('d', { rewardStatus: 'frozen', rewardKopecks: 7 }),
      referral('e', {}),
    ]),
  ).toEqual({
    brought: 5,
    customers: 2,
    returned: 1,
    purchasesKopecks: 118_000,
    rewards: [
      { status: 'pending', count: 1, kopecks: 0 },
      { status: 'paid', count: 2, kopecks: 5_910 },
      { status: 'frozen', count: 1, kopecks: 7 },
    ],
  });
  expect(referralFigures([])).toMatchObject({ brought: 0, rewards: [] });
});
