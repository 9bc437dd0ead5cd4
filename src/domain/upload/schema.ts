import * as v from 'valibot';
import { id, stamps } from '../wire.ts';

/** The size of a part, and the size from which a file is sent in parts: 5 MiB. */
export const partSize = 5_242_880;

/** How many parts of a file may be sent at once if the platform accepts them in any order. */
export const partsAtOnce = 4;

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Body of `session/new`. `size` in bytes. */
export const newSession = v.object({
  fileName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * Answer of `session/new`. Without `parts: "any-order"` parts must be sent one after another. `atOnce` is how many of them the platform accepts at
 * once; the default is four.
 */
export const session = v.looseObject({
  sessionId: id,
  fileName: v.string(),
  size: bytes,
  parts: v.optional(v.string()),
  atOnce: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
/** Answer of GET `session/{id}`: `received` bytes without a gap from the start; `ranges` all bytes that it has, both ends included. */
export const sessionState = v.looseObject({
  sessionId: id,
  fileName: v.string(),
  size: bytes,
  received: v.optional(bytes),
  ranges: v.optional(v.array(v.tuple([bytes, bytes]))),
});
/** Answer of `close`: the id of the stream. */
export const closed = v.looseObject({ ID: id });

/** Maximum size of an attachment, bytes. */
export const maxAttachmentSize = 100 * 1024 * 1024;

/** File extensions that a module accepts. */
export const attachmentKinds = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'mp3',
  'mp4',
  'm4a',
  'jpg',
  'png',
  'webp',
  'zip',
] as const;

/** A file of a module. `type` is the kind of the module's owner; `size` in bytes. */
export const attachment = v.looseObject({
  ...stamps,
  moduleId: id,
  fileName: v.string(),
  type: v.string(),
  size: v.number(),
  mime: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
});
export type Attachment = v.InferOutput<typeof attachment>;
