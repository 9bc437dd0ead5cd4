import * as v from 'valibot';
import type { WeekdayHours } from '#domain/consultation/rules.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { PriceFields } from '../editor/config.ts';

/** What the author edits of a consultation, with its price. */
export interface ConsultationFields extends PriceFields {
  name: string;
  description: string;
  imageId: string | null;
  /** Ids of tags. */
  tags: string[];
  format: string | null;
  /** Minutes. */
  durationMin: number;
  link: string;
  address: string;
  /** Hours; null while the field is empty. */
  leadTimeHours: number | null;
  /** Minutes; null while the field is empty. */
  bufferMin: number | null;
  weeklySchedule: WeekdayHours[];
  timezone: string | null;
  /** null is without limit. */
  maxPerDay: number | null;
  questions: string[];
  cancellationPolicy: string;
  isActive: boolean;
}

/** The fields of a consultation that is not there yet, in the order of the form. */
export const noConsultationFields: ConsultationFields = {
  name: '',
  description: '',
  imageId: null,
  tags: [],
  format: 'video',
  durationMin: 60,
  link: '',
  address: '',
  leadTimeHours: 24,
  bufferMin: 15,
  weeklySchedule: [],
  timezone: null,
  maxPerDay: null,
  questions: [],
  cancellationPolicy: '',
  isActive: false,
  costKopecks: null,
  oldCostKopecks: null,
};

const text = v.string();
const textOrNull = v.nullable(text);
const numberOrNull = v.nullable(v.number());

/** Fields of a draft as the device keeps them. */
export const keptConsultationFields = v.partial(
  v.object({
    name: text,
    description: text,
    imageId: textOrNull,
    tags: v.array(text),
    format: textOrNull,
    durationMin: v.number(),
    link: text,
    address: text,
    leadTimeHours: numberOrNull,
    bufferMin: numberOrNull,
    weeklySchedule: v.array(v.looseObject({ weekday: v.number(), from: text, to: text })),
    timezone: textOrNull,
    maxPerDay: numberOrNull,
    questions: v.array(text),
    cancellationPolicy: text,
    isActive: v.boolean(),
    costKopecks: numberOrNull,
    oldCostKopecks: numberOrNull,
  }),
);

/**
 * The price as it stands: the publication's, else the one that the consultation bears itself. Without a publication 0 says
 * that none was set.
 */
const costOf = ({ costKopecks }: Consultation, publication: Publication | null) =>
  publication === null ? costKopecks || null : publication.costKopecks;

/** The platform's copies as fields. */
export function consultationFieldsOf(
  consultation: Consultation,
  publication: Publication | null,
): ConsultationFields {
  return {
    name: consultation.name,
    description: consultation.description ?? '',
    imageId: consultation.imageId ?? null,
    tags: consultation.tags,
    format: consultation.format ?? null,
    durationMin: consultation.durationMin,
    link: consultation.link ?? '',
    address: consultation.address ?? '',
    leadTimeHours: consultation.leadTimeHours,
    bufferMin: consultation.bufferMin,
    weeklySchedule: consultation.weeklySchedule,
    timezone: consultation.timezone ?? null,
    maxPerDay: consultation.maxPerDay ?? null,
    questions: consultation.questions,
    cancellationPolicy: consultation.cancellationPolicy ?? '',
    isActive: consultation.isActive,
    costKopecks: costOf(consultation, publication),
    oldCostKopecks: publication?.oldCostKopecks ?? null,
  };
}
