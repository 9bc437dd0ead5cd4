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

/** How long a new webinar is until the author says otherwise, minutes. */
export const usualLength = 60;

const terms = {
  /** Kopecks; null while none is set, 0 when free. */
  costKopecks: published(maybeCount('own')),
  visibility: published(text('own', 'catalog')),
  /** ISO. */
  registrationUntil: published(maybeText('own')),
  seatLimit: published(maybeCount('own')),
  /** 0 is for ever, null is no recording. */
  recordingAccessDays: published(maybeCount('own')),
  recordingCostKopecks: published(maybeCount('own')),
};

const form = defineFields<Webinar, WebinarPublication>()({
  name: text('prose'),
  /** ISO; null until a day and a time are given. */
  startsAt: maybeText('own'),
  durationMin: maybeCount('own'),
  /** IANA; empty until the time is given. */
  timezone: beside('startsAt', text('word')),
  link: sentAs((link) => (typeof link === 'string' ? wholeLink(link) : link), text('word')),
  passcode: text('word'),
  /** null is without limit. */
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

/** What the author edits of a webinar: what it is, when it is held, and on what terms it is sold. */
export const webinarForm = {
  ...form,
  /** A webinar brings its publication along. */
  fieldsOf: (webinar: Webinar): WebinarFields => form.fieldsOf(webinar, webinar.publication ?? null),
};

/** The fields that the call for the publication takes. */
export const termFields = namesOf(terms);
