import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js';

// As for reading: no workers, and the browser compresses natively.
configure({ useWebWorkers: false, useCompressionStream: true });

/** All files have the same date, so that the same contents make the same archive. */
const date = new Date(1980, 0, 1);

/** An archive that is being written. */
export interface ZipWriting {
  /** Adds a file from a stream and returns its number of bytes. Media, which are compressed already, are stored as they are. */
  add: (name: string, content: ReadableStream<Uint8Array>, options?: { packed?: boolean }) => Promise<number>;
  /** Writes the directory and closes the stream. */
  close: () => Promise<void>;
}

/** Writes an archive into a stream, one file after another: none is held in memory, however large. `onBytes` is called for each piece. */
export function writeZip(
  into: WritableStream<Uint8Array>,
  { signal, onBytes }: { signal: AbortSignal; onBytes?: (bytes: number) => void },
): ZipWriting {
  const writer = new ZipWriter(into, { extendedTimestamp: false, lastModDate: date });
  return {
    async add(name, content, { packed = true } = {}) {
      // The library counts: one more stream would double the time and the garbage.
      let told = 0;
      const onprogress = (at: number) => {
        onBytes?.(at - told);
        told = at;
        return undefined;
      };
      const { uncompressedSize } = await writer.add(name, content, {
        ...{ signal, onprogress, level: packed ? 0 : 6 },
      });
      return uncompressedSize;
    },
    close: async () => void (await writer.close()),
  };
}
