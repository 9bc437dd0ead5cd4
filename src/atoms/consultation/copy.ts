import { copyOfConsultation } from '#domain/consultation/copy.ts';
import { createCopy } from '../copy/copy.ts';
import { consultationEditor } from './editor.ts';

/** How a consultation is copied. */
export const copy = createCopy({
  from: consultationEditor,
  to: consultationEditor,
  copyOf: copyOfConsultation,
});
