import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { lectureListAtom, lecturePublicationsAtom } from './lectures.ts';

/** A lecture with its publication, where it has one and it was read. */
export type LectureRow = PublishedRow<Lecture>;

const rows = createPublishedRows<Lecture>({
  contentType: 'lecture',
  listAtom: lectureListAtom,
  publicationsAtom: lecturePublicationsAtom,
  read: listLectures,
});

/** A list of lectures with their publications. */
export const lectureRowsAtom = rows.rowsAtom;

/** Reads a page of lectures with their publications. */
export const readLectureRows = rows.readRows;
