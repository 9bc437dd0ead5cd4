import * as v from 'valibot';

/** A country. `code` is ISO alpha-2, `phoneCode` with «+». */
export const countryItem = v.looseObject({
  code: v.string(),
  name: v.string(),
  phoneCode: v.optional(v.string()),
  currency: v.optional(v.string()),
});
export type Country = v.InferOutput<typeof countryItem>;

/** Answer of `list`: all of them at once. The count may be absent. */
export const countries = v.looseObject({ list: v.array(countryItem), count: v.optional(v.number()) });
