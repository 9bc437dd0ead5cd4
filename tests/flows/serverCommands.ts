import * as v from 'valibot';

/** A command to the process with many servers. */
export const command = v.variant('kind', [
  v.object({
    kind: v.literal('start'),
    id: v.number(),
    args: v.array(v.string()),
    env: v.record(v.string(), v.string()),
    /** The offset of its clock from the machine's, ms. */
    aheadMs: v.number(),
  }),
  v.object({ kind: v.literal('stop'), id: v.number() }),
]);
export type Command = v.InferOutput<typeof command>;

/** Its reply to a command, by the command's id. */
export const reply = v.object({
  id: v.number(),
  /** The address of a started server. */
  origin: v.string(),
  failed: v.nullable(v.string()),
});
export type Reply = v.InferOutput<typeof reply>;
