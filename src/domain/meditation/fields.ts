import { defineFields, flag, maybeText, text, type FieldsOf } from '../fields.ts';
import { lectureForm } from '../lecture/fields.ts';
import type { Publication } from '../publication/schema.ts';
import type { Meditation } from './schema.ts';

/** What the author edits of a meditation, with its price: a lecture's, and its own. */
export const meditationForm = defineFields<Meditation, Publication>()({
  ...lectureForm.fields,
  goal: maybeText('own'),
  voice: maybeText('own'),
  hasMusic: flag(),
  musicRights: flag(),
  hasEndingBell: flag(),
  contraindications: text('prose'),
});

export type MeditationFields = FieldsOf<typeof meditationForm>;
