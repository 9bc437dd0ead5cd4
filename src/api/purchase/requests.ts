import { call } from '../request.ts';
import type { ListRequest } from '../lists.ts';
import { purchase } from './endpoints.ts';

/** Reads a page of purchases, with the totals of all that match. */
export const listPurchases = (request: ListRequest, signal?: AbortSignal) =>
  call(purchase.list, { body: request, signal });
