import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { checkId, HoleError, type Files, type Range } from './files.ts';
import { Lanes, streamPart, type Medium } from './parts.ts';
import { addRange, complete } from './ranges.ts';

function medium(handle: FileHandle): Medium {
  return {
    async readAt(offset, length) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
    async writeAt(offset, pieces) {
      let at = offset;
      let left = pieces;
      while (left.length > 0) {
        const { bytesWritten } = await handle.writev(left, at);
        at += bytesWritten;
        left = without(left, bytesWritten);
      }
    },
  };
}

/** What is left of pieces after their first `count` bytes: a disk may take less than it was given. */
function without(pieces: Uint8Array[], count: number): Uint8Array[] {
  let skip = count;
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(Math.min(skip, piece.length));
    skip = Math.max(0, skip - piece.length);
    return rest.length === 0 ? [] : [rest];
  });
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Lines of the journal. One may be torn, when the power went while it was written: it counts for nothing. */
function parseJournal(text: string): Range[] {
  return text.split('\n').reduce<Range[]>((ranges, line) => {
    const [, first, last] = /^(\d+)-(\d+);$/.exec(line) ?? [];
    return first === undefined || last === undefined
      ? ranges
      : addRange(ranges, [Number(first), Number(last)]);
  }, []);
}

/**
 * Files in a folder. A file under way is `id.part` with its journal `id.ranges`, a line for each part that is on the disk
 * for good; finishing it is one rename.
 */
export function diskFiles(folder: string): Files {
  const lanes = new Lanes();
  const place = (id: string, ending = '') => {
    checkId(id);
    return path.join(folder, `${id}${ending}`);
  };

  async function ranges(id: string): Promise<Range[]> {
    const journal = await readFile(place(id, '.ranges'), 'utf8').catch((error: unknown) => {
      if (isAbsent(error)) return '';
      throw error;
    });
    return parseJournal(journal);
  }

  async function size(id: string): Promise<number | null> {
    const found = await stat(place(id)).catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw error;
    });
    return found?.size ?? null;
  }

  async function openDraft(id: string): Promise<FileHandle> {
    await mkdir(folder, { recursive: true });
    // «r+» keeps what is there; the first part makes the file.
    return open(place(id, '.part'), 'r+').catch(async (error: unknown) => {
      if (!isAbsent(error)) throw error;
      await (await open(place(id, '.part'), 'a')).close();
      return open(place(id, '.part'), 'r+');
    });
  }

  return {
    ranges,
    size,
    async write(id, offset, length, body) {
      await lanes.run(id, [offset, offset + length - 1], async () => {
        const finished = await size(id);
        const kept: Range[] = finished === null ? await ranges(id) : [[0, finished - 1]];
        const handle = finished === null ? await openDraft(id) : await open(place(id), 'r');
        try {
          await streamPart(medium(handle), kept, offset, length, body, finished);
          if (finished !== null) return;
          await handle.datasync();
        } finally {
          await handle.close();
        }
        if (length > 0) await appendFile(place(id, '.ranges'), `\n${offset}-${offset + length - 1};`);
      });
    },
    async finish(id, length) {
      if ((await size(id)) !== null) return;
      if (!complete(await ranges(id), length)) throw new HoleError('The file has a hole');
      const handle = await openDraft(id);
      try {
        // Bytes of a part that was refused may lie beyond the end.
        await handle.truncate(length);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(place(id, '.part'), place(id));
      await rm(place(id, '.ranges'), { force: true });
    },
    async adopt(id, length, source) {
      const body = await source();
      await rm(place(id, '.ranges'), { force: true });
      await this.write(id, 0, length, body);
      await this.finish(id, length);
    },
    read(id, range) {
      const file = createReadStream(place(id), range === undefined ? {} : { start: range[0], end: range[1] });
      // Node's own type of the same web stream.
      const web: NodeReadableStream = Readable.toWeb(file);
      return web as ReadableStream<Uint8Array>;
    },
    async remove(id) {
      await Promise.all(['', '.part', '.ranges'].map((ending) => rm(place(id, ending), { force: true })));
    },
    close: () => lanes.idle(),
  };
}
