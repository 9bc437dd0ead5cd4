import { lectureOfWebinar } from '#domain/webinar/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { lectureEditor } from '../lecture/editor.ts';
import { webinarEditor } from './editor.ts';

/** How the recording of a webinar becomes a lecture. */
export const copy = createCopy({ from: webinarEditor, to: lectureEditor, copyOf: lectureOfWebinar });
