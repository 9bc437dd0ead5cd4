import { createSharedTexts } from '#lib/sharedText.ts';
import { call } from '../request.ts';
import { purchase } from './endpoints.ts';
import type { PurchaseList, PurchaseListRequest } from '#domain/purchase/schema.ts';

const shared = createSharedTexts();

/** Reads a page of purchases, with the totals of all that match. Many pages may be held at once. */
export const listPurchases = async (
  request: PurchaseListRequest,
  signal?: AbortSignal,
): Promise<PurchaseList> => {
  const answer = await call(purchase.list, { body: request, signal });
  for (const row of answer.list) {
    row.title = shared(row.title);
    row.contentId = shared(row.contentId);
    if (row.source) row.source = shared(row.source);
    if (row.coupon) row.coupon = shared(row.coupon);
  }
  return answer;
};
