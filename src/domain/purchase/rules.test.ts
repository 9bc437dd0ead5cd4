import { expect, test } from 'vitest';
import { feeOf, netOf, sumsOf, wasPaid } from './rules.ts';
import { purchaseStatuses } from './schema.ts';

const purchase = { amountKopecks: 590_000, feeKopecks: feeOf(590_000), refundedKopecks: 0 };

test('the fee is 6.5 % of what the client paid, and the rest is left to the author', () => {
  expect(purchase.feeKopecks).toBe(38_350);
  expect(netOf(sumsOf({ ...purchase, status: 'paid' }))).toBe(551_650);
});

test('the fee stays with the platform when the money goes back', () => {
  const refunded = { ...purchase, status: 'refunded', refundedKopecks: purchase.amountKopecks };
  expect(netOf(sumsOf(refunded))).toBe(-38_350);
});

test('only what was paid counts', () => {
  expect(purchaseStatuses.filter((status) => wasPaid({ status }))).toEqual([
    'paid',
    'refunding',
    'partially_refunded',
    'refunded',
  ]);
  for (const status of ['awaiting', 'failed', 'cancelled', 'on_hold'])
    expect(sumsOf({ ...purchase, status })).toEqual({ grossKopecks: 0, feeKopecks: 0, refundedKopecks: 0 });
});
