import { feeOf } from '#domain/purchase/rules.ts';
import type { Of } from '../records/kinds.ts';
import { testTime } from './platform.ts';

const at = new Date(testTime).toISOString();
const stamps = { createdAt: at, updatedAt: at };

/** A person as purchases and referrals name them. */
const person = { id: 'client-vera', name: 'Вера Орлова', contact: 'vera@example.com' };

/** A paid purchase of 990 ₽. The net is set by whoever writes it. */
export const purchaseOf = (id: string, more: Partial<Of<'purchase'>> = {}): Of<'purchase'> => ({
  ...stamps,
  id,
  number: id,
  client: person,
  contentType: 'lecture',
  contentId: 'lecture-golos',
  title: 'Голос и\u00A0диафрагма',
  amountKopecks: 99_000,
  discountKopecks: 0,
  feeKopecks: feeOf(99_000),
  refundedKopecks: 0,
  netKopecks: 0,
  currency: 'RUB',
  status: 'paid',
  ...more,
});

/** A client who came today. */
export const clientOf = (id: string, more: Partial<Of<'client'>> = {}): Of<'client'> => ({
  ...stamps,
  id,
  name: 'Вера Орлова',
  email: 'vera@example.com',
  purchasesCount: 1,
  totalKopecks: 99_000,
  products: [],
  pushConsent: false,
  segment: 'new',
  lastActivityAt: at,
  ...more,
});

/** Someone who came by the author's link and has bought nothing yet. */
export const referralOf = (id: string, more: Partial<Of<'referral'>> = {}): Of<'referral'> => ({
  ...stamps,
  id,
  user: person,
  joinedAt: at,
  channel: 'link',
  purchasesCount: 0,
  purchasesKopecks: 0,
  rewardKopecks: 0,
  status: 'registered',
  rewardStatus: 'pending',
  ...more,
});
