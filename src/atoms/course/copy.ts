import { copyOfContent } from '#domain/content/copy.ts';
import { createProgramCopy } from '../program/createProgramCopy.ts';
import { courseEditor, courseProgram } from './editor.ts';

/** How a course is copied. */
export const copy = createProgramCopy({
  type: 'course',
  editor: courseEditor,
  program: courseProgram,
  patchOf: (program) => ({ program }),
  copyOf: copyOfContent,
});
