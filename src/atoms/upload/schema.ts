import * as v from 'valibot';
import { attachment } from '#domain/upload/schema.ts';
import type { Change } from './changes.ts';
import type { Entry } from './entries.ts';

const bytes = v.number();
const range = v.tuple([bytes, bytes]);
const flyingPart = v.object({ first: bytes, last: bytes, sent: bytes });
const text = v.nullable(v.string());
const number = v.nullable(v.number());

const target = v.object({
  kind: v.string(),
  draftKey: v.string(),
  owner: v.exactOptional(v.string()),
  itemId: v.exactOptional(v.string()),
  saved: v.exactOptional(v.boolean()),
  whenProcessed: v.exactOptional(v.boolean()),
});

const place = v.object({
  type: v.picklist(['course', 'marathon']),
  id: v.string(),
  moduleId: v.string(),
});

const mark = v.object({ name: v.string(), size: bytes, lastModified: v.number(), digest: text });

/** A stored or shared entry. Invalid ones, for example of another version of the console, are dropped. */
const entry: v.GenericSchema<unknown, Entry> = v.object({
  id: v.string(),
  purpose: v.picklist(['stream', 'image', 'avatar', 'attachment']),
  fileName: v.string(),
  size: bytes,
  mime: v.string(),
  state: v.picklist([
    'waitingPlace',
    'queued',
    'progress',
    'paused',
    'waitingNetwork',
    'waitingFile',
    'processing',
    'done',
    'error',
  ]),
  progress: v.number(),
  sentBytes: bytes,
  parts: v.object({ kept: v.array(range), flying: v.array(flyingPart) }),
  speed: number,
  secondsLeft: number,
  needs: v.nullable(v.picklist(['permission', 'choice'])),
  survival: v.nullable(v.picklist(['handle', 'copy', 'choice', 'noRoom'])),
  streamID: text,
  attachment: v.nullable(attachment),
  target: v.nullable(target),
  delivered: v.boolean(),
  addedAt: v.number(),
  endedAt: number,
  reason: v.nullable(
    v.picklist([
      'server',
      'refused',
      'busy',
      'too-large',
      'no-space',
      'session',
      'empty',
      'file',
      'changed',
      'processing',
      'unauthorized',
    ]),
  ),
  said: text,
  noticed: v.nullable(v.picklist(['renewed', 'deviceFull', 'notRemembered'])),
  mark,
  session: v.nullable(
    v.object({ sessionId: v.string(), anyOrder: v.boolean(), atOnce: v.optional(v.number()) }),
  ),
  place: v.nullable(place),
  origin: v.string(),
});

const list = v.array(v.unknown());

/** The entries of a stored queue. */
export function keptEntries(value: unknown): Entry[] {
  const found = v.safeParse(list, value);
  return (found.success ? found.output : []).flatMap((one) => {
    const parsed = v.safeParse(entry, one);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The part of an entry that outlives the page. */
export const asKept = (one: Entry): Entry => ({
  ...one,
  speed: null,
  secondsLeft: null,
  parts: { kept: one.parts.kept, flying: [] },
});

const id = v.string();
const ids = v.array(id);
const files = v.map(id, v.file());
const isEntry = (value: unknown): value is Entry => v.is(entry, value);
const entries = v.array(v.custom<Entry>(isEntry));
/** An entry from a tab of the same version. */
const patch = v.custom<Partial<Entry>>((value) => typeof value === 'object' && value !== null);
const acts = ['pause', 'resume', 'retry', 'dismiss'] as const;

const change: v.GenericSchema<unknown, Change> = v.variant('type', [
  v.object({ type: v.literal('all'), entries }),
  v.object({ type: v.literal('add'), entries }),
  v.object({ type: v.literal('patch'), patches: v.array(v.object({ id, patch })) }),
  ...acts.map((act) => v.object({ type: v.literal(act), ids })),
  // Tabs of an earlier version do not say whether entries are restorable.
  v.object({ type: v.literal('remove'), ids, isOffered: v.exactOptional(v.boolean()) }),
  v.object({
    type: v.literal('move'),
    id,
    to: v.union([v.picklist(['top', 'up', 'down', 'bottom']), v.object({ before: id })]),
  }),
  v.object({ type: v.literal('retarget'), targets: v.array(v.object({ id, target })) }),
  v.object({ type: v.literal('provide'), id, mark, anew: v.boolean() }),
]);

/** Messages between tabs: changes, «hello» of a new tab, requested and available files, and confirmations. */
export const message = v.variant('say', [
  // Whether the sending tab is the working one. Tabs of an earlier version do not say it.
  v.object({ say: v.literal('change'), change, files, working: v.optional(v.boolean(), false) }),
  v.object({ say: v.literal('hello') }),
  v.object({ say: v.literal('want'), ids }),
  v.object({ say: v.literal('kept'), ids }),
  v.object({ say: v.literal('files'), files }),
]);
export type Message = v.InferOutput<typeof message>;
