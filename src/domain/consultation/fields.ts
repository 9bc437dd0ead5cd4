import * as v from 'valibot';
import {
  count,
  defineFields,
  flag,
  list,
  maybeCount,
  maybeText,
  priceFields,
  richText,
  text,
  texts,
  type FieldsOf,
} from '../fields.ts';
import type { Publication } from '../publication/schema.ts';
import type { WeekdayHours } from './rules.ts';
import type { Consultation } from './schema.ts';

const weekdayHours: v.GenericSchema<WeekdayHours> = v.looseObject({
  weekday: v.number(),
  from: v.string(),
  to: v.string(),
});

const form = defineFields<Consultation, Publication>()({
  name: text('prose'),
  description: richText(),
  imageId: maybeText('picture'),
  /** Ids of tags. */
  tags: texts('tags'),
  format: maybeText('own', 'video'),
  /** Minutes. */
  durationMin: count('own', 60),
  link: text('word'),
  address: text('word'),
  /** Hours; null if the field is empty. */
  leadTimeHours: maybeCount('own', 24),
  /** Minutes; null if the field is empty. */
  bufferMin: maybeCount('own', 15),
  weeklySchedule: list(weekdayHours, 'own'),
  timezone: maybeText('own'),
  /** null is no limit. */
  maxPerDay: maybeCount('word'),
  questions: texts('lines'),
  cancellationPolicy: text('prose'),
  isActive: flag(),
  ...priceFields,
});

export type ConsultationFields = FieldsOf<typeof form>;

/** The fields of a consultation that the author edits, with its price. */
export const consultationForm = {
  ...form,
  /** The current price: the publication's, else the consultation's own. Without a publication 0 means that no price was set. */
  fieldsOf(consultation: Consultation, publication: Publication | null): ConsultationFields {
    const fields = form.fieldsOf(consultation, publication);
    return publication === null ? { ...fields, costKopecks: consultation.costKopecks || null } : fields;
  },
};
