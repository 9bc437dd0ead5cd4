import { ConflictError, PartError, type Range } from './files.ts';
import { cut, overlap } from './ranges.ts';

/** Where the bytes of one file lie. */
export interface Medium {
  readAt(offset: number, length: number): Promise<Uint8Array>;
  writeAt(offset: number, bytes: Uint8Array): Promise<void>;
}

function same(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/**
 * Streams a part onto a medium: bytes that are kept are compared, others are written. One chunk is in memory at a time. Of a
 * finished file `limit` is the size: nothing may go beyond it.
 */
export async function streamPart(
  medium: Medium,
  kept: readonly Range[],
  offset: number,
  size: number,
  body: ReadableStream<Uint8Array>,
  limit: number | null = null,
): Promise<void> {
  if (limit !== null && offset + size > limit)
    throw new ConflictError('The part lies beyond the finished file');
  let at = offset;
  const end = offset + size;
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => {
      throw new PartError('The part broke off', { cause });
    });
    if (next.done === true) break;
    const chunk = next.value;
    if (chunk.length === 0) continue;
    if (at + chunk.length > end) throw new PartError('The part is longer than was said');
    for (const piece of cut(kept, [at, at + chunk.length - 1])) {
      const [first, last] = piece.range;
      const bytes = chunk.subarray(first - at, last - at + 1);
      if (!piece.kept) await medium.writeAt(first, bytes);
      else if (!same(await medium.readAt(first, bytes.length), bytes))
        throw new ConflictError('The bytes differ');
    }
    at += chunk.length;
  }
  if (at !== end) throw new PartError('The part is shorter than was said');
}

/** Lets parts of a file that share no byte run side by side; one that shares waits for the other, then meets its bytes. */
export class Lanes {
  readonly #busy = new Map<string, Set<{ range: Range; done: Promise<unknown> }>>();

  async run<T>(id: string, range: Range, work: () => Promise<T>): Promise<T> {
    const busy = this.#busy.get(id) ?? new Set();
    this.#busy.set(id, busy);
    for (;;) {
      const other = [...busy].find((lane) => overlap(lane.range, range));
      if (other === undefined) break;
      await other.done;
    }
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const lane = { range, done };
    busy.add(lane);
    try {
      return await work();
    } finally {
      busy.delete(lane);
      if (busy.size === 0) this.#busy.delete(id);
      resolve();
    }
  }

  /** Waits until nothing is being written. */
  async idle(): Promise<void> {
    await Promise.all([...this.#busy.values()].flatMap((busy) => [...busy].map(({ done }) => done)));
  }
}
