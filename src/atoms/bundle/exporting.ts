import { streamFile } from '#api/upload/streamFile.ts';
import { writeBundle } from '#domain/bundle/writeBundle.ts';
import { writeZip } from '#lib/file/zipWriter.ts';
import { gatherCourse, type BundleWish } from './gather.ts';

interface Exporting {
  /** The output stream; it is closed at the end. */
  into: WritableStream<Uint8Array>;
  signal: AbortSignal;
  /** Written bytes and total bytes. */
  onProgress: (done: number, all: number) => void;
}

/** Writes a course of the platform into a file. Media are streamed from their addresses, and never held in memory. */
export async function exportCourse(wish: BundleWish, { into, signal, onProgress }: Exporting): Promise<void> {
  const { links, bytes, ...bundle } = await gatherCourse(wish, signal);
  let done = 0;
  const onBytes = (written: number) => {
    done += written;
    onProgress(done, Math.max(done, bytes));
  };
  onProgress(0, bytes);
  const open = async (path: string) => streamFile((await links.get(path)?.()) ?? '', { signal });
  const zip = writeZip(into, { signal, onBytes });
  await writeBundle(bundle, { zip, files: [...links.keys()], open });
}
