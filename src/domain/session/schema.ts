import * as v from 'valibot';
import { listOf } from '../lists.ts';
import { id, maybe, moment } from '../wire.ts';

/** One session of an author. */
const session = v.looseObject({
  id,
  /** Whether it is the session of this request. */
  current: v.boolean(),
  /** Its `User-Agent`. */
  agent: maybe(v.string()),
  beganAt: maybe(moment),
  /** When it was last used, to within some minutes. */
  seenAt: maybe(moment),
});
export type Session = v.InferOutput<typeof session>;

/** Answer of `session.list`: the current session first, then the most recently used. */
export const sessionList = listOf(session);
