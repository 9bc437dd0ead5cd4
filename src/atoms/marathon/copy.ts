import { createProgramCopy } from '../program/createProgramCopy.ts';
import { copyOfMarathon } from './copyFields.ts';
import { marathonEditor, marathonProgram } from './editor.ts';

/** How a marathon is copied. */
export const copy = createProgramCopy({
  type: 'marathon',
  editor: marathonEditor,
  program: marathonProgram,
  patchOf: (program) => ({ program }),
  copyOf: copyOfMarathon,
  datesOf: ({ startsAt, endsAt, enrollFrom, enrollTo, timezone }) =>
    startsAt === '' ? null : { startsAt, endsAt, enrollFrom, enrollTo, timezone },
});
