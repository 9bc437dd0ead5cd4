import * as v from 'valibot';
import { marathonDateFields } from '#domain/marathon/rules.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { courseEntries, courseFieldsOf, courseUpdateOf, noCourseFields } from '../course/fields.ts';

const textOrNull = v.nullable(v.string());

const marathonFields = v.object({
  ...courseEntries,
  /** A moment in any form that names its zone; empty while none is chosen. The other dates likewise, null where not set. */
  startsAt: v.string(),
  endsAt: textOrNull,
  timezone: v.string(),
  enrollFrom: textOrNull,
  enrollTo: textOrNull,
  /** null is without limit. */
  seatCount: v.nullable(v.number()),
  /** `HH:mm`. */
  dailyUnlockTime: textOrNull,
  chatUrl: textOrNull,
});

/** What the author edits of a marathon, with its programme and its price. */
export type MarathonFields = v.InferOutput<typeof marathonFields>;

/** Fields of a draft as the device keeps them. */
export const keptMarathonFields = v.partial(marathonFields);

/** The fields of a marathon that is not there yet, in the order of the form. */
export const noMarathonFields: MarathonFields = {
  ...noCourseFields,
  startsAt: '',
  endsAt: null,
  timezone: '',
  enrollFrom: null,
  enrollTo: null,
  seatCount: null,
  dailyUnlockTime: null,
  chatUrl: null,
};

/** The platform's copy as fields. */
export function marathonFieldsOf(marathon: Marathon, publication: Publication | null): MarathonFields {
  return {
    ...courseFieldsOf(marathon, publication),
    startsAt: marathon.startsAt,
    endsAt: marathon.endsAt ?? null,
    timezone: marathon.timezone,
    enrollFrom: marathon.enrollFrom ?? null,
    enrollTo: marathon.enrollTo ?? null,
    seatCount: marathon.seatCount ?? null,
    dailyUnlockTime: marathon.dailyUnlockTime ?? null,
    chatUrl: marathon.chatUrl ?? null,
  };
}

/** A moment as it travels, ISO in UTC. What is no moment stays, for the platform to refuse. */
function utc(value: unknown): unknown {
  const ms = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(ms) ? value : new Date(ms).toISOString();
}

/** What the platform alone sets of a marathon. */
const notSent = ['status', 'seatsTaken', 'cancelReason'];

/** The body of an update from a draft: a course's, with the dates in UTC. */
export function marathonUpdateOf(draft: object): Record<string, unknown> {
  const dates: readonly string[] = marathonDateFields;
  return Object.fromEntries(
    Object.entries(courseUpdateOf(draft))
      .filter(([field]) => !notSent.includes(field))
      .map(([field, value]) => [field, dates.includes(field) ? utc(value) : value]),
  );
}
