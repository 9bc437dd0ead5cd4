import { copyOfContent } from '#domain/content/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { meditationEditor } from './editor.ts';

/** How a meditation is copied. */
export const copy = createCopy({ from: meditationEditor, to: meditationEditor, copyOf: copyOfContent });
