import { call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { referral } from './endpoints.ts';

/** Reads a page of referrals. */
export const listReferrals = (request: ListRequest, signal?: AbortSignal) =>
  call(referral.list, { body: request, signal });
