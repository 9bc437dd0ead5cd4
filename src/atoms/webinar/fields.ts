import * as v from 'valibot';
import type { Webinar } from '#domain/webinar/schema.ts';

/** What the author edits of a webinar: what it is, when it is held, and on what terms it is sold. */
export interface WebinarFields {
  name: string;
  /** ISO; null until a day and a time are given. */
  startsAt: string | null;
  durationMin: number | null;
  /** IANA; empty until the time is given. */
  timezone: string;
  link: string;
  passcode: string;
  /** null is without limit. */
  capacity: number | null;
  speakers: string[];
  /** Ids of tags. */
  tags: string[];
  description: string;
  imageId: string | null;
  recordingStreamId: string | null;
  /** Kopecks; null while none is set, 0 when free. */
  costKopecks: number | null;
  visibility: string;
  /** ISO. */
  registrationUntil: string | null;
  seatLimit: number | null;
  /** 0 is for ever, null is no recording. */
  recordingAccessDays: number | null;
  recordingCostKopecks: number | null;
}

/** The fields that the call for the publication takes. */
export const termFields = [
  'costKopecks',
  'visibility',
  'registrationUntil',
  'seatLimit',
  'recordingAccessDays',
  'recordingCostKopecks',
] as const satisfies readonly (keyof WebinarFields)[];

/** How long a new webinar is until the author says otherwise, minutes. */
export const usualLength = 60;

/** The fields of a webinar that is not there yet, in the order of the form. */
export const noWebinarFields: WebinarFields = {
  name: '',
  startsAt: null,
  durationMin: null,
  timezone: '',
  link: '',
  passcode: '',
  capacity: null,
  speakers: [],
  tags: [],
  description: '',
  imageId: null,
  recordingStreamId: null,
  costKopecks: null,
  visibility: 'catalog',
  registrationUntil: null,
  seatLimit: null,
  recordingAccessDays: null,
  recordingCostKopecks: null,
};

const textOrNull = v.nullable(v.string());
const numberOrNull = v.nullable(v.number());

/** Fields of a draft as the device keeps them. */
export const keptWebinarFields = v.partial(
  v.object({
    name: v.string(),
    startsAt: textOrNull,
    durationMin: numberOrNull,
    timezone: v.string(),
    link: v.string(),
    passcode: v.string(),
    capacity: numberOrNull,
    speakers: v.array(v.string()),
    tags: v.array(v.string()),
    description: v.string(),
    imageId: textOrNull,
    recordingStreamId: textOrNull,
    costKopecks: numberOrNull,
    visibility: v.string(),
    registrationUntil: textOrNull,
    seatLimit: numberOrNull,
    recordingAccessDays: numberOrNull,
    recordingCostKopecks: numberOrNull,
  }),
);

/** The platform's copy as fields. */
export function webinarFieldsOf(webinar: Webinar): WebinarFields {
  const { publication } = webinar;
  return {
    name: webinar.name,
    startsAt: webinar.startsAt,
    durationMin: webinar.durationMin,
    timezone: webinar.timezone,
    link: webinar.link ?? '',
    passcode: webinar.passcode ?? '',
    capacity: webinar.capacity ?? null,
    speakers: webinar.speakers,
    tags: webinar.tags,
    description: webinar.description ?? '',
    imageId: webinar.imageId ?? null,
    recordingStreamId: webinar.recordingStreamId ?? null,
    costKopecks: publication?.costKopecks ?? null,
    visibility: publication?.visibility ?? 'catalog',
    registrationUntil: publication?.registrationUntil ?? null,
    seatLimit: publication?.seatLimit ?? null,
    recordingAccessDays: publication?.recordingAccessDays ?? null,
    recordingCostKopecks: publication?.recordingCostKopecks ?? null,
  };
}
