import { contentTypes } from '#domain/content/schema.ts';
import type { Platform } from './context.ts';
import { isDue } from './jobs/clock.ts';
import { isRipe } from './jobs/moderation.ts';
import type { Rows } from './store/store.ts';

type Facts = Pick<Platform, 'now' | 'moderationDelayMs'>;

/** How long an answer is kept, ms: as far ahead is it looked whether the clock or the moderator will change anything. */
export const keptMs = 10_000;

/** How much is kept, bytes. */
export const room = 8 * 1024 * 1024;

/** What an answer takes beside its bytes and its key, bytes, about. */
const overhead = 500;

type Made = Uint8Array<ArrayBuffer>;

interface Kept {
  answer: Promise<Made>;
  /** The rows that it was made of. */
  revision: number;
  /** Ms since the epoch. Endless while it is being made: whoever asks for the same meanwhile waits with the first. */
  until: number;
  size: number;
}

/** Which call it is, whose, and with what: two that differ in any of it have no answer together. */
export interface Asked {
  name: string;
  authorId: string;
  path: string;
  /** As it came. */
  body: string;
}

/** Nothing but the body has a line break in it. */
const keyOf = ({ name, authorId, path, body }: Asked) => [name, authorId, path, body].join('\n');

/** Whether all that a reading finds stays as it is until a moment, ms, unless somebody writes. */
async function isQuiet(platform: Facts, rows: Rows, until: number): Promise<boolean> {
  const due = contentTypes.map((kind) => isDue(rows, kind, until));
  return (await Promise.all([...due, isRipe(platform, rows, until)])).every((changes) => !changes);
}

/**
 * The bytes of answers to calls that only read, until something of their author's is written or falls due. Those that were asked for
 * longest ago make room for new ones.
 */
export function answerCache(platform: Facts) {
  const kept = new Map<string, Kept>();
  let size = 0;

  function drop(key: string, one: Kept): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    size -= one.size;
  }

  /** Keeps what was made of rows that are still the same. Nobody waits for it. */
  async function keep(key: string, made: Kept, rows: Rows): Promise<void> {
    const until = platform.now() + keptMs;
    // What cannot be told now is asked again with the next call.
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

  /** The answer to a call, kept or made. `rows` are the author's. */
  return async function answerTo(asked: Asked, rows: Rows, make: () => Promise<Made>): Promise<Made> {
    const key = keyOf(asked);
    const revision = await rows.revision();
    const known = kept.get(key);
    if (known !== undefined) {
      if (known.revision === revision && platform.now() < known.until) {
        // The last to go now.
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      drop(key, known);
    }
    const made = { answer: make(), revision, until: Infinity, size: 0 };
    kept.set(key, made);
    // A refusal is told to all who wait for it, and to nobody after.
    keep(key, made, rows).catch(() => drop(key, made));
    return made.answer;
  };
}
