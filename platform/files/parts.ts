import { ConflictError, PartError, type Range } from './files.ts';
import { cut, overlap } from './ranges.ts';

/** The medium for the bytes of one file. */
export interface Medium {
  readAt(offset: number, length: number): Promise<Uint8Array>;
  writeAt(offset: number, bytes: Uint8Array): Promise<void>;
}

/** How many bytes are gathered before a write: one write per network chunk would cost more than the bytes. */
const gatherBytes = 256 * 1024;

/** Gathers neighbouring bytes into few writes. It copies them, because the memory of a network chunk is reused. */
class Gatherer {
  readonly #medium: Medium;
  readonly #room: Uint8Array;
  #start = 0;
  #size = 0;

  constructor(medium: Medium, most: number) {
    this.#medium = medium;
    this.#room = new Uint8Array(Math.min(gatherBytes, most));
  }

  async add(offset: number, bytes: Uint8Array): Promise<void> {
    if (offset !== this.#start + this.#size) await this.flush();
    if (this.#size === 0) this.#start = offset;
    let rest = bytes;
    while (rest.length > 0) {
      if (this.#size === this.#room.length) await this.flush();
      const taken = rest.subarray(0, this.#room.length - this.#size);
      this.#room.set(taken, this.#size);
      this.#size += taken.length;
      rest = rest.subarray(taken.length);
    }
  }

  async flush(): Promise<void> {
    const [start, size] = [this.#start, this.#size];
    [this.#start, this.#size] = [start + size, 0];
    if (size > 0) await this.#medium.writeAt(start, this.#room.subarray(0, size));
  }
}

function same(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/** The chunks of a body. Its own failures get a type of their own, apart from failures to store them. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* body;
  } catch (cause) {
    throw new PartError('The part broke off', { cause });
  }
}

/**
 * Streams a part onto a medium: stored bytes are compared, others are written. A quarter of a megabyte is in memory at a time. For a finished file
 * `limit` is the size: nothing may go beyond it.
 */
export async function streamPart(
  medium: Medium,
  kept: readonly Range[],
  offset: number,
  size: number,
  body: AsyncIterable<Uint8Array>,
  limit: number | null = null,
): Promise<void> {
  if (limit !== null && offset + size > limit)
    throw new ConflictError('The part lies beyond the finished file');
  const gatherer = new Gatherer(medium, size);
  let at = offset;
  const end = offset + size;
  for await (const chunk of chunksOf(body)) {
    if (chunk.length === 0) continue;
    if (at + chunk.length > end) throw new PartError('The part is longer than was said');
    for (const piece of cut(kept, [at, at + chunk.length - 1])) {
      const [first, last] = piece.range;
      const bytes = chunk.subarray(first - at, last - at + 1);
      if (!piece.kept) await gatherer.add(first, bytes);
      else if (!same(await medium.readAt(first, bytes.length), bytes))
        throw new ConflictError('The bytes differ');
    }
    at += chunk.length;
  }
  if (at !== end) throw new PartError('The part is shorter than was said');
  await gatherer.flush();
}

/** Streams a whole file onto an empty medium and returns its size, bytes. A quarter of a megabyte is in memory at a time. */
export async function streamWhole(medium: Medium, body: AsyncIterable<Uint8Array>): Promise<number> {
  const gatherer = new Gatherer(medium, gatherBytes);
  let size = 0;
  for await (const chunk of body) {
    await gatherer.add(size, chunk);
    size += chunk.length;
  }
  await gatherer.flush();
  return size;
}

/** Lets parts of a file that do not overlap run in parallel; an overlapping one waits, and then meets the other's bytes. */
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

  /** Waits until no write is running. */
  async idle(): Promise<void> {
    await Promise.all([...this.#busy.values()].flatMap((busy) => [...busy].map(({ done }) => done)));
  }
}
