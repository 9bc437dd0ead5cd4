import * as v from 'valibot';
import { contentFields, contentInput, createOf, levels, lines, updateOf, whole } from '../content/schema.ts';
import { attachment } from '../upload/schema.ts';
import { id, maybe, stamps, text } from '../wire.ts';

/** How the modules of a course unlock: at once, in order, after days, on dates. */
export const unlockModes = ['all', 'order', 'days', 'dates'] as const;

/** Kinds of content that have modules. */
export const moduleOwners = ['course', 'marathon'] as const;
export type ModuleOwner = (typeof moduleOwners)[number];

/** Maximum number of lectures in a module. */
export const maxModuleLectures = 100;

/** The last day that a module may open on, from 0. */
export const lastDay = 365;

/** The most days between one module and the next, where so many are to open one after the other. */
export const longestStep = (modules: number): number =>
  Math.max(1, Math.floor(lastDay / Math.max(1, modules - 1)));

/** A module of a course or marathon. `lectures` are ids; `orderNumber` counts from 1; `dayOffset` is the day it opens on. */
export const module = v.looseObject({
  ...stamps,
  name: v.string(),
  description: maybe(v.string()),
  orderNumber: v.optional(v.number(), 1),
  lectures: v.optional(v.array(id), []),
  attachments: v.optional(v.array(attachment), []),
  dayOffset: maybe(v.number()),
});
export type Module = v.InferOutput<typeof module>;

/** A course as read. Days of access: 0 is forever; students: null is no limit. */
export const course = v.looseObject({
  ...contentFields,
  subtitle: maybe(v.string()),
  trailerStreamId: maybe(id),
  level: maybe(v.string()),
  learnings: v.optional(v.array(v.string()), []),
  requirements: maybe(v.string()),
  audience: maybe(v.string()),
  unlockMode: v.optional(v.string(), 'all'),
  accessDays: v.optional(v.number(), 0),
  maxStudents: maybe(v.number()),
  certificateEnabled: v.optional(v.boolean(), false),
  modules: v.optional(v.array(module), []),
  /** Read only; never sent back. */
  questionAnswers: v.optional(v.unknown()),
});
export type Course = v.InferOutput<typeof course>;

/** Goals of a course: none yet, or a number of lines. */
export const minLearnings = 3;
export const maxLearnings = 10;

/** Maximum length of a goal, characters. */
export const maxLearning = 160;

/** What a client will learn. */
const learnings = v.pipe(
  lines(maxLearnings, maxLearning),
  v.check((list) => list.length === 0 || list.length >= minLearnings, 'learnings'),
);

/** Fields that a course accepts, beside its name. Its modules have their own calls. */
export const courseInput = {
  ...contentInput,
  subtitle: maybe(text(120)),
  trailerStreamId: maybe(id),
  level: maybe(v.picklist(levels)),
  learnings: v.optional(learnings),
  requirements: maybe(text(1000)),
  audience: maybe(text(1000)),
  unlockMode: v.optional(v.picklist(unlockModes)),
  accessDays: v.optional(whole(0, 36_500)),
  maxStudents: maybe(whole(1, 1_000_000)),
  certificateEnabled: v.optional(v.boolean()),
};

/** Body of `create`: at least a name. */
export const courseCreate = createOf(courseInput);
export type CourseCreate = v.InferInput<typeof courseCreate>;

/** Body of the update: the id, and the changes. */
export const courseUpdate = updateOf(courseInput);
export type CourseUpdate = v.InferInput<typeof courseUpdate>;

const moduleName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));

/** Ids of lectures; each occurs once in a module. */
const lectures = v.pipe(
  v.array(id),
  v.maxLength(maxModuleLectures),
  v.check((ids) => new Set(ids).size === ids.length, 'repeated'),
);

const moduleFields = {
  description: maybe(text(500)),
  orderNumber: v.optional(whole(1, 10_000)),
  lectures: v.optional(lectures),
  dayOffset: maybe(whole(0, lastDay)),
};

/** Body of `module/create`: also the id of the owner, as `courseId` or `marathonId`. Without an `orderNumber` the module comes last. */
export const moduleCreate = v.looseObject({
  name: moduleName,
  courseId: v.optional(id),
  marathonId: v.optional(id),
  ...moduleFields,
});
export type ModuleCreate = v.InferInput<typeof moduleCreate>;

/** Body of the edit of a module: the changes. */
export const moduleUpdate = v.looseObject({ name: v.optional(moduleName), ...moduleFields });
export type ModuleUpdate = v.InferInput<typeof moduleUpdate>;
