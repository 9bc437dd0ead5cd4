import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { purchaseStatuses, type Purchase, type PurchaseList } from '#domain/purchase/schema.ts';
import type { BillLine } from '#components/data/Bill/Bill.tsx';
import { savePurchase } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { purchaseOf } from '#platform/testing/people.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { billOf } from './bill.ts';

/** What is wrong with a bill: each sum is made of the lines over it. */
function faultsOf(lines: readonly BillLine[]): string[] {
  const faults: string[] = [];
  let sum = 0;
  for (const { id, kopecks, kind = 'line' } of lines) {
    if (kind === 'line') sum += kopecks;
    else if (sum !== kopecks) faults.push(id);
  }
  if (lines.at(-1)?.kind !== 'total') faults.push('no total');
  return faults;
}

const money = fc.integer({ min: 0, max: 50_000_000 });
const sold = fc
  .record({
    status: fc.constantFrom(...purchaseStatuses, 'on_hold'),
    amountKopecks: money,
    discountKopecks: fc.oneof(fc.constant(0), money),
    coupon: fc.option(fc.constant('ОСЕНЬ')),
    fee: fc.nat(100),
    refund: fc.nat(100),
  })
  .map(({ fee, refund, ...rest }) => ({
    ...rest,
    feeKopecks: Math.floor((rest.amountKopecks * fee) / 100),
    refundedKopecks: Math.floor((rest.amountKopecks * refund) / 100),
  }));

describe('the bill of a purchase', () => {
  it('adds up and ends with what the platform says is left, whatever was bought', async () => {
    const at = await testPlatform({ scenario: empty });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(sold, async (more) => {
        const id = `purchase-${run++}`;
        await at.store.of(demoAccount.id).change((rows) => savePurchase(rows, purchaseOf(id, more)));
        const { list } = await at.ask<PurchaseList>(endpoints.purchase.list, {
          body: { filter: { id: [id] } },
        });
        const [purchase] = list;
        if (purchase === undefined) throw new Error('It is not there');
        for (const language of ['ru', 'en'] as const) {
          const bill = billOf(purchase, language);
          expect(faultsOf(bill)).toEqual([]);
          const net = bill.find((line) => line.id === 'net');
          expect(net?.kopecks ?? 0).toBe(purchase.netKopecks);
          expect(bill.find((line) => line.id === 'amount')?.kopecks).toBe(purchase.amountKopecks);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('names the promo code and the share of the fee', () => {
    const purchase: Purchase = {
      ...purchaseOf('20418', {
        amountKopecks: 590_000,
        discountKopecks: 100_000,
        coupon: 'ОСЕНЬ',
        feeKopecks: 38_350,
      }),
      netKopecks: 551_650,
    };
    expect(billOf(purchase, 'ru').map(({ label, kopecks }) => [label, kopecks])).toEqual([
      ['Цена', 690_000],
      ['Промокод ОСЕНЬ', -100_000],
      ['Заплатил клиент', 590_000],
      ['Комиссия платформы, 6,5\u00A0%', -38_350],
      ['К\u00A0выплате', 551_650],
    ]);
    const awaited = { ...purchase, status: 'awaiting', feeKopecks: 0 };
    expect(billOf(awaited, 'ru').at(-1)).toMatchObject({
      label: 'К\u00A0оплате',
      kopecks: 590_000,
      kind: 'total',
    });
    expect(billOf({ ...awaited, status: 'failed' }, 'ru').at(-1)?.label).toBe('Не\u00A0оплачено');
  });
});
