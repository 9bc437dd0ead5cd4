import { createReadStream } from 'node:fs';
import {
  appendFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { hasCode, syncFolder } from './durable.ts';
import { checkId, HoleError, isId, PartError, type Files, type FoundFile, type Range } from './files.ts';
import { Lanes, streamPart, streamWhole, type Medium } from './parts.ts';
import { addRange, complete } from './ranges.ts';

function medium(handle: FileHandle): Medium {
  return {
    async readAt(offset, length) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
    async writeAt(offset, bytes) {
      // A disk may write less than it was given.
      for (let written = 0; written < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, offset + written);
        written += bytesWritten;
      }
    },
  };
}

const isAbsent = (error: unknown) => hasCode(error, ['ENOENT']);

/** Lines of the journal. One may be torn if the power failed during the write: it is ignored. */
function parseJournal(text: string): Range[] {
  return text.split('\n').reduce<Range[]>((ranges, line) => {
    const [, first, last] = /^(\d+)-(\d+);$/.exec(line) ?? [];
    return first === undefined || last === undefined
      ? ranges
      : addRange(ranges, [Number(first), Number(last)]);
  }, []);
}

/** An unfinished file, as far as its journal has been read. */
interface Draft {
  /** The ranges that are durably on the disk. */
  ranges: Range[];
  /** How many bytes of the journal were read. */
  read: number;
}

const nothing: Draft = { ranges: [], read: 0 };

/** What was written to a journal since it was last read, up to the last complete line. */
async function readOn(journal: string, known: Draft): Promise<Draft> {
  try {
    await using handle = await open(journal, 'r');
    const { size } = await handle.stat();
    // A journal that became shorter was started again.
    const { ranges, read } = size < known.read ? nothing : known;
    const { buffer, bytesRead } = await handle.read(new Uint8Array(size - read), 0, size - read, read);
    const text = new TextDecoder().decode(buffer.subarray(0, bytesRead));
    const whole = text.slice(0, text.lastIndexOf(';') + 1);
    const fresh = parseJournal(whole).reduce((all, range) => addRange(all, range), ranges);
    return { ranges: fresh, read: read + whole.length };
  } catch (error) {
    if (isAbsent(error)) return nothing;
    throw error;
  }
}

/** Facts about an existing file; null if it does not exist. */
const statOf = (file: string) =>
  stat(file).catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

const sizeOf = async (file: string): Promise<number | null> => (await statOf(file))?.size ?? null;

async function listFolder(folder: string): ReturnType<Files['list']> {
  await mkdir(folder, { recursive: true });
  const found = new Map<string, FoundFile>();
  for (const name of await readdir(folder)) {
    const id = name.replace(/\.(?:part|ranges)$/, '');
    if (!isId(id)) continue;
    const held = await statOf(path.join(folder, name));
    // It may have been finished or removed since the folder was listed.
    if (held === null) continue;
    const known = found.get(id);
    found.set(id, {
      id,
      size: id === name ? held.size : (known?.size ?? null),
      changedAt: Math.max(held.mtimeMs, known?.changedAt ?? 0),
    });
  }
  return [...found.values()];
}

