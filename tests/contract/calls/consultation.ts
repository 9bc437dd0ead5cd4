import { consultation } from '#api/consultation/endpoints.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { putConsultationRequest } from '#platform/testing/consultationRequests.ts';
import type { Drives } from './drive.ts';

const good = {
  name: 'Разбор практики',
  format: 'video',
  link: 'https://meet.example.com/razbor',
  durationMin: 60,
  weeklySchedule: [{ weekday: 2, from: '10:00', to: '14:00' }],
  timezone: 'Europe/Moscow',
  costKopecks: 350_000,
  isActive: true,
};

const make = (at: TestPlatform) => at.ask<Consultation>(consultation.create, { body: good });

export const consultationCalls: Drives<typeof consultation> = {
  create: (at) => at.call(consultation.create, { body: good }),
  async list(at) {
    await make(at);
    return at.call(consultation.list, { body: { limit: 100 } });
  },
  async get(at) {
    const { id } = await make(at);
    return at.call(consultation.get, { params: { id } });
  },
  async update(at) {
    const { id } = await make(at);
    return at.call(consultation.update, { params: { id }, body: { consultationId: id, bufferMin: 15 } });
  },
  async fulfillmentList(at) {
    await putConsultationRequest(at, { id: 'request-of-test' });
    return at.call(consultation.fulfillmentList, { body: { limit: 100 } });
  },
  async setFulfillmentStatus(at) {
    await putConsultationRequest(at, { id: 'request-of-test' });
    return at.call(consultation.setFulfillmentStatus, {
      params: { id: 'request-of-test' },
      body: { status: 'confirmed' },
    });
  },
};
