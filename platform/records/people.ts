import { netOf, sumsOf } from '#domain/purchase/rules.ts';
import { type RowsWriter } from '../store/store.ts';
import type { Of } from './kinds.ts';
import { fold } from '#lib/text/fold.ts';

/** Writes a purchase, with its net amount. */
export async function savePurchase(rows: RowsWriter, purchase: Of<'purchase'>): Promise<void> {
  const sums = sumsOf(purchase);
  const doc = { ...purchase, netKopecks: netOf(sums) };
  await rows.put('purchase', doc, {
    facets: {
      id: doc.id,
      number: doc.number,
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      paidAt: doc.paidAt ?? null,
      client: fold(doc.client.name),
      clientId: doc.client.id,
      contentType: doc.contentType,
      contentId: doc.contentId,
      title: fold(doc.title),
      amountKopecks: doc.amountKopecks,
      netKopecks: doc.netKopecks,
      country: doc.country ?? null,
      method: doc.method ?? null,
      status: doc.status,
      // The amounts that the totals add up: none for an unpaid purchase.
      ...sums,
    },
    search: [doc.number, doc.client.name, doc.client.contact ?? '', doc.title].join('\n'),
  });
}

/** The searchable forms of a phone: as it is written, and by its digits. */
const phoneText = (phone: string | null | undefined) =>
  phone ? `${phone}\n${phone.replace(/\D/g, '')}` : '';

/** Writes a client. */
export async function saveClient(rows: RowsWriter, doc: Of<'client'>): Promise<void> {
  await rows.put('client', doc, {
    facets: {
      id: doc.id,
      name: fold(doc.name),
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      country: doc.country ?? null,
      firstPurchaseAt: doc.firstPurchaseAt ?? null,
      lastActivityAt: doc.lastActivityAt ?? null,
      purchasesCount: doc.purchasesCount,
      totalKopecks: doc.totalKopecks,
      products: doc.products.map(({ id }) => id),
      pushConsent: doc.pushConsent,
      segment: doc.segment ?? null,
    },
    search: [doc.name, doc.email ?? '', phoneText(doc.phone)].join('\n'),
  });
}

/** Writes a referral. */
export async function saveReferral(rows: RowsWriter, doc: Of<'referral'>): Promise<void> {
  await rows.put('referral', doc, {
    facets: {
      id: doc.id,
      user: fold(doc.user.name),
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      joinedAt: doc.joinedAt,
      channel: doc.channel ?? null,
      purchasesCount: doc.purchasesCount,
      purchasesKopecks: doc.purchasesKopecks,
      rewardKopecks: doc.rewardKopecks,
      status: doc.status,
      rewardStatus: doc.rewardStatus ?? null,
    },
    search: [doc.user.name, doc.user.contact ?? ''].join('\n'),
  });
}
