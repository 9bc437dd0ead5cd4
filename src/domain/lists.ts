import * as v from 'valibot';

/** The longest search that the platform takes, characters. */
export const longestSearch = 200;

/** Body of a list call. `count` of the answer is the total that match, so paging needs no other field. */
export const listRequest = v.optional(
  v.looseObject({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    search: v.optional(v.pipe(v.string(), v.maxLength(longestSearch))),
    /** Field name, descending with a leading minus. */
    sort: v.optional(v.pipe(v.string(), v.regex(/^-?[A-Za-z]+$/))),
    filter: v.optional(v.record(v.string(), v.unknown())),
  }),
  {},
);
export type ListRequest = v.InferInput<typeof listRequest>;

/** Rows of a page if the request has no limit. */
export const defaultLimit = 25;

/** Answer of a list call. `unread`: how many rows the console has left out, since they made no sense. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.looseObject({
    list: v.array(item),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    unread: v.optional(v.number()),
  });
