import { marathonKeys } from '#api/marathon/queries.ts';
import { marathonDateProblems, marathonSeatProblems } from '#domain/marathon/rules.ts';
import { marathon, marathonCreate, marathonUpdate } from '#domain/marathon/schema.ts';
import { createProgramEditor } from '../program/createProgramEditor.ts';
import { marathonForm } from './fields.ts';
import { marathonPublicationAtom, marathons } from './marathons.ts';

// The public module of this folder for screens.

const { editor, program } = createProgramEditor({
  type: 'marathon',
  keys: marathonKeys,
  collection: marathons,
  schemas: { item: marathon, create: marathonCreate, update: marathonUpdate },
  ...marathonForm,
  check: (fields, language, item) => ({
    ...marathonDateProblems(fields, language),
    ...(fields.seatCount !== item?.seatCount &&
      marathonSeatProblems(fields.seatCount, item?.seatsTaken ?? 0, language)),
  }),
  publicationAtom: marathonPublicationAtom,
  patchOf: (edits) => ({ program: edits }),
  differenceOf: (sides) => ({ field: 'program', ...sides, both: true }),
});

/** The editor of marathons with their programme and price. */
export const marathonEditor = editor;

/** The programme of marathons: the tree, what is done to it, what a save will do and how it goes. */
export const marathonProgram = program;
