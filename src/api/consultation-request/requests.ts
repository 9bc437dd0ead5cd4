import { call } from '../request.ts';
import { consultation } from '../consultation/endpoints.ts';
import type { ConsultationRequestStatus } from '#domain/consultation-request/rules.ts';
import type { ListRequest } from '#domain/lists.ts';

/** Reads a page of the requests of clients for consultations. */
export const listConsultationRequests = (request: ListRequest, signal?: AbortSignal) =>
  call(consultation.fulfillmentList, { body: request, signal });

/** Moves a request to a status. */
export const setConsultationRequestStatus = (id: string, status: ConsultationRequestStatus) =>
  call(consultation.setFulfillmentStatus, { params: { id }, body: { status } });
