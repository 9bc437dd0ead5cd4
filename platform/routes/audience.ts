import type { audience } from '#api/audience/endpoints.ts';
import type { Routes } from '../context.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';

const rules: ListRules = {
  filters: {
    id: 'oneOf',
    segment: 'oneOf',
    country: 'oneOf',
    product: { kind: 'anyOf', facet: 'products' },
    pushConsent: 'flag',
    from: { kind: 'from', facet: 'lastActivityAt' },
    to: { kind: 'to', facet: 'lastActivityAt' },
  },
  sorts: ['name', 'createdAt', 'firstPurchaseAt', 'lastActivityAt', 'purchasesCount', 'totalKopecks'],
  defaultSort: '-lastActivityAt',
};

export const audienceRoutes: Routes<typeof audience> = {
  list: ({ rows, body }) => listOfKind(rows, 'client', rules, body),
};
