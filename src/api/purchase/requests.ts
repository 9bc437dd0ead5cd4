import { createSharedTexts } from '#lib/text/sharedText.ts';
import { answerThere, call } from '../request.ts';
import { purchase } from './endpoints.ts';
import type { PurchaseList, PurchaseListRequest } from '#domain/purchase/schema.ts';

const shared = createSharedTexts();

function sharing(answer: PurchaseList): PurchaseList {
  for (const row of answer.list) {
    row.title = shared(row.title);
    row.contentId = shared(row.contentId);
    if (row.source) row.source = shared(row.source);
    if (row.coupon) row.coupon = shared(row.coupon);
  }
  return answer;
}

/** Reads a page of purchases with the totals of all matches. Strings are shared, because many pages may be in memory at once. */
export const listPurchases = async (
  request: PurchaseListRequest,
  signal?: AbortSignal,
): Promise<PurchaseList> => sharing(await call(purchase.list, { body: request, signal }));

/** The prefetched answer to the same call, if it is there. One page has few strings to share. */
export const purchasesThere = (request: PurchaseListRequest) => answerThere(purchase.list, request);
