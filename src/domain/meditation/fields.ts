import { defineFields, flag, maybeText, text, type FieldsOf } from '../fields.ts';
import { lectureForm } from '../lecture/fields.ts';
import type { Publication } from '../publication/schema.ts';
import type { Meditation } from './schema.ts';

/** What a meditation has beside what a lecture has. */
export const ownFields = {
  goal: maybeText('own'),
  voice: maybeText('own'),
  hasMusic: flag(),
  musicRights: flag(),
  hasEndingBell: flag(),
  contraindications: text('prose'),
};

/** What the author edits of a meditation, with its price: a lecture's, and its own. */
export const meditationForm = defineFields<Meditation, Publication>()({
  ...lectureForm.fields,
  ...ownFields,
});

export type MeditationFields = FieldsOf<typeof meditationForm>;
