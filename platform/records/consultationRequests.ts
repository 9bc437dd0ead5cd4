import { type RowsWriter } from '../store/store.ts';
import type { Of } from './kinds.ts';
import { fold } from '#lib/text/fold.ts';

/** Writes a client's request for a consultation. */
export async function saveConsultationRequest(rows: RowsWriter, doc: Of<'fulfillment'>): Promise<void> {
  await rows.put('fulfillment', doc, {
    facets: {
      id: doc.id,
      number: doc.number,
      createdAt: doc.createdAt,
      updatedAt: doc.updatedAt,
      requestedAt: doc.requestedAt,
      consultationId: doc.consultationId,
      client: fold(doc.client.name),
      clientId: doc.client.id,
      amountKopecks: doc.amountKopecks,
      paid: doc.paid,
      status: doc.status,
    },
    search: [doc.number, doc.client.name, doc.client.contact ?? '', doc.consultationName].join('\n'),
  });
}
