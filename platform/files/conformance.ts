import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConflictError, HoleError, PartError, type Files } from './files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body in chunks of at most `chunk` bytes. */
function stream(data: Uint8Array, chunk = 3): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= data.length) return controller.close();
      controller.enqueue(data.slice(at, at + chunk));
      at += chunk;
    },
  });
}

/** The same, but the memory of a chunk is reused once the next is requested, as with network data. */
async function* passing(data: Uint8Array, size = 3): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream(data, size)) {
    yield chunk;
    if (chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
  }
}

/** All bytes of a body. */
export async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** The contract of every `Files`. `runs` is for the property test: fewer where each write is a network call. */
export function filesConformance(name: string, make: () => Files | Promise<Files>, runs = 40): void {
  async function fresh(): Promise<Files> {
    const files = await make();
    onTestFinished(() => files.close());
    return files;
  }
  const put = (files: Files, id: string, offset: number, text: string) => {
    const data = bytes(text);
    return files.write(id, offset, data.length, passing(data));
  };
  const text = async (files: Files, id: string, range?: readonly [number, number]) =>
    new TextDecoder().decode(await readAll(files.read(id, range)));

  describe(`${name}: files`, () => {
    it('opens a file where there is one, and tells where there is none', async () => {
      const files = await fresh();
      await files.take('a', passing(bytes('hello world')));
      const opened = await files.open('a', [4, 6]);
      expect(opened && new TextDecoder().decode(await readAll(opened))).toBe('o w');
      await files.remove('a');
      expect(await files.open('a', [4, 6])).toBeNull();
    });

    it('reads nothing from the end of a file on', async () => {
      const files = await fresh();
      await files.take('a', passing(bytes('hello')));
      expect(await text(files, 'a', [5, 9])).toBe('');
      expect(await text(files, 'a', [4, 9])).toBe('o');
    });

    it('puts parts in any order together and reads the whole and ranges', async () => {
      const files = await fresh();
      await put(files, 'a', 6, 'world');
      expect(await files.ranges('a')).toEqual([[6, 10]]);
      expect(await files.size('a')).toBeNull();
      await put(files, 'a', 0, 'hello ');
      expect(await files.ranges('a')).toEqual([[0, 10]]);
      await files.finish('a', 11);
      expect(await files.size('a')).toBe(11);
      expect(await text(files, 'a')).toBe('hello world');
      expect(await text(files, 'a', [4, 6])).toBe('o w');
      expect(await text(files, 'a', [10, 10])).toBe('d');
    });

    it('takes a part twice, also one that only overlaps, when the bytes are the same', async () => {
      const files = await fresh();
      await put(files, 'a', 2, 'cde');
      await put(files, 'a', 2, 'cde');
      await put(files, 'a', 0, 'abcdefg');
      expect(await files.ranges('a')).toEqual([[0, 6]]);
      await files.finish('a', 7);
      expect(await text(files, 'a')).toBe('abcdefg');
    });

    it('refuses other bytes in place of kept ones, and keeps the first', async () => {
      const files = await fresh();
      await put(files, 'a', 2, 'cde');
      await expect(put(files, 'a', 0, 'abXdefg')).rejects.toThrow(ConflictError);
      expect(await files.ranges('a')).toEqual([[2, 4]]);
      await put(files, 'a', 0, 'abcdefg');
      await files.finish('a', 7);
      expect(await text(files, 'a')).toBe('abcdefg');
    });

    it('settles parts that arrive at once: the same agree, of two that differ one is kept whole', async () => {
      const files = await fresh();
      await Promise.all([put(files, 'a', 0, 'same'), put(files, 'a', 0, 'same'), put(files, 'a', 4, 'tail')]);
      const results = await Promise.allSettled([put(files, 'b', 0, 'one!'), put(files, 'b', 0, 'two!')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await files.finish('a', 8);
      expect(await text(files, 'a')).toBe('sametail');
      await files.finish('b', 4);
      expect(['one!', 'two!']).toContain(await text(files, 'b'));
    });

    it('keeps nothing of a part that is too long, too short or breaks off', async () => {
      const files = await fresh();
      await expect(files.write('a', 0, 3, stream(bytes('four')))).rejects.toThrow(PartError);
      await expect(files.write('a', 0, 5, stream(bytes('four')))).rejects.toThrow(PartError);
      let sent = false;
      const broken = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent) return controller.error(new Error('the line went dead'));
          sent = true;
          controller.enqueue(bytes('fo'));
        },
      });
      await expect(files.write('a', 0, 4, broken)).rejects.toThrow(PartError);
      expect(await files.ranges('a')).toEqual([]);
      await put(files, 'a', 0, 'good');
      await files.finish('a', 4);
      expect(await text(files, 'a')).toBe('good');
    });

    it('finishes only without a hole, and only once', async () => {
      const files = await fresh();
      await put(files, 'a', 1, 'bc');
      await expect(files.finish('a', 3)).rejects.toThrow(HoleError);
      await put(files, 'a', 0, 'a');
      await expect(files.finish('a', 4)).rejects.toThrow(HoleError);
      await files.finish('a', 3);
      await files.finish('a', 3);
      await put(files, 'a', 1, 'bc');
      await expect(put(files, 'a', 0, 'abX')).rejects.toThrow(ConflictError);
      await expect(put(files, 'a', 2, 'cd')).rejects.toThrow(ConflictError);
      expect(await text(files, 'a')).toBe('abc');
    });

    it('adopts a file whole', async () => {
      const files = await fresh();
      await files.adopt('a', 5, () => Promise.resolve(stream(bytes('whole'))));
      expect(await files.size('a')).toBe(5);
      expect(await text(files, 'a')).toBe('whole');
      expect(await text(files, 'a', [1, 2])).toBe('ho');
    });

    it('takes a file whose length shows at its end, and nothing of one that fails', async () => {
      const files = await fresh();
      const long = Uint8Array.from({ length: 600_000 }, (_, at) => (at * 37) % 251);
      expect(await files.take('a', passing(long, 100_000))).toBe(600_000);
      expect(await files.size('a')).toBe(600_000);
      expect(Buffer.compare(await readAll(files.read('a')), long)).toBe(0);
      expect(await files.take('empty', passing(bytes('')))).toBe(0);
      expect(await files.size('empty')).toBe(0);

      async function* failing() {
        yield bytes('half');
        throw new Error('the line went dead');
      }
      await expect(files.take('b', failing())).rejects.toThrow('the line went dead');
      expect(await files.size('b')).toBeNull();
      await put(files, 'b', 0, 'good');
      await files.finish('b', 4);
      expect(await text(files, 'b')).toBe('good');
    });

    it('tells of every file and of the room for more', async () => {
      const files = await fresh();
      await put(files, 'under-way', 0, 'abc');
      await files.take('whole', passing(bytes('abc')));
      const found = (await files.list()).map(({ id, size }) => [id, size]);
      expect(found.toSorted()).toEqual([
        ['under-way', null],
        ['whole', 3],
      ]);
      expect(await files.free()).toBeGreaterThan(0);
    });

    it('removes a file, finished or not', async () => {
      const files = await fresh();
      await put(files, 'a', 0, 'abc');
      await files.remove('a');
      expect(await files.ranges('a')).toEqual([]);
      await put(files, 'b', 0, 'abc');
      await files.finish('b', 3);
      await files.remove('b');
      expect(await files.size('b')).toBeNull();
      await files.remove('never');
    });

    it('takes no id that leads out of its folder', async () => {
      const files = await fresh();
      for (const id of ['../a', 'a/b', '..', '', 'a\0b', 'a.part', 'ы'.repeat(3)]) {
        await expect(put(files, id, 0, 'x')).rejects.toThrow('Not the id of a file');
        expect(() => files.read(id)).toThrow('Not the id of a file');
      }
    });

    it('gives the same bytes whatever the order, the cut and the repeats', async () => {
      const whole = Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 251);
      const part = fc
        .tuple(fc.nat({ max: 63 }), fc.integer({ min: 1, max: 20 }))
        .map(([first, length]) => [first, Math.min(first + length, 64)] as const);
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 12 }), fc.nat(), async (extra, turn) => {
          const files = await fresh();
          const id = `p${run++}`;
          const parts = [...extra, [0, 20], [20, 41], [41, 64]] as [number, number][];
          const at = turn % parts.length;
          const order = [...parts.slice(at), ...parts.slice(0, at)];
          await Promise.all(
            order.map(([first, end]) =>
              files.write(id, first, end - first, stream(whole.slice(first, end), 7)),
            ),
          );
          await files.finish(id, 64);
          expect(await readAll(files.read(id))).toEqual(whole);
        }),
        { numRuns: runs },
      );
    });
  });
}
