import { open, type FileHandle } from 'node:fs/promises';
import { openBundle } from '#domain/bundle/openBundle.ts';
import { partsOf } from '#domain/bundle/parts.ts';
import { readZip } from '#lib/file/zip.ts';
import { mega, watchPeak } from './peak.ts';

// How much memory a course in a file takes while it is opened and all that it holds is unpacked, one file after another, as an import
// does. What is unpacked is thrown away, so that what is measured is the way there.

/** A file of the disk as a page has it. The blob of Node.js does not slice beyond four gigabytes. */
class DiskFile extends Blob {
  readonly #file: FileHandle;
  readonly #from: number;
  readonly #to: number;

  constructor(file: FileHandle, from: number, to: number) {
    super();
    this.#file = file;
    this.#from = from;
    this.#to = to;
  }

  override get size() {
    return this.#to - this.#from;
  }

  override slice(from = 0, to = this.size) {
    const at = (place: number) => this.#from + Math.min(place, this.size);
    return new DiskFile(this.#file, at(from), at(to));
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let at = this.#from;
    return new ReadableStream({
      pull: async (controller) => {
        if (at === this.#to) return controller.close();
        const piece = new Uint8Array(Math.min(64 * 1024, this.#to - at));
        const { bytesRead } = await this.#file.read(piece, 0, piece.length, at);
        at += bytesRead;
        controller.enqueue(piece.subarray(0, bytesRead));
      },
    });
  }

  override async arrayBuffer() {
    const whole = new Uint8Array(this.size);
    await this.#file.read(whole, 0, whole.length, this.#from);
    return whole.buffer;
  }
}

const [path = ''] = process.argv.slice(2);
await watchPeak(async () => {
  const file = await open(path);
  const archive = new DiskFile(file, 0, (await file.stat()).size);
  const bundle = await openBundle(await readZip(archive), archive.size);
  if (bundle === null) throw new Error('What was written is no course');
  const { signal } = new AbortController();
  let read = 0;
  for (const { kind, path: name } of partsOf(bundle.manifest)) {
    if (kind === 'text') continue;
    const into = new WritableStream<Uint8Array>({ write: (some) => void (read += some.length) });
    await bundle.unpack(name, into, signal);
  }
  await file.close();
  return `${bundle.texts.size} texts and ${mega(read)} of media read`;
});
