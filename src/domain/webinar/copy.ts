import { sameWeekdayFrom } from '#lib/time/sameWeekday.ts';
import type { CopyAt } from '../content/copy.ts';
import { copyName } from '../copy/copyName.ts';
import type { LectureFields } from '../lecture/fields.ts';
import type { WebinarFields } from './fields.ts';
import { earliestStart, registrationAlong } from './rules.ts';

/** The same weekday and time of day again, in the first week after it in which a new webinar may begin. */
const againAfter = (startsAt: string, timeZone: string, now: number): string =>
  sameWeekdayFrom(startsAt, Math.max(earliestStart(now), Date.parse(startsAt) + 1), timeZone);

/**
 * The fields of a copy of a webinar. It is proposed for the same weekday and time, its registration ends as long before it, and it has
 * no recording: that is of what was held.
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

/** A lecture made of the recording of a webinar: what both have. */
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
