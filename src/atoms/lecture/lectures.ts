import { lectureKeys } from '#api/lecture/queries.ts';
import {
  createLecture,
  listLectures,
  lecturesThere,
  readLecture,
  updateLecture,
} from '#api/lecture/requests.ts';
import { createCollection } from '../collection.ts';
import { createContentPublications } from '../publication/contents.ts';
import { lectureTexts } from './texts.ts';

const lectures = createCollection({
  keys: lectureKeys,
  requests: {
    list: listLectures,
    there: lecturesThere,
    read: readLecture,
    create: createLecture,
    update: updateLecture,
  },
  texts: lectureTexts,
});

/**
 * A list of lectures. The filters of the platform: `status` (one or several), `tag` (ids), `hasCover`, `isUsed`.
 * The same parameters give the same atom.
 */
export const lectureListAtom = lectures.listAtom;

/** How many lectures match, or null until it is known. */
export const lectureCountAtom = lectures.countAtom;

/** A lecture by its id. */
export const lectureAtom = lectures.itemAtom;

/** Reads a lecture again. */
export const refreshLectureAtom = lectures.refreshAtom;

/** Creates a lecture. */
export const createLectureAtom = lectures.createAtom;

/** The latest lectures. */
export const latestLecturesAtom = lectures.latestAtom;

/** Changes a lecture and reads it again. */
export const updateLectureAtom = lectures.updateAtom;

/** Changes a lecture, for a save that has its new copy already. */
export const sendLectureAtom = lectures.sendAtom;

const publications = createContentPublications({ type: 'lecture', ...lectures });

/** Publications by the id of their lecture, for the loaded rows of a list: one call for each page. */
export const lecturePublicationsAtom = publications.ofListAtom;

/** The publication of a lecture. `notFound` means that it has none yet. */
export const lecturePublicationAtom = publications.ofItemAtom;
