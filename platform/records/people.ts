import { fold, type RowsWriter } from '../store/store.ts';
import type { Of } from './kinds.ts';

/** Writes a purchase. */
export async function savePurchase(rows: RowsWriter, doc: Of<'purchase'>): Promise<void> {
  await rows.put('purchase', doc, {
    facets: {
      number: doc.number,
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      paidAt: doc.paidAt ?? null,
      client: doc.client.id,
      clientName: fold(doc.client.name),
      contentType: doc.contentType,
      contentId: doc.contentId,
      title: fold(doc.title),
      amountKopecks: doc.amountKopecks,
      feeKopecks: doc.feeKopecks,
      refundedKopecks: doc.refundedKopecks,
      netKopecks: doc.netKopecks,
      country: doc.country ?? null,
      method: doc.method ?? null,
      status: doc.status,
    },
    search: [doc.number, doc.client.name, doc.client.contact ?? '', doc.title].join('\n'),
  });
}

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
    search: [doc.name, doc.email ?? '', doc.phone ?? ''].join('\n'),
  });
}

/** Writes a referral. */
export async function saveReferral(rows: RowsWriter, doc: Of<'referral'>): Promise<void> {
  await rows.put('referral', doc, {
    facets: {
      name: fold(doc.user.name),
      createdAt: doc.createdAt,
      joinedAt: doc.joinedAt,
      channel: doc.channel ?? null,
      purchasesCount: doc.purchasesCount,
      purchasesKopecks: doc.purchasesKopecks,
      rewardKopecks: doc.rewardKopecks,
      status: doc.status,
      rewardStatus: doc.rewardStatus ?? null,
    },
    search: doc.user.name,
  });
}
