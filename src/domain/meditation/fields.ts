import { defineFields, flag, maybeText, text, type FieldsOf } from '../fields.ts';
import { lectureForm } from '../lecture/fields.ts';
import type { Publication } from '../publication/schema.ts';
import type { Meditation } from './schema.ts';

/** The fields that a meditation has beside those of a lecture. */
export const ownFields = {
  goal: maybeText('own'),
  voice: maybeText('own'),
  hasMusic: flag(),
  musicRights: flag(),
  hasEndingBell: flag(),
  contraindications: text('prose'),
};

/** The fields of a meditation that the author edits, with its price: a lecture's, and its own. */
export const meditationForm = defineFields<Meditation, Publication>()({
  ...lectureForm.fields,
  ...ownFields,
});

export type MeditationFields = FieldsOf<typeof meditationForm>;
