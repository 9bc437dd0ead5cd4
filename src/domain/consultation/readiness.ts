import {
  asked,
  coverCheck,
  descriptionCheck,
  priceCheck,
  tagsCheck,
  type ReadinessCheck,
  type SaleFacts,
} from '../content/readiness.ts';
import { missingToBook, type Bookable } from './rules.ts';
import type { Consultation } from './schema.ts';

export type ConsultationReadinessId = 'schedule' | 'place' | 'cover' | 'description' | 'tags' | 'price';

type Checked = Bookable & Pick<Consultation, 'description' | 'tags'>;

/** The checklist of a consultation, in the order it is shown. A consultation can be sold once it can be booked. */
export function consultationReadiness(
  consultation: Checked,
  facts: SaleFacts,
): ReadinessCheck<ConsultationReadinessId>[] {
  const missing = missingToBook(consultation);
  const has = (...fields: (keyof Bookable)[]) => !fields.some((field) => missing.includes(field));
  return [
    asked('schedule', has('weeklySchedule', 'timezone')),
    asked('place', has('format', 'link', 'address')),
    coverCheck(facts),
    descriptionCheck(consultation),
    tagsCheck(consultation),
    priceCheck(facts),
  ];
}
