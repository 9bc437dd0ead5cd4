import * as v from 'valibot';
import { maybe, stamps } from '../wire.ts';
import { usage } from '../content/schema.ts';

/** A video or audio. `status`: pending, uploaded (being processed), processed, failed; others are shown as they come. */
export const stream = v.looseObject({
  ...stamps,
  name: v.string(),
  kind: v.string(),
  /** Bytes. */
  size: v.number(),
  mime: v.optional(v.string(), ''),
  durationSec: maybe(v.number()),
  width: maybe(v.number()),
  height: maybe(v.number()),
  status: v.string(),
  usedIn: v.optional(v.array(usage)),
});
export type Stream = v.InferOutput<typeof stream>;
