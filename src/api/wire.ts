import * as v from 'valibot';

/** An opaque id. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A moment: ISO 8601 in UTC. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // The form is wider than what a clock can read.
  v.check((text) => !Number.isNaN(Date.parse(text)), 'moment'),
);

/** ISO currency code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A body that is absent or that nobody reads. */
export const nothing = v.unknown();

/** An object whose fields this console does not read yet; all of it is kept. */
export const opaque = v.looseObject({});

/** Fields that the platform sets on every entity. */
export const stamps = {
  id,
  createdAt: v.optional(moment),
  updatedAt: v.optional(moment),
};

/** An entity whose own fields this console does not read yet. */
export const entity = v.looseObject(stamps);

/** The name of anything: 3–120 characters after trimming. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(120));

/** A text of at most `max` characters after trimming. */
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** A field that may be absent or null: both mean «not set». */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));

/** Body of a list call. `count` of the answer is the total that match, so paging needs no other field. */
export const listRequest = v.optional(
  v.looseObject({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Field name, descending with a leading minus. */
    sort: v.optional(v.pipe(v.string(), v.regex(/^-?[A-Za-z]+$/))),
    filter: v.optional(v.record(v.string(), v.unknown())),
  }),
  {},
);
export type ListRequest = v.InferInput<typeof listRequest>;

/** Rows on a page when the request names no limit. */
export const defaultLimit = 25;

/** Answer of a list call. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.looseObject({ list: v.array(item), count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Body of every error answer: `error` for people and for mapping, `fields` by field name. */
export const failure = v.looseObject({
  error: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof failure>;
