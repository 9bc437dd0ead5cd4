import type { referral } from '#api/referral/endpoints.ts';
import type { Routes } from '../context.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';

const rules: ListRules = {
  filters: {
    id: 'oneOf',
    status: 'oneOf',
    rewardStatus: 'oneOf',
    channel: 'oneOf',
    from: { kind: 'from', facet: 'joinedAt' },
    to: { kind: 'to', facet: 'joinedAt' },
  },
  sorts: ['user', 'joinedAt', 'purchasesCount', 'purchasesKopecks', 'rewardKopecks'],
  defaultSort: '-joinedAt',
};

export const referralRoutes: Routes<typeof referral> = {
  list: ({ rows, body }) => listOfKind(rows, 'referral', rules, body),
};
