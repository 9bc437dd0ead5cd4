import { copyOfWebinar } from '#domain/webinar/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { webinarEditor } from './editor.ts';

/** How a webinar is copied. */
export const copy = createCopy({ from: webinarEditor, to: webinarEditor, copyOf: copyOfWebinar });
