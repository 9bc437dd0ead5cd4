import {
  asked,
  coverCheck,
  descriptionCheck,
  priceCheck,
  tagsCheck,
  type ReadinessCheck,
  type SaleFacts,
} from '../content/readiness.ts';
import type { Consultation } from './schema.ts';

export type ConsultationReadinessId = 'schedule' | 'place' | 'cover' | 'description' | 'tags' | 'price';

type Checked = Pick<
  Consultation,
  'description' | 'tags' | 'weeklySchedule' | 'timezone' | 'format' | 'link' | 'address'
>;

/** Whether a client is told where to come: by phone it is the author who calls. */
function hasPlace({ format, link, address }: Pick<Checked, 'format' | 'link' | 'address'>): boolean {
  if (format === 'phone') return true;
  if (format === 'office') return Boolean(address);
  return Boolean(link) || (!format && Boolean(address));
}

/** The checklist of a consultation, in the order it is shown. Hours without a time zone are no schedule. */
export function consultationReadiness(
  consultation: Checked,
  facts: SaleFacts,
): ReadinessCheck<ConsultationReadinessId>[] {
  const { weeklySchedule, timezone } = consultation;
  return [
    asked('schedule', weeklySchedule.length > 0 && Boolean(timezone)),
    asked('place', hasPlace(consultation)),
    coverCheck(facts),
    descriptionCheck(consultation),
    tagsCheck(consultation),
    priceCheck(facts),
  ];
}
