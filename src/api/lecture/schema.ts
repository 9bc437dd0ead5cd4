import * as v from 'valibot';
import { id, maybe, name, stamps, text } from '../wire.ts';

/** Levels of a listener, in the order they are offered. */
export const levels = ['all', 'beginner', 'middle', 'expert'] as const;

/** Most tags of one content. */
export const maxTags = 10;

/** Longest description, characters. */
export const maxDescription = 5000;

/** Where a lecture is used: a course or a marathon. */
export const usage = v.looseObject({ type: v.string(), id, name: v.string() });

/** A lecture as read. Fields that are not named here are kept and sent back. */
export const lecture = v.looseObject({
  ...stamps,
  name: v.string(),
  description: maybe(v.string()),
  streamID: maybe(id),
  imageId: maybe(id),
  tags: v.optional(v.array(id), []),
  level: maybe(v.string()),
  language: maybe(v.string()),
  isPreview: v.optional(v.boolean(), false),
  /** Seconds, set by the platform from the stream. */
  durationSec: maybe(v.number()),
  publicationId: maybe(id),
  /** Absent where the platform does not tell. */
  usedIn: v.optional(v.array(usage)),
});
export type Lecture = v.InferOutput<typeof lecture>;

const fields = {
  description: maybe(text(maxDescription)),
  streamID: maybe(id),
  imageId: maybe(id),
  tags: v.optional(v.pipe(v.array(id), v.maxLength(maxTags))),
  level: maybe(v.picklist(levels)),
  language: maybe(v.pipe(v.string(), v.maxLength(35))),
  isPreview: v.optional(v.boolean()),
};

/** Body of `create`: at least a name. */
export const lectureCreate = v.looseObject({ name, ...fields });
export type LectureCreate = v.InferInput<typeof lectureCreate>;

/** Body of the update: the id, and what changes. */
export const lectureUpdate = v.looseObject({ id, name: v.optional(name), ...fields });
export type LectureUpdate = v.InferInput<typeof lectureUpdate>;

/** Answer of `image/link`, `stream/{id}/link`: an address that a browser can open. */
export const link = v.looseObject({ link: v.string() });
