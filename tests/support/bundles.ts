import * as fc from 'fast-check';
import { levels } from '#domain/content/schema.ts';
import { unlockModes } from '#domain/course/schema.ts';
import { questionTypes } from '#domain/quiz/schema.ts';
import { openBundle, type OpenBundle } from '#domain/bundle/openBundle.ts';
import { partsOf, pathOf } from '#domain/bundle/parts.ts';
import { bundleFormat, bundleVersion, type Bundle, type Manifest } from '#domain/bundle/schema.ts';
import { writeBundle } from '#domain/bundle/writeBundle.ts';
import { readZip } from '#lib/file/zip.ts';
import { writeZip } from '#lib/file/zipWriter.ts';

// Courses in files for tests: generated, written and read again.

/** A course in a file, with all of its bytes. */
export interface WholeBundle extends Bundle {
  bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const word = fc.string({ unit: 'grapheme', maxLength: 20 });
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((some) => new Uint8Array(some));
const figure = (most: number) => fc.integer({ min: 0, max: most });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });

const file = (ending: string) =>
  fc.record({
    name: word.map((name) => `${name}x${ending}`),
    bytes: maybe(bytes),
    lost: figure(1000).map((size) => size + 1),
  });
type LooseFile = typeof file extends (ending: string) => fc.Arbitrary<infer T> ? T : never;

const lecture = fc.record({
  name: word,
  description: maybe(text),
  level: maybe(fc.constantFrom(...levels)),
  language: maybe(fc.constantFrom('ru', 'en')),
  isPreview: fc.boolean(),
  tags: fc.array(word, { maxLength: 3 }),
  cover: maybe(bytes),
  media: maybe(file('.mp4')),
});

const module = fc.record({
  name: word,
  description: text,
  dayOffset: maybe(figure(365)),
  lectures: fc.uniqueArray(figure(5), { maxLength: 4 }),
  attachments: fc.array(file('.pdf'), { maxLength: 2 }),
});

const quiz = fc.record({
  name: word,
  description: text,
  passingScore: figure(100),
  attempts: figure(100),
  timeLimitMin: maybe(figure(1440)),
  shuffle: fc.boolean(),
  showAnswers: fc.boolean(),
  questions: fc.array(
    fc.record({
      type: fc.constantFrom(...questionTypes),
      text,
      points: figure(1000),
      required: fc.boolean(),
      explanation: text,
      image: maybe(bytes),
      options: fc.array(fc.record({ text: word, isCorrect: fc.boolean() }), { maxLength: 4 }),
    }),
    { maxLength: 3 },
  ),
});

const course = fc.record({
  name: word,
  subtitle: text,
  description: maybe(text),
  cover: maybe(bytes),
  trailer: maybe(file('.mp4')),
  tags: fc.array(word, { maxLength: 4 }),
  level: maybe(fc.constantFrom(...levels)),
  learnings: fc.array(word, { maxLength: 4 }),
  requirements: text,
  audience: text,
  unlockMode: fc.constantFrom(...unlockModes),
  accessDays: figure(36_500),
  maxStudents: maybe(figure(1_000_000)),
  certificateEnabled: fc.boolean(),
  costKopecks: maybe(figure(50_000_000)),
});

/** Assigns paths to generated parts. */
function placing() {
  const texts = new Map<string, string>();
  const all = new Map<string, Uint8Array<ArrayBuffer>>();
  let number = 0;
  return {
    texts,
    all,
    text(value: string | null) {
      if (value === null) return null;
      const path = pathOf('text', String((number += 1)), 'text.md');
      texts.set(path, value);
      return path;
    },
    image(value: Uint8Array<ArrayBuffer> | null) {
      if (value === null) return null;
      const path = pathOf('image', String((number += 1)), 'image.png');
      all.set(path, value);
      return path;
    },
    file(kind: 'media' | 'attachment', of: LooseFile | null) {
      if (of === null) return null;
      const { name, bytes: value, lost } = of;
      if (value === null) return { path: null, name, size: lost, mime: '' };
      const path = pathOf(kind, String((number += 1)), name);
      all.set(path, value);
      return { path, name, size: value.length, mime: 'application/octet-stream' };
    },
  };
}

/** Courses of all shapes. */
export const bundles: fc.Arbitrary<WholeBundle> = fc
  .record({
    course,
    lectures: fc.array(lecture, { maxLength: 6 }),
    modules: fc.array(module, { maxLength: 4 }),
    quizzes: fc.array(quiz, { maxLength: 2 }),
  })
  .map((loose) => {
    const put = placing();
    const there = <T>(value: T | null): T[] => (value === null ? [] : [value]);
    const manifest: Manifest = {
      format: bundleFormat,
      version: bundleVersion,
      course: {
        ...loose.course,
        description: put.text(loose.course.description),
        cover: put.image(loose.course.cover),
        trailer: put.file('media', loose.course.trailer),
      },
      lectures: loose.lectures.map((one, at) => ({
        ...one,
        id: `l${at}`,
        description: put.text(one.description),
        cover: put.image(one.cover),
        media: put.file('media', one.media),
      })),
      modules: loose.modules.map((one) => ({
        ...one,
        lectures: one.lectures.filter((at) => at < loose.lectures.length).map((at) => `l${at}`),
        attachments: one.attachments.flatMap((each) => there(put.file('attachment', each))),
      })),
      quizzes: loose.quizzes.map((one) => ({
        ...one,
        questions: one.questions.map((question) => ({ ...question, image: put.image(question.image) })),
      })),
    };
    return { manifest, texts: put.texts, bytes: put.all };
  });

/** A stream that collects what is written into it. */
export function keeping() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece.slice()) });
  return { into, blob: () => new Blob(pieces) };
}

/** Writes a course into a file. */
export async function packed({ bytes: all, ...bundle }: WholeBundle): Promise<Blob> {
  const { into, blob } = keeping();
  const zip = writeZip(into, { signal: new AbortController().signal });
  const open = async (path: string) => new Blob([all.get(path) ?? new Uint8Array()]).stream();
  const files = partsOf(bundle.manifest).flatMap(({ kind, path }) => (kind === 'text' ? [] : [path]));
  await writeBundle(bundle, { zip, files, open });
  return blob();
}

/** Opens a file. */
export const opened = async (file: Blob): Promise<OpenBundle | null> =>
  openBundle(await readZip(file), file.size);

/** Reads a course out of a file, with all its bytes. */
export async function unpacked(file: Blob): Promise<WholeBundle> {
  const bundle = await opened(file);
  if (bundle === null) throw new Error('This is no course');
  const all = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { kind, path } of partsOf(bundle.manifest)) {
    if (kind === 'text') continue;
    const { into, blob } = keeping();
    await bundle.unpack(path, into, new AbortController().signal);
    all.set(path, new Uint8Array(await blob().arrayBuffer()));
  }
  return { manifest: bundle.manifest, texts: bundle.texts, bytes: all };
}
