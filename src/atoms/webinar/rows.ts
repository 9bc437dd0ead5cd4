import { listWebinars } from '#api/webinar/requests.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { webinarListAtom, webinarPublicationsAtom } from './webinars.ts';

/** A webinar with its publication, where it has one and it was read. */
export type WebinarRow = PublishedRow<Webinar>;

const rows = createPublishedRows<Webinar>({
  contentType: 'webinar',
  listAtom: webinarListAtom,
  publicationsAtom: webinarPublicationsAtom,
  read: listWebinars,
});

/** A list of webinars with their publications. */
export const webinarRowsAtom = rows.rowsAtom;

/** Reads a page of webinars with their publications. */
export const readWebinarRows = rows.readRows;
