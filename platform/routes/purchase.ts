import type { purchase } from '#api/purchase/endpoints.ts';
import { netOf } from '#domain/purchase/rules.ts';
import type { Routes } from '../context.ts';
import { listOfKind, listQuery, type ListRules } from '../records/lists.ts';

const rules: ListRules = {
  filters: {
    id: 'oneOf',
    from: { kind: 'from', facet: 'createdAt' },
    to: { kind: 'to', facet: 'createdAt' },
    status: 'oneOf',
    contentType: 'oneOf',
    contentId: 'oneOf',
    method: 'oneOf',
    country: 'oneOf',
    client: { kind: 'oneOf', facet: 'clientId' },
  },
  sorts: ['createdAt', 'paidAt', 'number', 'client', 'title', 'status', 'amountKopecks', 'netKopecks'],
  defaultSort: '-createdAt',
};

export const purchaseRoutes: Routes<typeof purchase> = {
  async list({ rows, body }) {
    const page = await listOfKind(rows, 'purchase', rules, body);
    const fields = ['grossKopecks', 'feeKopecks', 'refundedKopecks'];
    const {
      grossKopecks = 0,
      feeKopecks = 0,
      refundedKopecks = 0,
    } = await rows.sum('purchase', listQuery(rules, body), fields);
    const sums = { grossKopecks, feeKopecks, refundedKopecks };
    return { ...page, totals: { ...sums, netKopecks: netOf(sums) } };
  },
};
