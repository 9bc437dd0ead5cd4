import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { partsOf } from '#domain/bundle/parts.ts';
import { bundleFormat, bundleVersion, type Bundle, type Manifest } from '#domain/bundle/schema.ts';
import { writeBundle } from '#domain/bundle/writeBundle.ts';
import { writeZip } from '#lib/file/zipWriter.ts';
import { mega, watchPeak } from './peak.ts';

// How much memory a course in a file takes while it is written. Its media are made as they are read: of nothing but zeros, which a file
// system keeps as a hole, so that ten gigabytes take a few megabytes of the disk.

const piece = new Uint8Array(1024 * 1024);

const media = (size: number): ReadableStream<Uint8Array> => {
  let left = size;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= piece.length;
      controller.enqueue(piece.slice());
    },
  });
};

/** A course of so many lectures, each with a text and a recording of so many bytes. */
function courseOf(lectures: number, each: number): Bundle {
  const numbers = Array.from({ length: lectures }, (_, at) => at + 1);
  const texts = new Map(
    numbers.map((at) => [`texts/${at} Лекция.md`, `# Лекция ${at}\n\n${'слово '.repeat(500)}`]),
  );
  const file = (at: number) => ({
    ...{ path: `media/${at} Лекция.mp4`, name: 'Лекция.mp4', size: each, mime: 'video/mp4' },
  });
  const manifest: Manifest = {
    format: bundleFormat,
    version: bundleVersion,
    course: {
      ...{ name: 'Курс', subtitle: '', description: null, cover: null, trailer: null, tags: [], level: null },
      ...{
        learnings: [],
        requirements: '',
        audience: '',
        unlockMode: 'all',
        accessDays: 0,
        maxStudents: null,
      },
      ...{ certificateEnabled: false, costKopecks: null },
    },
    modules: Array.from({ length: Math.ceil(lectures / 100) }, (_, at) => ({
      ...{ name: `Модуль ${at + 1}`, description: '', dayOffset: null, attachments: [] },
      lectures: numbers.slice(at * 100, (at + 1) * 100).map((one) => `l${one}`),
    })),
    lectures: numbers.map((at) => ({
      ...{
        id: `l${at}`,
        name: `Лекция ${at}`,
        description: `texts/${at} Лекция.md`,
        level: null,
        language: null,
      },
      ...{ isPreview: false, tags: [], cover: null, media: file(at) },
    })),
    quizzes: [],
  };
  return { manifest, texts };
}

/** A file that takes what is written into it, but for zeros, which it has where nothing was written. */
function sparse(path: string): WritableStream<Uint8Array> {
  const file = openSync(path, 'w');
  let written = 0;
  const isZeros = (some: Uint8Array) =>
    some.length <= piece.length && Buffer.compare(some, piece.subarray(0, some.length)) === 0;
  return new WritableStream({
    write(some) {
      if (!isZeros(some)) writeSync(file, some, 0, some.length, written);
      written += some.length;
    },
    close() {
      ftruncateSync(file, written);
      closeSync(file);
    },
  });
}

const [path = '', ...figures] = process.argv.slice(2);
const [lectures = 1000, gigabytes = 10] = figures.map(Number);
const each = Math.ceil((gigabytes * 1024 ** 3) / lectures / piece.length) * piece.length;
const bundle = courseOf(lectures, each);
await watchPeak(async () => {
  await writeBundle(bundle, {
    zip: writeZip(sparse(path), { signal: new AbortController().signal }),
    files: partsOf(bundle.manifest).flatMap(({ kind, path }) => (kind === 'text' ? [] : [path])),
    open: async () => media(each),
  });
  return `${lectures} lectures and ${mega(lectures * each)} of media written`;
});
