import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { streamPart, streamWhole, type Medium } from './parts.ts';

/** Received bytes that wait on the disk to be sent on, whole and as often as needed. */
export interface Spooled extends AsyncDisposable {
  size: number;
  /** In hex. */
  md5: string;
  sha256: string;
  blob: Blob;
}

/** The age at which leftovers of a killed server are swept from the folder, ms. */
const staleMs = 60 * 60 * 1000;

/** The digest of some bytes, in hex. They are read a piece at a time. */
export async function sha256Of(blob: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of blob.stream()) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * A folder in which bytes wait until they are sent on. A part comes at the speed of an author's line and may have to be sent twice; in memory it
 * would take 5 MB all that time.
 */
export function spoolIn(folder: string) {
  let swept: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // By the clock of the disk, which may be another machine's: another server may just have begun a file.
    const mark = path.join(folder, randomUUID());
    await writeFile(mark, '');
    const now = (await stat(mark)).mtimeMs;
    await rm(mark, { force: true });
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found !== null && found.mtimeMs + staleMs < now) await rm(file, { force: true });
    }
  }

  /** `fill` writes the bytes in order, and returns their number. */
  async function spool(fill: (medium: Medium) => Promise<number>): Promise<Spooled> {
    swept ??= sweep().catch((error: unknown) => {
      // A disk that is full now may have space later.
      swept = null;
      throw error;
    });
    await swept;
    const file = path.join(folder, randomUUID());
    const [md5, sha256] = [createHash('md5'), createHash('sha256')];
    const remove = () => rm(file, { force: true });
    try {
      await using handle = await open(file, 'wx', 0o600);
      const size = await fill({
        readAt: () => Promise.resolve(new Uint8Array()),
        async writeAt(offset, bytes) {
          md5.update(bytes);
          sha256.update(bytes);
          for (let at = 0; at < bytes.length;)
            at += (await handle.write(bytes, at, bytes.length - at, offset + at)).bytesWritten;
        },
      });
      const digests = { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
      return { size, ...digests, blob: await openAsBlob(file), [Symbol.asyncDispose]: remove };
    } catch (error) {
      await remove();
      throw error;
    }
  }

  return {
    /** Exactly `size` bytes; throws `PartError` where they are more or fewer. */
    part: (size: number, body: AsyncIterable<Uint8Array>): Promise<Spooled> =>
      spool(async (medium) => {
        await streamPart(medium, [], 0, size, body);
        return size;
      }),
    /** Any number of bytes. */
    whole: (body: AsyncIterable<Uint8Array>): Promise<Spooled> =>
      spool((medium) => streamWhole(medium, body)),
  };
}

export type Spool = ReturnType<typeof spoolIn>;
