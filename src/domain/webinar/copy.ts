import { sameWeekdayFrom } from '#lib/time/sameWeekday.ts';
import type { CopyAt } from '../content/copy.ts';
import { copyName } from '../copy/copyName.ts';
import type { LectureFields } from '../lecture/fields.ts';
import type { WebinarFields } from './fields.ts';
import { earliestStart, registrationAlong } from './rules.ts';

/** The same weekday and time of day, in the first later week in which a new webinar may begin. */
const againAfter = (startsAt: string, timeZone: string, now: number): string =>
  sameWeekdayFrom(startsAt, Math.max(earliestStart(now), Date.parse(startsAt) + 1), timeZone);

/**
 * The fields of a copy of a webinar. It keeps the weekday, the time and the lead of the registration's end. It has no recording, because that belongs
 * to the past webinar.
 */
export function copyOfWebinar(fields: WebinarFields, { language, now }: CopyAt): WebinarFields {
  const { startsAt, timezone, registrationUntil } = fields;
  const copy = { ...fields, name: copyName(fields.name, language), recordingStreamId: null };
  if (startsAt === null) return copy;
  const timeZone = timezone === '' ? 'UTC' : timezone;
  const to = againAfter(startsAt, timeZone, now);
  return {
    ...copy,
    startsAt: to,
    registrationUntil:
      registrationUntil && registrationAlong(registrationUntil, { from: startsAt, to, timeZone }),
  };
}

/** A lecture made of the recording of a webinar: the fields that both have. */
export const lectureOfWebinar = ({
  name,
  description,
  imageId,
  tags,
  recordingStreamId,
}: WebinarFields): Partial<LectureFields> => ({
  name,
  description,
  imageId,
  tags,
  streamID: recordingStreamId,
});
