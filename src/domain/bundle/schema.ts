import * as v from 'valibot';
import { levels, maxTags } from '../content/schema.ts';
import { maxModuleLectures, unlockModes } from '../course/schema.ts';
import { optionCount, questionTypes } from '../quiz/schema.ts';
import { maxCost } from '../publication/schema.ts';
import type { Schema } from '../wire.ts';

// A course in a file: a ZIP archive described by its `manifest.json`. `docs/bundle.schema.json` is generated from this file.

/** The name of the manifest in the archive. */
export const manifestName = 'manifest.json';

/** The format id in a manifest. */
export const bundleFormat = 'kabinet-avtora/course';

/** The format version that this console writes. A higher one has parts that it does not know. */
export const bundleVersion = 1;

/** Limits for a file that may be hand-made. The console's own limits appear in the editor, beside its fields. */
export const bundleLimits = {
  /** Bytes. */
  manifest: 32 * 1024 * 1024,
  text: 1024 * 1024,
  image: 20 * 1024 * 1024,
  modules: 1000,
  lectures: 20_000,
  attachments: 1000,
  quizzes: 500,
  questions: 1000,
  lines: 100,
} as const;

/** A file is directly in one of the four folders, so that no path leads anywhere else. */
const bundlePath = v.pipe(
  v.string(),
  v.maxLength(255),
  v.regex(/^(?:texts|media|attachments|images)\/(?!\.{1,2}$)[^/\\:*?"<>|]+$/),
);

const short = v.pipe(v.string(), v.maxLength(1000));
const long = v.pipe(v.string(), v.maxLength(100_000));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const listOf = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item), v.maxLength(most));

/** A file of the archive; `path` is null if it was left out. */
const file = v.object({
  path: v.nullable(bundlePath),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  /** Bytes. */
  size: count(Number.MAX_SAFE_INTEGER),
  mime: v.pipe(v.string(), v.maxLength(255)),
});
export type BundleFile = v.InferOutput<typeof file>;

/** A text in Markdown, in a file of its own; null if there is none. */
const markdown = v.nullable(bundlePath);
const picture = v.nullable(bundlePath);
const level = v.nullable(v.picklist(levels));
/** Names of tags, because ids belong to one author. */
const tags = listOf(short, maxTags);

/** The form fields of a lecture that a file has. */
const ownOfLecture = {
  name: short,
  level,
  language: v.nullable(v.pipe(v.string(), v.maxLength(35))),
  isPreview: v.boolean(),
};

/** A value of a form, or a default in place of an unknown one. */
const orElse = <S extends Schema>(schema: S, value: unknown, other: v.InferOutput<S>): v.InferOutput<S> =>
  v.is(schema, value) ? value : other;

const lectureFields = v.object(ownOfLecture);

/** The same, from the form's fields. An unknown level becomes none. */
export const lectureInForm = (fields: { level: unknown }) =>
  v.parse(lectureFields, { ...fields, level: orElse(level, fields.level, null) });

const lecture = v.object({
  /** The id of the lecture within this file. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  ...ownOfLecture,
  description: markdown,
  tags,
  cover: picture,
  media: v.nullable(file),
});
export type BundleLecture = v.InferOutput<typeof lecture>;

/** A lecture without any data. */
export const blankLecture: Omit<BundleLecture, 'id'> = {
  ...{ name: '', level: null, language: null, isPreview: false },
  ...{ description: null, tags: [], cover: null, media: null },
};

const module = v.object({
  name: short,
  description: long,
  dayOffset: v.nullable(count(365)),
  /** Ids of lectures in their order. */
  lectures: listOf(lecture.entries.id, maxModuleLectures),
  attachments: listOf(file, bundleLimits.attachments),
});
export type BundleModule = v.InferOutput<typeof module>;

/** The form fields of a course that a file has. */
const ownOfCourse = {
  name: short,
  subtitle: long,
  level,
  learnings: listOf(short, bundleLimits.lines),
  requirements: long,
  audience: long,
  unlockMode: v.picklist(unlockModes),
  accessDays: count(36_500),
  maxStudents: v.nullable(count(1_000_000)),
  certificateEnabled: v.boolean(),
  /** null if no price is set. */
  costKopecks: v.nullable(count(maxCost)),
};

const courseFields = v.object(ownOfCourse);

/** The same, from the form's fields. */
export const courseInForm = (fields: { level: unknown; unlockMode: unknown }) =>
  v.parse(courseFields, {
    ...fields,
    level: orElse(level, fields.level, null),
    unlockMode: orElse(ownOfCourse.unlockMode, fields.unlockMode, 'all'),
  });

const course = v.object({
  ...ownOfCourse,
  description: markdown,
  cover: picture,
  trailer: v.nullable(file),
  tags,
});

const question = v.object({
  type: v.picklist(questionTypes),
  text: long,
  points: count(1000),
  required: v.boolean(),
  explanation: long,
  image: picture,
  options: listOf(v.object({ text: short, isCorrect: v.boolean() }), optionCount.max),
});

const quiz = v.object({
  name: short,
  description: long,
  passingScore: count(100),
  attempts: count(100),
  timeLimitMin: v.nullable(count(1440)),
  shuffle: v.boolean(),
  showAnswers: v.boolean(),
  questions: listOf(question, bundleLimits.questions),
});
export type BundleQuiz = v.InferOutput<typeof quiz>;

/** Read before the rest of a manifest: its format, and whether this console knows its version. */
export const manifestHead = v.object({
  format: v.literal(bundleFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The manifest of a course in a file. Unknown fields are ignored. */
export const manifest = v.object({
  format: v.literal(bundleFormat),
  version: v.literal(bundleVersion),
  course,
  modules: listOf(module, bundleLimits.modules),
  /** Each lecture once, however many modules it is in. */
  lectures: listOf(lecture, bundleLimits.lectures),
  quizzes: listOf(quiz, bundleLimits.quizzes),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** A course in a file as the console works with it: the manifest, and its texts by path. */
export interface Bundle {
  manifest: Manifest;
  texts: ReadonlyMap<string, string>;
}
