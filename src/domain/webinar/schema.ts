import * as v from 'valibot';
import {
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
import { currency, id, maybe, minutes, moment, text } from '../wire.ts';

/** Limits and step of a webinar's length, minutes. */
export const webinarLength = { min: 15, max: 480, step: 15 };

/** The terms of a webinar's sale. `id` is that of the publication, which edits need. */
export const webinarPublication = v.looseObject({
  id: maybe(id),
  costKopecks: v.optional(v.number(), 0),
  currency: v.optional(v.string(), 'RUB'),
  visibility: v.optional(v.string(), 'catalog'),
  registrationUntil: maybe(moment),
  seatLimit: maybe(v.number()),
  /** 0 is forever, null is no recording. */
  recordingAccessDays: maybe(v.number()),
  recordingCostKopecks: maybe(v.number()),
});
export type WebinarPublication = v.InferOutput<typeof webinarPublication>;

/** A webinar as read. */
export const webinar = v.looseObject({
  ...contentFields,
  startsAt: moment,
  durationMin: minutes,
  timezone: v.string(),
  link: maybe(v.string()),
  passcode: maybe(v.string()),
  /** null is no limit. */
  capacity: maybe(v.number()),
  speakers: v.optional(v.array(v.string()), []),
  recordingStreamId: maybe(id),
  /** Read only. */
  attendeesCount: v.optional(v.number(), 0),
  status: v.string(),
  cancelReason: maybe(v.string()),
  publication: maybe(webinarPublication),
});
export type Webinar = v.InferOutput<typeof webinar>;

const durationMin = v.pipe(whole(webinarLength.min, webinarLength.max), v.multipleOf(webinarLength.step));

const fields = {
  ...contentInput,
  link: maybe(v.union([v.literal(''), httpsUrl])),
  passcode: maybe(text(100)),
  capacity: maybe(whole(1, 1_000_000)),
  speakers: v.optional(lines(20, 120)),
  recordingStreamId: maybe(id),
};

/** Body of `create`: a name, a start at least 48 hours from now, a length and a time zone. */
export const webinarCreate = createOf({ ...fields, startsAt: moment, durationMin, timezone: timeZone });
export type WebinarCreate = v.InferInput<typeof webinarCreate>;

/** Body of the edit: the id, and the changes. */
export const webinarUpdate = updateOf({
  ...fields,
  startsAt: v.optional(moment),
  durationMin: v.optional(durationMin),
  timezone: v.optional(timeZone),
});
export type WebinarUpdate = v.InferInput<typeof webinarUpdate>;

/** Body of the publication's edit: the changes. */
export const webinarPublicationEdit = v.looseObject({
  costKopecks: v.optional(cost),
  currency: v.optional(currency),
  visibility: v.optional(v.picklist(['catalog', 'link'])),
  registrationUntil: maybe(moment),
  seatLimit: maybe(whole(1, 1_000_000)),
  recordingAccessDays: maybe(whole(0, 36_500)),
  recordingCostKopecks: maybe(cost),
});
export type WebinarPublicationEdit = v.InferInput<typeof webinarPublicationEdit>;
