import * as v from 'valibot';
import { clockTime, createOf, httpsUrl, timeZone, updateOf, whole } from '../content/schema.ts';
import { course, courseInput } from '../course/schema.ts';
import { maybe, moment, text } from '../wire.ts';

/** A marathon as read: a course with dates, a time zone and seats. */
export const marathon = v.looseObject({
  ...course.entries,
  startsAt: moment,
  endsAt: maybe(moment),
  timezone: v.string(),
  enrollFrom: maybe(moment),
  enrollTo: maybe(moment),
  /** null is no limit. */
  seatCount: maybe(v.number()),
  /** Read only. */
  seatsTaken: v.optional(v.number(), 0),
  /** `HH:mm` in the marathon's time zone: when the modules of a day open. */
  dailyUnlockTime: maybe(v.string()),
  chatUrl: maybe(v.string()),
  status: v.string(),
  cancelReason: maybe(v.string()),
});
export type Marathon = v.InferOutput<typeof marathon>;

const fields = {
  ...courseInput,
  endsAt: maybe(moment),
  enrollFrom: maybe(moment),
  enrollTo: maybe(moment),
  seatCount: maybe(whole(1, 1_000_000)),
  dailyUnlockTime: maybe(clockTime),
  chatUrl: maybe(httpsUrl),
  status: v.optional(text(40)),
};

/** Body of `create`: a name, a start and its time zone. With the `status` `scheduled` it does not begin as a draft. */
export const marathonCreate = createOf({ ...fields, startsAt: moment, timezone: timeZone });
export type MarathonCreate = v.InferInput<typeof marathonCreate>;

/** Body of the update: the id, and the changes. The `status` is accepted if it is `scheduled` and the marathon is a draft. */
export const marathonUpdate = updateOf({
  ...fields,
  startsAt: v.optional(moment),
  timezone: v.optional(timeZone),
});
export type MarathonUpdate = v.InferInput<typeof marathonUpdate>;
