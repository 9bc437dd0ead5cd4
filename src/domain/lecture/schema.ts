import * as v from 'valibot';
import { maxCaptions } from '../captions/limit.ts';
import { contentFields, contentInput, createOf, levels, updateOf, usage } from '../content/schema.ts';
import { id, maybe } from '../wire.ts';

/** A lecture as read. Unknown fields are kept and sent back. */
export const lecture = v.looseObject({
  ...contentFields,
  streamID: maybe(id),
  level: maybe(v.string()),
  language: maybe(v.string()),
  isPreview: v.optional(v.boolean(), false),
  /** The content of a WebVTT file. */
  captions: maybe(v.string()),
  /** Seconds, set by the platform from the stream. */
  durationSec: maybe(v.number()),
  /** Absent if the platform does not tell. */
  usedIn: v.optional(v.array(usage)),
});
export type Lecture = v.InferOutput<typeof lecture>;

/** Fields that a lecture accepts, beside its name. */
export const lectureInput = {
  ...contentInput,
  streamID: maybe(id),
  level: maybe(v.picklist(levels)),
  language: maybe(v.pipe(v.string(), v.maxLength(35))),
  isPreview: v.optional(v.boolean()),
  captions: maybe(v.pipe(v.string(), v.maxLength(maxCaptions))),
};

/** Body of `create`: at least a name. */
export const lectureCreate = createOf(lectureInput);
export type LectureCreate = v.InferInput<typeof lectureCreate>;

/** Body of the update: the id, and the changes. */
export const lectureUpdate = updateOf(lectureInput);
export type LectureUpdate = v.InferInput<typeof lectureUpdate>;
