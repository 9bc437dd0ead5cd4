import * as v from 'valibot';
import type { ZipWriting } from '#lib/file/zipWriter.ts';
import { manifest as manifestSchema, manifestName, type Bundle, type BundleFile } from './schema.ts';

/** The bytes of a text as a stream. A thousand blobs would stay in memory until the garbage collection. */
const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

/**
 * Writes a course into an archive: its texts, then its files in order, then the manifest with the sizes that were written. `open` returns a file by
 * its path.
 */
export async function writeBundle(
  { manifest, texts }: Bundle,
  {
    zip,
    files,
    open,
  }: {
    zip: ZipWriting;
    /** Paths of media, attachments and pictures. */
    files: readonly string[];
    open: (path: string) => Promise<ReadableStream<Uint8Array>>;
  },
): Promise<void> {
  for (const [path, text] of texts) await zip.add(path, streamOf(text), { packed: false });
  const sizes = new Map<string, number>();
  for (const path of files) sizes.set(path, await zip.add(path, await open(path)));
  const sized = <File extends BundleFile | null>(file: File): File =>
    file?.path == null ? file : { ...file, size: sizes.get(file.path) ?? file.size };
  const whole = {
    ...manifest,
    course: { ...manifest.course, trailer: sized(manifest.course.trailer) },
    modules: manifest.modules.map((module) => ({ ...module, attachments: module.attachments.map(sized) })),
    lectures: manifest.lectures.map((lecture) => ({ ...lecture, media: sized(lecture.media) })),
  };
  // Through the schema, so that the result can be read, and the same course gives the same bytes.
  const written = JSON.stringify(v.parse(manifestSchema, whole), null, 1);
  await zip.add(manifestName, streamOf(`${written}\n`), { packed: false });
  await zip.close();
}