/** Free space on the disk of a folder, bytes. */
export async function freeIn(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The unfinished files in a folder, which other processes may write to as well. */
function draftsIn(folder: string, place: (id: string, ending?: string) => string) {
  /** As far as this process has read them, so that a journal is not read again for each part. */
  const drafts = new Map<string, Draft>();

  /** The ranges of a file, whoever has written them. */
  async function rangesOf(id: string): Promise<Range[]> {
    const known = drafts.get(id) ?? nothing;
    const draft = await readOn(place(id, '.ranges'), known);
    // Unless another call has read further meanwhile.
    if (drafts.has(id) && drafts.get(id) === known) drafts.set(id, draft);
    return draft.ranges;
  }

  /** The same for an unfinished file; the first call for an id creates it. */
  async function draftOf(id: string): Promise<Range[]> {
    if (!drafts.has(id)) {
      await mkdir(folder, { recursive: true });
      await (await open(place(id, '.part'), 'a')).close();
      drafts.set(id, drafts.get(id) ?? nothing);
    }
    return rangesOf(id);
  }

  return { drafts, draftOf, rangesOf };
}

/** Reads a finished file, or a range of it. */
function readFrom(file: string, range?: Range): ReadableStream<Uint8Array> {
  const bytes = createReadStream(file, range === undefined ? {} : { start: range[0], end: range[1] });
  // Node's own type of the same web stream.
  const web: NodeReadableStream = Readable.toWeb(bytes);
  return web as ReadableStream<Uint8Array>;
}

/** Gives a draft its final name, durably: a name lies on the disk apart from the bytes, and a power failure could take it back. */
async function settle(file: string): Promise<void> {
  await rename(`${file}.part`, file);
  await syncFolder(path.dirname(file));
}

/** Makes the file out of its draft. */
async function finishDraft(file: string, ranges: Range[], length: number): Promise<void> {
  await using handle = await open(`${file}.part`, 'r+');
  // A file shorter than its parts was created here after another process had removed the whole one.
  if (!complete(ranges, length) || (await handle.stat()).size < length)
    throw new HoleError('The file has a hole');
  // Bytes of a refused part may be beyond the end.
  await handle.truncate(length);
  await handle.sync();
  await settle(file);
}

/**
 * Files in a folder. An unfinished file is `id.part` with its journal `id.ranges`, which has a line for each part that is durably on the disk.
 * Finishing it is one rename.
 */
export function diskFiles(folder: string): Files {
  const lanes = new Lanes();
  const place = (id: string, ending = '') => {
    checkId(id);
    return path.join(folder, `${id}${ending}`);
  };

  const { drafts, draftOf, rangesOf } = draftsIn(folder, place);
  const size = (id: string) => sizeOf(place(id));

  /** Anything stored under this id before is deleted. */
  const take = (id: string, body: AsyncIterable<Uint8Array>): Promise<number> =>
    lanes.run(id, [0, Infinity], async () => {
      drafts.delete(id);
      await mkdir(folder, { recursive: true });
      await rm(place(id, '.ranges'), { force: true });
      try {
        await using handle = await open(place(id, '.part'), 'w');
        const length = await streamWhole(medium(handle), body);
        await handle.sync();
        await settle(place(id));
        return length;
      } catch (error) {
        await rm(place(id, '.part'), { force: true });
        throw error;
      }
    });

  return {
    ranges: rangesOf,
    size,
    async write(id, offset, length, body) {
      await lanes.run(id, [offset, offset + length - 1], async () => {
        const finished = await size(id);
        if (finished !== null) {
          drafts.delete(id);
          await using handle = await open(place(id), 'r');
          return await streamPart(medium(handle), [[0, finished - 1]], offset, length, body, finished);
        }
        const kept = await draftOf(id);
        await using handle = await open(place(id, '.part'), 'r+');
        await streamPart(medium(handle), kept, offset, length, body);
        await handle.datasync();
        if (length > 0) await appendFile(place(id, '.ranges'), `\n${offset}-${offset + length - 1};`);
      });
    },
    // It has a queue of its own, so parts are still answered meanwhile.
    finish: (id, length) =>
      lanes.run(`${id}.finish`, [0, Infinity], async () => {
        if ((await size(id)) !== null) return;
        try {
          await finishDraft(place(id), await draftOf(id), length);
        } catch (error) {
          if ((await size(id)) === null) throw error;
          // Another process was faster: whatever this one may have started again is worthless.
          await rm(place(id, '.part'), { force: true });
        }
        drafts.delete(id);
        await rm(place(id, '.ranges'), { force: true });
      }),
    take,
    async adopt(id, length, source) {
      if ((await take(id, await source())) !== length)
        throw new PartError('The file is not as long as was said');
    },
    read: (id, range) => readFrom(place(id), range),
    open: async (id, range) => ((await size(id)) === null ? null : readFrom(place(id), range)),
    list: () => listFolder(folder),
    free: () => freeIn(folder),
    async remove(id) {
      drafts.delete(id);
      await Promise.all(['', '.part', '.ranges'].map((ending) => rm(place(id, ending), { force: true })));
    },
    close: () => lanes.idle(),
  };
}
