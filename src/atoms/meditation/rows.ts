import { listMeditations } from '#api/meditation/requests.ts';
import type { Meditation } from '#domain/meditation/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { meditationListAtom, meditationPublicationsAtom } from './meditations.ts';

/** A meditation with its publication, where it has one and it was read. */
export type MeditationRow = PublishedRow<Meditation>;

const rows = createPublishedRows<Meditation>({
  contentType: 'meditation',
  listAtom: meditationListAtom,
  publicationsAtom: meditationPublicationsAtom,
  read: listMeditations,
});

/** A list of meditations with their publications. */
export const meditationRowsAtom = rows.rowsAtom;

/** Reads a page of meditations with their publications. */
export const readMeditationRows = rows.readRows;
