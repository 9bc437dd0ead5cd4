import { listMarathons } from '#api/marathon/requests.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { marathonListAtom, marathonPublicationsAtom } from './marathons.ts';

/** A marathon with its publication, where it has one and it was read. */
export type MarathonRow = PublishedRow<Marathon>;

const rows = createPublishedRows<Marathon>({
  contentType: 'marathon',
  listAtom: marathonListAtom,
  publicationsAtom: marathonPublicationsAtom,
  read: listMarathons,
});

/** A list of marathons with their publications. */
export const marathonRowsAtom = rows.rowsAtom;

/** Reads a page of marathons with their publications. */
export const readMarathonRows = rows.readRows;
