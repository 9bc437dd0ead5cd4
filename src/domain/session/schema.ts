import * as v from 'valibot';
import { listOf } from '../lists.ts';
import { id, maybe, moment } from '../wire.ts';

/** One place in which an author is signed in. */
const session = v.looseObject({
  id,
  /** Whether it is the one that asks. */
  current: v.boolean(),
  /** What its browser calls itself (`User-Agent`). */
  agent: maybe(v.string()),
  beganAt: maybe(moment),
  /** When it was last used, to some minutes. */
  seenAt: maybe(moment),
});
export type Session = v.InferOutput<typeof session>;

/** Answer of `session.list`: the session that asks first, then those that were used last. */
export const sessionList = listOf(session);
