import { contentTypes } from '#domain/content/schema.ts';
import type { Platform } from './context.ts';
import { isDue } from './jobs/clock.ts';
import { isRipe } from './jobs/moderation.ts';
import type { Rows } from './store/store.ts';

type Facts = Pick<Platform, 'now' | 'moderationDelayMs'>;

/** How long an answer is cached, ms. That far ahead it is checked whether the clock or the moderator will change it. */
export const keptMs = 10_000;

/** The size of the cache, bytes. */
export const room = 8 * 1024 * 1024;

/** The approximate overhead of an answer beside its body and key, bytes. */
const overhead = 500;

type Made = Uint8Array<ArrayBuffer>;

interface Kept {
  answer: Promise<Made>;
  /** The revision of the author's rows that it was made from. */
  revision: number;
  /** Ms since the epoch. Infinite while the answer is being made: later callers then wait for it. */
  until: number;
  size: number;
}

/** The call, its author and its parameters: calls that differ in any of these share no answer. */
export interface Asked {
  name: string;
  authorId: string;
  path: string;
  /** The request's body, unparsed. */
  body: string;
}

/** Only the body can contain a line break. */
const keyOf = ({ name, authorId, path, body }: Asked) => [name, authorId, path, body].join('\n');

/** Whether all rows that a call may read stay the same until a moment, ms, unless somebody writes. */
async function isQuiet(platform: Facts, rows: Rows, until: number): Promise<boolean> {
  const due = contentTypes.map((kind) => isDue(rows, kind, until));
  return (await Promise.all([...due, isRipe(platform, rows, until)])).every((changes) => !changes);
}

/**
 * A cache of answers to read-only calls, until a row of their author is written or changes by the clock. The least recently used ones make room for
 * new ones.
 */
export function answerCache(platform: Facts) {
  const kept = new Map<string, Kept>();
  let size = 0;

  function drop(key: string, one: Kept): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    size -= one.size;
  }

  /** Caches an answer whose rows have not changed. Nobody waits for it. */
  async function keep(key: string, made: Kept, rows: Rows): Promise<void> {
    const until = platform.now() + keptMs;
    // If this cannot be determined now, the next call tries again.
    const quiet = isQuiet(platform, rows, until).catch(() => false);
    const { length } = await made.answer;
    made.until = 0;
    if (!(await quiet) || (await rows.revision()) !== made.revision) return drop(key, made);
    made.until = until;
    if (kept.get(key) !== made) return;
    made.size = length + key.length * 2 + overhead;
    size += made.size;
    for (const [oldest, one] of kept) {
      if (size <= room) break;
      drop(oldest, one);
    }
  }

  /** The cached answer to a call, or a new one. `rows` are the author's. */
  return async function answerTo(asked: Asked, rows: Rows, make: () => Promise<Made>): Promise<Made> {
    const key = keyOf(asked);
    const revision = await rows.revision();
    const known = kept.get(key);
    if (known !== undefined) {
      if (known.revision === revision && platform.now() < known.until) {
        // The most recently used ones are dropped last.
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      drop(key, known);
    }
    const made = { answer: make(), revision, until: Infinity, size: 0 };
    kept.set(key, made);
    // All waiting callers get a refusal, and no later ones.
    keep(key, made, rows).catch(() => drop(key, made));
    return made.answer;
  };
}
