import { listCourses } from '#api/course/requests.ts';
import type { Course } from '#domain/course/schema.ts';
import { createPublishedRows, type PublishedRow } from '../publication/rows.ts';
import { courseListAtom, coursePublicationsAtom } from './courses.ts';

/** A course with its publication, where it has one and it was read. */
export type CourseRow = PublishedRow<Course>;

const rows = createPublishedRows<Course>({
  contentType: 'course',
  listAtom: courseListAtom,
  publicationsAtom: coursePublicationsAtom,
  read: listCourses,
});

/** A list of courses with their publications. */
export const courseRowsAtom = rows.rowsAtom;

/** Reads a page of courses with their publications. */
export const readCourseRows = rows.readRows;
