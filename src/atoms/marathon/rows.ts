import { listMarathons } from '#api/marathon/requests.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { createContentPublications } from '../publication/contents.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { marathonAtom, marathonListAtom } from './marathons.ts';

/** A marathon with its publication, where it has one and it was read. */
export type MarathonRow = PublishedRow<Marathon>;

const publications = createContentPublications({
  type: 'marathon',
  listAtom: marathonListAtom,
  itemAtom: marathonAtom,
});

const rows = createPublishedRows<Marathon>({
  contentType: 'marathon',
  listAtom: marathonListAtom,
  publicationsAtom: publications.ofListAtom,
  read: listMarathons,
});

/** A list of marathons with their publications. */
export const marathonRowsAtom = rows.rowsAtom;

/** Reads a page of marathons with their publications. */
export const readMarathonRows = rows.readRows;
