import { defineFields, maybeCount, maybeText, sentAs, text, type FieldsOf } from '#domain/fields.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { courseForm, sendable } from '../course/fields.ts';

/** A moment as it travels, ISO in UTC. What is no moment stays, for the platform to refuse. */
function utc(value: unknown): unknown {
  const ms = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(ms) ? value : new Date(ms).toISOString();
}

/** What a marathon has beside what a course has. */
export const ownFields = {
  /** A moment in any form that names its zone; empty while none is chosen. The other dates likewise, null where not set. */
  startsAt: sentAs(utc, text('own')),
  endsAt: sentAs(utc, maybeText('own')),
  timezone: text('word'),
  enrollFrom: sentAs(utc, maybeText('own')),
  enrollTo: sentAs(utc, maybeText('own')),
  /** null is without limit. */
  seatCount: maybeCount('own'),
  /** `HH:mm`. */
  dailyUnlockTime: maybeText('word'),
  chatUrl: maybeText('word'),
};

const form = defineFields<Marathon, Publication>()({ ...courseForm.fields, ...ownFields });

export type MarathonFields = FieldsOf<typeof form>;

/** What the platform alone sets of a marathon. */
const notSent = ['status', 'seatsTaken', 'cancelReason'];

/** What the author edits of a marathon, with its programme and its price: a course's, and its dates and seats. */
export const marathonForm = {
  ...form,
  bodyOf: (draft: object) => form.bodyOf(sendable(sendable(draft), notSent)),
};
