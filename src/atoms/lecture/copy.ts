import { copyOfContent } from '#domain/content/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { lectureEditor } from './editor.ts';

/** How a lecture is copied. */
export const copy = createCopy({ from: lectureEditor, to: lectureEditor, copyOf: copyOfContent });
