import * as v from 'valibot';
import { isSoldKind, kindIds, type SoldKind } from '../kinds.ts';
import { id, maybe, name, stamps, text } from '../wire.ts';

/** Kinds of content that can be sold. */
export const contentTypes = kindIds.filter(isSoldKind);
export type ContentType = SoldKind;

/** Whether a type is one of the kinds that can be sold. */
export const isContentType = isSoldKind;

/** Levels of a listener, in the order of the form. */
export const levels = ['all', 'beginner', 'middle', 'expert'] as const;

/** Maximum number of tags of a content. */
export const maxTags = 10;

/** Maximum length of a description, characters. */
export const maxDescription = 5000;

/** Where something is used: the type, id and name of the content that uses it. */
export const usage = v.looseObject({ type: v.string(), id, name: v.string() });
export type Usage = v.InferOutput<typeof usage>;

/** Answer of `image/link`, `stream/{id}/link`: an address that a browser can open. */
export const link = v.looseObject({ link: v.string() });

/** Fields that every content has, as read. */
export const contentFields = {
  ...stamps,
  name: v.string(),
  description: maybe(v.string()),
  imageId: maybe(id),
  tags: v.optional(v.array(id), []),
  publicationId: maybe(id),
};

/** Fields that every content accepts, beside its name. */
export const contentInput = {
  description: maybe(text(maxDescription)),
  imageId: maybe(id),
  tags: v.optional(v.pipe(v.array(id), v.maxLength(maxTags))),
};

/** Body of a `create` with these fields: at least a name. */
export const createOf = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.looseObject({ name, ...fields });

/** Body of an update with these fields: the id, and the changes. */
export const updateOf = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.looseObject({ id, name: v.optional(name), ...fields });

/** A short list of lines of at most `max` characters each. */
export const lines = (most: number, max: number) =>
  v.pipe(v.array(v.pipe(text(max), v.nonEmpty())), v.maxLength(most));

/** A web address, https only. */
export const httpsUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.startsWith('https://'),
  // Browsers guess at addresses with spaces, and people copy only half of such a link.
  v.check((link) => !/\s/.test(link), 'spaces'),
  v.maxLength(2000),
);

/** A time of day, `HH:mm`. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'));

/** A whole number within limits, both included. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `between ${min} ${max}`),
    v.maxValue(max, `between ${min} ${max}`),
  );

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** An IANA time zone that this machine knows. */
export const timeZone = v.pipe(v.string(), v.nonEmpty(), v.check(isZone, 'timezone'));

/** Body of a `cancel`: the reason, for those who planned to come. */
export const cancelRequest = v.looseObject({ reason: v.pipe(text(500), v.nonEmpty()) });
