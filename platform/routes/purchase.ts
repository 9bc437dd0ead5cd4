import type { purchase } from '#api/purchase/endpoints.ts';
import { foldIncome } from '#domain/purchase/income.ts';
import { netOf } from '#domain/purchase/rules.ts';
import type { PurchaseList, PurchaseListRequest } from '#domain/purchase/schema.ts';
import type { Routes } from '../context.ts';
import { listOf } from '../records/kinds.ts';
import { listOfKind, listQuery, type ListRules } from '../records/lists.ts';
import type { Rows } from '../store/store.ts';

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

/** The most purchases that are read and summed; for more the console asks for the sums of each piece. */
const mostCounted = 3000;

/** The income of the matches between the given moments, and by content and country. */
async function counted(
  rows: Rows,
  body: PurchaseListRequest,
  count: number,
): Promise<Pick<PurchaseList, 'pieces' | 'shares'>> {
  const edges = body?.edges ?? [];
  if (edges.length < 2 || count > mostCounted) return {};
  const query = { ...listQuery(rules, body), offset: 0, limit: mostCounted };
  const fold = foldIncome(edges);
  fold.add((await listOf(rows, 'purchase', query)).list);
  return { pieces: fold.series(), shares: fold.shares() };
}

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
    const totals = { ...sums, netKopecks: netOf(sums) };
    return { ...page, totals, ...(await counted(rows, body, page.count)) };
  },
};
