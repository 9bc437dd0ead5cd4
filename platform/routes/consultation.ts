import type { consultation } from '#api/consultation/endpoints.ts';
import { missingToBook } from '#domain/consultation/rules.ts';
import { canMove } from '#domain/consultation-request/rules.ts';
import { bookingTexts } from '#domain/consultation/texts.ts';
import type { Routes } from '../context.ts';
import { contentRoutes } from '../records/contentRoutes.ts';
import { checkCurrency } from '../records/currency.ts';
import { as, find } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { saveConsultationRequest } from '../records/consultationRequests.ts';
import { against, invalid, notFound } from '../refusal.ts';
import { touched } from '../stamps.ts';

const contents = contentRoutes({
  kind: 'consultation',
  list: {
    filters: {
      id: 'oneOf',
      isActive: 'flag',
      format: 'oneOf',
      publicationStatus: 'oneOf',
      tag: { kind: 'anyOf', facet: 'tags' },
      hasCover: 'flag',
    },
    sorts: ['name', 'createdAt', 'updatedAt', 'durationMin', 'costKopecks'],
    defaultSort: '-createdAt',
  },
  defaults: {},
  own: ['consultationId'],
  missing: (id) => `Консультация ${id} не найдена`,
  async check(_rows, doc, { before }) {
    checkCurrency(doc.currency, before?.currency);
    const missing = doc.isActive ? missingToBook(doc) : [];
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((field) => [field, bookingTexts.ru[field]])));
    return doc;
  },
});

const requests: ListRules = {
  filters: {
    id: 'oneOf',
    status: 'oneOf',
    consultationId: 'oneOf',
    clientId: 'oneOf',
    paid: 'flag',
    from: { kind: 'from', facet: 'requestedAt' },
    to: { kind: 'to', facet: 'requestedAt' },
  },
  sorts: ['requestedAt', 'createdAt', 'updatedAt', 'number', 'client', 'amountKopecks', 'status'],
  defaultSort: '-requestedAt',
};

export const consultationRoutes: Routes<typeof consultation> = {
  list: contents.list,
  create: contents.create,
  get: contents.get,
  async update(call) {
    if (call.body.consultationId !== call.params.id)
      throw invalid({ consultationId: 'В адресе и в теле разные записи' });
    return contents.update(call);
  },
  fulfillmentList: ({ rows, body }) => listOfKind(rows, 'fulfillment', requests, body),
  setFulfillmentStatus: ({ rows, params, body, platform }) =>
    rows.change(async (tx) => {
      const before = await find(tx, 'fulfillment', params.id);
      if (before === null) throw notFound(`Заявка ${params.id} не\u00A0найдена`);
      const { status } = body;
      // Repeated because an answer was lost: it is done already.
      if (before.status === status) return undefined;
      if (!canMove(before.status, before.history, status)) throw against('Из этого статуса так нельзя');
      const stamp = touched(before, platform.now());
      const history = [...before.history, { status, at: stamp.updatedAt }];
      await saveConsultationRequest(tx, as('fulfillment', { ...before, status, history, ...stamp }));
      return undefined;
    }),
};
