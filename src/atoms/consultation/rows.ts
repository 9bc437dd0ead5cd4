import { listConsultations } from '#api/consultation/requests.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { consultationListAtom, consultationPublicationsAtom } from './consultations.ts';

/** A consultation with its publication, where it has one and it was read. */
export type ConsultationRow = PublishedRow<Consultation>;

const rows = createPublishedRows<Consultation>({
  contentType: 'consultation',
  listAtom: consultationListAtom,
  publicationsAtom: consultationPublicationsAtom,
  read: listConsultations,
});

/** A list of consultations with their publications. */
export const consultationRowsAtom = rows.rowsAtom;

/** Reads a page of consultations with their publications. */
export const readConsultationRows = rows.readRows;
