import { as } from '../records/kinds.ts';
import { saveConsultationRequest } from '../records/consultationRequests.ts';
import { demoAccount } from '../scenarios/demo.ts';
import type { TestPlatform } from './platform.ts';

/** Puts a client's request into the demo author's list: no call creates one. A new one where `fields` do not say else. */
export async function putConsultationRequest(
  at: TestPlatform,
  fields: { id: string; status?: string; [field: string]: unknown },
): Promise<void> {
  const now = new Date(at.clock.now).toISOString();
  const { status = 'new' } = fields;
  const request = as('fulfillment', {
    number: fields.id,
    consultationId: 'consultation-razbor',
    consultationName: 'Разбор практики',
    client: { id: 'client-anna', name: 'Анна Лугова' },
    requestedAt: now,
    durationMin: 60,
    status,
    history: [{ status, at: now }],
    createdAt: now,
    updatedAt: now,
    ...fields,
  });
  await at.store.of(demoAccount.id).change((rows) => saveConsultationRequest(rows, request));
}
