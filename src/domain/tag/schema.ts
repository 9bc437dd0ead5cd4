import * as v from 'valibot';
import { stamps } from '../wire.ts';

/** A tag as read. */
export const tag = v.looseObject({
  ...stamps,
  name: v.string(),
  usageCount: v.optional(v.number(), 0),
});
export type Tag = v.InferOutput<typeof tag>;

/** Body of `create`: 2–40 characters, unique ignoring case (409 otherwise). */
export const tagCreate = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)) });

/** Answer of `list`: the count may be absent. */
export const tagList = v.looseObject({ list: v.array(tag), count: v.optional(v.number()) });
