import { atom, type Getter } from 'jotai';
import { readPages } from '#api/readPages.ts';
import { referralKeys } from '#api/referral/queries.ts';
import { listReferrals } from '#api/referral/requests.ts';
import { rewardStatuses, type Referral } from '#domain/referral/schema.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** Rewards of one status. */
export interface RewardSum {
  /** The platform's status; unknown ones come last. */
  status: string;
  count: number;
  kopecks: number;
}

/** The statistics of the author's referrals. */
interface ReferralFigures {
  brought: number;
  /** The number of those who have bought. */
  customers: number;
  /** The number of those who have bought more than once. */
  returned: number;
  purchasesKopecks: number;
  /** By status, in their usual order; empty ones are left out. */
  rewards: RewardSum[];
}

/** Sums referrals. */
export function referralFigures(referrals: readonly Referral[]): ReferralFigures {
  const rewards = new Map<string, RewardSum>(
    rewardStatuses.map((status) => [status, { status, count: 0, kopecks: 0 }]),
  );
  for (const { rewardStatus, rewardKopecks } of referrals) {
    if (!rewardStatus) continue;
    const sum = rewards.get(rewardStatus) ?? { status: rewardStatus, count: 0, kopecks: 0 };
    sum.count += 1;
    sum.kopecks += rewardKopecks;
    rewards.set(rewardStatus, sum);
  }
  return {
    brought: referrals.length,
    customers: referrals.filter(({ purchasesCount }) => purchasesCount > 0).length,
    returned: referrals.filter(({ purchasesCount }) => purchasesCount > 1).length,
    purchasesKopecks: referrals.reduce((sum, { purchasesKopecks }) => sum + purchasesKopecks, 0),
    rewards: [...rewards.values()].filter(({ count }) => count > 0),
  };
}

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: [...referralKeys.all, 'figures'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { rest } = await readPages(listReferrals, { sort: 'joinedAt' }, signal);
    return referralFigures(await rest());
  },
}));

/** The statistics of all referrals: the platform has no totals, so they are summed here. */
export const referralFiguresAtom = atom((get): EntityState<ReferralFigures> => entityState(get(queryAtom)));
