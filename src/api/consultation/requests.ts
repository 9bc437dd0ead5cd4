import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { consultation } from './endpoints.ts';
import type { ConsultationChanges, ConsultationCreate } from '#domain/consultation/schema.ts';

/** Reads a page of consultations. */
export const listConsultations = (request: ListRequest, signal?: AbortSignal) =>
  call(consultation.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const consultationsThere = (request: ListRequest) => answerThere(consultation.list, request);

/** Reads a consultation. */
export const readConsultation = (id: string, signal?: AbortSignal) =>
  call(consultation.get, { params: { id }, signal });

/** Creates a consultation. */
export const createConsultation = (body: ConsultationCreate) => call(consultation.create, { body });

/** Changes the given fields of a consultation. */
export const updateConsultation = ({ id, ...changes }: ConsultationChanges) =>
  call(consultation.update, { params: { id }, body: { ...changes, consultationId: id } });
