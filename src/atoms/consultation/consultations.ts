import { consultationKeys } from '#api/consultation/queries.ts';
import {
  createConsultation,
  listConsultations,
  consultationsThere,
  readConsultation,
  updateConsultation,
} from '#api/consultation/requests.ts';
import { createCollection } from '../collection.ts';
import { createContentPublications } from '../publication/contents.ts';
import { consultationTexts } from './texts.ts';

const consultations = createCollection({
  keys: consultationKeys,
  requests: {
    list: listConsultations,
    there: consultationsThere,
    read: readConsultation,
    create: createConsultation,
    update: updateConsultation,
  },
  texts: consultationTexts,
});

/** A list of consultations. The filters of the platform: `isActive`, `format`, `tag` (ids), `publicationStatus`, `hasCover`. */
export const consultationListAtom = consultations.listAtom;

/** How many consultations match, or null until it is known. */
export const consultationCountAtom = consultations.countAtom;

/** A consultation by its id. */
export const consultationAtom = consultations.itemAtom;

/** Reads a consultation again. */
export const refreshConsultationAtom = consultations.refreshAtom;

/** Creates a consultation. */
export const createConsultationAtom = consultations.createAtom;

/** The latest consultations. */
export const latestConsultationsAtom = consultations.latestAtom;

/** Changes a consultation and reads it again. */
export const updateConsultationAtom = consultations.updateAtom;

const publications = createContentPublications({ type: 'consultation', ...consultations });

/** Publications by the id of their consultation, for the loaded rows of a list: one call for each page. */
export const consultationPublicationsAtom = publications.ofListAtom;

/** The publication of a consultation. `notFound` means that it has none yet. */
export const consultationPublicationAtom = publications.ofItemAtom;
