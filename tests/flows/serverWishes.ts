import * as v from 'valibot';

/** What the process of many servers is asked for. */
export const wish = v.variant('kind', [
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
export type Wish = v.InferOutput<typeof wish>;

/** What became of a wish. */
export const outcome = v.object({
  id: v.number(),
  /** Where a server listens that was started. */
  origin: v.string(),
  failed: v.nullable(v.string()),
});
export type Outcome = v.InferOutput<typeof outcome>;
