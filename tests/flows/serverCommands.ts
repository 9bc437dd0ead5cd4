import * as v from 'valibot';

/** A command to the process of many servers. */
export const command = v.variant('kind', [
  v.object({
    kind: v.literal('start'),
    id: v.number(),
    args: v.array(v.string()),
    env: v.record(v.string(), v.string()),
    /** How far its clock is ahead of the machine's, ms. */
    aheadMs: v.number(),
  }),
  v.object({ kind: v.literal('stop'), id: v.number() }),
]);
export type Command = v.InferOutput<typeof command>;

/** Its reply to a command, by the command's id. */
export const reply = v.object({
  id: v.number(),
  /** Where a server listens that was started. */
  origin: v.string(),
  failed: v.nullable(v.string()),
});
export type Reply = v.InferOutput<typeof reply>;
