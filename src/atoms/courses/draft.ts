import * as v from 'valibot';
import { courseKeys } from '#api/course/queries.ts';
import { course, courseCreate, courseUpdate, type Course } from '#api/course/schema.ts';
import type { EditorConfig } from '../editor/config.ts';
import { createOwnerDrafts } from '../modules/draft.ts';
import { courseAtom, createCourseAtom, refreshCourseAtom, updateCourseAtom } from './courses.ts';
import {
  courseFieldsOf,
  courseUpdateOf,
  keptCourseFields,
  noCourseFields,
  type CourseFields,
} from './fields.ts';

export { courseUpdateOf, type CourseFields } from './fields.ts';

/** What makes an editor of courses. */
export const courseEditing: EditorConfig<Course, CourseFields> = {
  kind: 'course',
  keys: courseKeys,
  itemAtom: courseAtom,
  refresh: (set, id) => set(refreshCourseAtom, id),
  create: (set, body) => set(createCourseAtom, v.parse(courseCreate, body)),
  update: (set, body) => set(updateCourseAtom, v.parse(courseUpdate, body)),
  schemas: { item: course, create: courseCreate, update: courseUpdate },
  empty: noCourseFields,
  kept: keptCourseFields,
  fieldsOf: courseFieldsOf,
  bodyOf: courseUpdateOf,
};

/** Drafts of courses: `key` is a course's id, or `new`. */
export const {
  draftAtom: courseDraftAtom,
  editAtom: editCourseDraftAtom,
  changeModulesAtom: changeCourseModulesAtom,
  restoreAtom: restoreCourseDraftAtom,
  discardAtom: discardCourseDraftAtom,
} = createOwnerDrafts(courseEditing, (modules) => ({ modules }));
