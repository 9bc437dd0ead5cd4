import { atom, type Getter } from 'jotai';
import * as v from 'valibot';
import { consultationKeys } from '#api/consultation/queries.ts';
import { consultationForm, type ConsultationFields } from '#domain/consultation/fields.ts';
import { consultationReadiness, type ConsultationReadinessId } from '#domain/consultation/readiness.ts';
import { missingToBook } from '#domain/consultation/rules.ts';
import {
  consultation,
  consultationCreate,
  consultationUpdate,
  type Consultation,
} from '#domain/consultation/schema.ts';
import { bookingTexts } from '#domain/consultation/texts.ts';
import type { ReadinessCheck } from '#domain/content/readiness.ts';
import { createEditor } from '../editor/createEditor.ts';
import { imageSizeAtom } from '../image/images.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import {
  consultationAtom,
  consultationPublicationAtom,
  createConsultationAtom,
  latestConsultationsAtom,
  refreshConsultationAtom,
  updateConsultationAtom,
} from './consultations.ts';

/** An edit as the collection takes it; it names the consultation for the call by itself. */
const changes = v.looseObject({ ...v.omit(consultationUpdate, ['consultationId']).entries, id: v.string() });

/** The editor of consultations with their prices. */
export const consultationEditor = createEditor<Consultation, ConsultationFields>({
  kind: 'consultation',
  keys: consultationKeys,
  itemAtom: consultationAtom,
  refresh: (set, id) => set(refreshConsultationAtom, id),
  create: (set, body) => set(createConsultationAtom, v.parse(consultationCreate, body)),
  latest: (set) => set(latestConsultationsAtom),
  update: (set, body) => set(updateConsultationAtom, v.parse(changes, body)),
  schemas: { item: consultation, create: consultationCreate, update: changes },
  ...consultationForm,
  // Only what is active can be booked, and then it must be known when, how and where.
  check: (fields, language) =>
    Object.fromEntries(
      (fields.isActive ? missingToBook(fields) : []).map((field) => [field, bookingTexts[language][field]]),
    ),
  sale: {
    contentType: 'consultation',
    publicationAtom: consultationPublicationAtom,
    tellPrice: (set, id, costKopecks) => set(updateConsultationAtom, { id, costKopecks }),
  },
});

const coverOf = (get: Getter, imageId: string | null) =>
  imageId === null ? null : get(imageSizeAtom(imageId));

/** The checklist of a consultation, from what the form shows. */
export const consultationReadinessAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessCheck<ConsultationReadinessId>[] => {
    const { fields } = get(consultationEditor.editorAtom(key));
    const { costKopecks } = fields;
    return consultationReadiness(fields, { cover: coverOf(get, fields.imageId), costKopecks });
  }),
);
