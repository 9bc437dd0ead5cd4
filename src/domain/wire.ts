import * as v from 'valibot';

/** Any schema that parses a value from the wire. */
export type Schema = v.GenericSchema;

/** An opaque id. It may not contain a lone surrogate, which no address can hold. */
export const id = v.pipe(v.string(), v.regex(/^\P{Cs}{1,200}$/u));

/** A moment: ISO 8601 in UTC. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // The pattern allows more than `Date` can parse, and years outside 1020–2920 are not written with four digits everywhere.
  v.check((text) => Math.abs(Date.parse(text)) < 3e13, 'moment'),
);

/** A duration in minutes of less than twenty years, so that it can be added to any moment. */
export const minutes = v.pipe(
  v.number(),
  v.check((length) => Math.abs(length) < 1e7, 'minutes'),
);

/** ISO currency code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** An absent body, or one that nobody reads. */
export const nothing = v.unknown();

/** An object whose fields this console does not use yet; all of them are kept. */
export const opaque = v.looseObject({});

/** Fields that the platform sets on every entity. */
export const stamps = {
  id,
  createdAt: v.optional(moment),
  updatedAt: v.optional(moment),
};

/** The minimum length of any name, characters. */
export const shortestName = 3;

/** Any name: 3–120 characters after trimming. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(shortestName), v.maxLength(120));

/** A text of at most `max` characters after trimming. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** A field that may be absent or null: both mean «not set». */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));

/** Body of every error answer: `error` for people and for mapping, `fields` by field name. */
export const failure = v.looseObject({
  error: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof failure>;
