import * as v from 'valibot';
import type { Face } from '#lib/face/face.ts';

/** A face as the device gives it back, or that none can be made. */
export const keptFace: v.GenericSchema<unknown, Face | { kind: 'none' }> = v.variant('kind', [
  v.object({
    kind: v.literal('frames'),
    strip: v.blob(),
    poster: v.blob(),
    best: v.number(),
    moments: v.array(v.number()),
  }),
  v.object({ kind: v.literal('wave'), bars: v.array(v.number()), quiet: v.boolean() }),
  v.object({ kind: v.literal('none') }),
]);
