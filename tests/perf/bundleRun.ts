import { partsOf } from '#domain/bundle/parts.ts';
import { bundleFormat, bundleVersion, type Bundle, type Manifest } from '#domain/bundle/schema.ts';
import { writeBundle } from '#domain/bundle/writeBundle.ts';
import { writeZip } from '#lib/zipWriter.ts';

// How much memory a course in a file takes while it is written. Its media are made as they are read and its file is thrown away, so that what is
// measured is the way between them.

/** Most memory of the process, bytes. */
const budget = 300 * 1024 ** 2;

const piece = new Uint8Array(1024 * 1024).fill(7);

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

const mega = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

const [lectures = 1000, gigabytes = 10] = process.argv.slice(2).map(Number);
const each = Math.ceil((gigabytes * 1024 ** 3) / lectures / piece.length) * piece.length;
const bundle = courseOf(lectures, each);
let written = 0;
let peak = 0;
const into = new WritableStream<Uint8Array>({ write: (some) => void (written += some.length) });
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
const begun = performance.now();
await writeBundle(bundle, {
  zip: writeZip(into, { signal: new AbortController().signal }),
  files: partsOf(bundle.manifest).flatMap(({ kind, path }) => (kind === 'text' ? [] : [path])),
  open: async () => media(each),
});
clearInterval(watch);
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(
  `${lectures} lectures, ${mega(written)} written in ${seconds} s, peak of memory ${mega(peak)} of ${mega(budget)}`,
);
process.exitCode = peak <= budget ? 0 : 1;
