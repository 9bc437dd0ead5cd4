import { purchase } from '#api/purchase/endpoints.ts';
import { savePurchase } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { purchaseOf } from '#platform/testing/people.ts';
import type { Drives } from './drive.ts';

export const purchaseCalls: Drives<typeof purchase> = {
  list: async (at) => {
    await at.store
      .of(demoAccount.id)
      .change((rows) => savePurchase(rows, purchaseOf('purchase-of-the-test')));
    return at.call(purchase.list, { body: { limit: 100 } });
  },
};
