import * as v from 'valibot';
import {
  clockTime,
  contentFields,
  contentInput,
  createOf,
  httpsUrl,
  lines,
  timeZone,
  updateOf,
  whole,
} from '../content/schema.ts';
import { cost } from '../publication/schema.ts';
import { currency, id, maybe, minutes, text } from '../wire.ts';
import { hoursMeet } from './rules.ts';

/** How a consultation is held, in the order of the form. */
export const formats = ['video', 'phone', 'chat', 'office'] as const;

/** Lengths of a consultation, minutes. */
export const consultationLengths = [15, 30, 45, 60, 90, 120] as const;

/** Hours of one weekday: 1 is Monday, 7 is Sunday. */
const weekdayHours = v.pipe(
  v.looseObject({ weekday: whole(1, 7), from: clockTime, to: clockTime }),
  v.forward(
    v.check(({ from, to }) => from < to, 'hours'),
    ['to'],
  ),
);

/** The hours of a week. Those of one day do not overlap. */
const weeklySchedule = v.pipe(
  v.array(weekdayHours),
  v.maxLength(70),
  v.checkItems(
    (item, index, all) => !all.slice(0, index).some((before) => hoursMeet(before, item)),
    'hoursMeet',
  ),
);

/** A consultation as read. */
export const consultation = v.looseObject({
  ...contentFields,
  format: maybe(v.string()),
  durationMin: v.optional(minutes, 60),
  link: maybe(v.string()),
  address: maybe(v.string()),
  leadTimeHours: v.optional(v.number(), 0),
  bufferMin: v.optional(v.number(), 0),
  weeklySchedule: v.optional(
    v.array(v.looseObject({ weekday: v.number(), from: v.string(), to: v.string() })),
    [],
  ),
  timezone: maybe(v.string()),
  /** null is no limit. */
  maxPerDay: maybe(v.number()),
  questions: v.optional(v.array(v.string()), []),
  cancellationPolicy: maybe(v.string()),
  costKopecks: v.optional(v.number(), 0),
  currency: v.optional(v.string(), 'RUB'),
  isActive: v.optional(v.boolean(), false),
});
export type Consultation = v.InferOutput<typeof consultation>;

const fields = {
  ...contentInput,
  description: maybe(text(3000)),
  format: maybe(v.picklist(formats)),
  durationMin: v.optional(v.picklist(consultationLengths)),
  link: maybe(v.union([v.literal(''), httpsUrl])),
  address: maybe(text(300)),
  leadTimeHours: v.optional(whole(0, 168)),
  bufferMin: v.optional(whole(0, 60)),
  weeklySchedule: v.optional(weeklySchedule),
  timezone: maybe(timeZone),
  maxPerDay: maybe(whole(1, 96)),
  questions: v.optional(lines(5, 300)),
  cancellationPolicy: maybe(text(500)),
  costKopecks: v.optional(cost),
  currency: v.optional(currency),
  isActive: v.optional(v.boolean()),
};

/** Body of `create`: at least a name. */
export const consultationCreate = createOf(fields);
export type ConsultationCreate = v.InferInput<typeof consultationCreate>;

/** Body of the edit: `consultationId`, and the changes. */
export const consultationUpdate = v.looseObject({
  ...v.omit(updateOf(fields), ['id']).entries,
  consultationId: id,
});
/** A consultation's id, and the changes. */
export type ConsultationChanges = Partial<ConsultationCreate> & { id: string };
