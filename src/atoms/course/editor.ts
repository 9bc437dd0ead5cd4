import { courseKeys } from '#api/course/queries.ts';
import { course, courseCreate, courseUpdate } from '#domain/course/schema.ts';
import { createProgramEditor } from '../program/createProgramEditor.ts';
import { coursePublicationAtom, courses } from './courses.ts';
import { courseForm } from './fields.ts';

// The public module of this folder for screens.

const { editor, program } = createProgramEditor({
  type: 'course',
  keys: courseKeys,
  collection: courses,
  schemas: { item: course, create: courseCreate, update: courseUpdate },
  ...courseForm,
  publicationAtom: coursePublicationAtom,
  patchOf: (edits) => ({ program: edits }),
  differenceOf: (sides) => ({ field: 'program', ...sides, both: true }),
});

/** The editor of courses with their programme and price. */
export const courseEditor = editor;

/** The programme of courses: the tree, what is done to it, what a save will do and how it goes. */
export const courseProgram = program;
