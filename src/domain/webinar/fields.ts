import { wholeLink } from '#lib/text/wholeLink.ts';
import {
  beside,
  defineFields,
  maybeCount,
  maybeText,
  namesOf,
  published,
  richText,
  sentAs,
  text,
  texts,
  type FieldsOf,
} from '../fields.ts';
import type { Webinar, WebinarPublication } from './schema.ts';

/** The default length of a webinar, minutes. */
export const usualLength = 60;

const terms = {
  /** Kopecks; null if none is set, 0 is free. */
  costKopecks: published(maybeCount('own')),
  visibility: published(text('own', 'catalog')),
  /** ISO. */
  registrationUntil: published(maybeText('own')),
  seatLimit: published(maybeCount('own')),
  /** 0 is forever, null is no recording. */
  recordingAccessDays: published(maybeCount('own')),
  recordingCostKopecks: published(maybeCount('own')),
};

const form = defineFields<Webinar, WebinarPublication>()({
  name: text('prose'),
  /** ISO; null until a day and a time are set. */
  startsAt: maybeText('own'),
  durationMin: maybeCount('own'),
  /** IANA; empty until the time is set. */
  timezone: beside('startsAt', text('word')),
  link: sentAs((link) => (typeof link === 'string' ? wholeLink(link) : link), text('word')),
  passcode: text('word'),
  /** null is no limit. */
  capacity: maybeCount('own'),
  speakers: texts('list'),
  /** Ids of tags. */
  tags: texts('tags'),
  description: richText(),
  imageId: maybeText('picture'),
  recordingStreamId: maybeText('stream'),
  ...terms,
});

export type WebinarFields = FieldsOf<typeof form>;

/** The fields of a webinar that the author edits: its content, its time, and the terms of its sale. */
export const webinarForm = {
  ...form,
  /** A webinar contains its publication. */
  fieldsOf: (webinar: Webinar): WebinarFields => form.fieldsOf(webinar, webinar.publication ?? null),
};

/** The fields of the publication's call. */
export const termFields = namesOf(terms);
