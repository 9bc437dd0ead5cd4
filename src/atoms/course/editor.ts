import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { courseKeys } from '#api/course/queries.ts';
import { course, courseCreate, courseUpdate, type Course } from '#domain/course/schema.ts';
import { createEditor } from '../editor/createEditor.ts';
import { createProgram } from '../program/program.ts';
import { createSteps } from '../program/runSave.ts';
import { retargetUploadsAtom } from '../upload/uploads.ts';
import { createContentPublications } from '../publication/contents.ts';
import {
  courseAtom,
  courseListAtom,
  createCourseAtom,
  refreshCourseAtom,
  sendCourseAtom,
  updateCourseAtom,
} from './courses.ts';
import {
  courseFieldsOf,
  courseUpdateOf,
  keptCourseFields,
  noCourseFields,
  type CourseFields,
} from './fields.ts';

// The face of this folder for screens.
export type { CourseFields } from './fields.ts';

const publications = createContentPublications({
  type: 'course',
  listAtom: courseListAtom,
  itemAtom: courseAtom,
});

/** The publication of a course. `notFound` means that it has none yet. */
export const coursePublicationAtom = publications.ofItemAtom;

/** The editor of courses with their programme and price. */
export const courseEditor = createEditor<Course, CourseFields>({
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
  steps: createSteps<CourseFields>(
    {
      type: 'course',
      create: (set, body) => set(createCourseAtom, v.parse(courseCreate, body)),
      send: (set, body) => set(sendCourseAtom, v.parse(courseUpdate, body)),
      read: (set, id) => set(refreshCourseAtom, id),
      modulesOf: (get, id) => get(queryClientAtom).getQueryData<Course>(courseKeys.item(id))?.modules ?? [],
      patchOf: (program) => ({ program }),
      differenceOf: (sides) => ({ field: 'program', ...sides, both: true }),
    },
    'program',
  ),
  sale: { contentType: 'course', publicationAtom: coursePublicationAtom },
});

courseEditor.onSaved((set, from, to) => set(retargetUploadsAtom, { kind: 'course', from, to }));

/** The programme of courses: the tree, what is done to it, what a save will do and how it goes. */
export const courseProgram = createProgram<Course, CourseFields>({
  type: 'course',
  editor: courseEditor,
  patchOf: (program) => ({ program }),
});
