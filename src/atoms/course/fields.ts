import * as v from 'valibot';
import type { Course } from '#domain/course/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { PriceFields } from '../editor/config.ts';
import { noEdits, programEdits } from '../program/edits.ts';

const textOrNull = v.nullable(v.string());
const numberOrNull = v.nullable(v.number());

/** The fields of a course in its draft; those of a marathon have them too. */
export const courseEntries = {
  name: v.string(),
  subtitle: v.string(),
  description: v.string(),
  imageId: textOrNull,
  trailerStreamId: textOrNull,
  /** Ids of tags. */
  tags: v.array(v.string()),
  level: textOrNull,
  learnings: v.array(v.string()),
  requirements: v.string(),
  audience: v.string(),
  unlockMode: v.string(),
  /** 0 is for ever. */
  accessDays: v.number(),
  /** null is without limit. */
  maxStudents: numberOrNull,
  certificateEnabled: v.boolean(),
  /** The edits of its modules: what they hold is the platform's, see `courseProgram`. */
  program: programEdits,
  costKopecks: numberOrNull,
  oldCostKopecks: numberOrNull,
};

const courseFields = v.object(courseEntries);

/** What the author edits of a course, with its programme and its price. */
export type CourseFields = v.InferOutput<typeof courseFields>;

/** Fields of a draft as the device keeps them. */
export const keptCourseFields = v.partial(courseFields);

/** The fields of a course that is not there yet, in the order of the form. */
export const noCourseFields: CourseFields = {
  name: '',
  subtitle: '',
  description: '',
  imageId: null,
  trailerStreamId: null,
  tags: [],
  level: null,
  learnings: [],
  requirements: '',
  audience: '',
  unlockMode: 'all',
  accessDays: 0,
  maxStudents: null,
  certificateEnabled: false,
  program: noEdits,
  costKopecks: null,
  oldCostKopecks: null,
};

const priceOf = (publication: Publication | null): PriceFields => ({
  costKopecks: publication?.costKopecks ?? null,
  oldCostKopecks: publication?.oldCostKopecks ?? null,
});

/** The platform's copies as fields. */
export function courseFieldsOf(course: Course, publication: Publication | null): CourseFields {
  return {
    name: course.name,
    subtitle: course.subtitle ?? '',
    description: course.description ?? '',
    imageId: course.imageId ?? null,
    trailerStreamId: course.trailerStreamId ?? null,
    tags: course.tags,
    level: course.level ?? null,
    learnings: course.learnings,
    requirements: course.requirements ?? '',
    audience: course.audience ?? '',
    unlockMode: course.unlockMode,
    accessDays: course.accessDays,
    maxStudents: course.maxStudents ?? null,
    certificateEnabled: course.certificateEnabled,
    program: noEdits,
    ...priceOf(publication),
  };
}

/** What has calls of its own, and what the platform alone sets: an update carries none of it. */
const notSent = [
  'modules',
  'program',
  'costKopecks',
  'oldCostKopecks',
  'questionAnswers',
  'createdAt',
  'updatedAt',
  'publicationId',
];

/** The body of an update from a draft: all of it, known or not, but what is not for the update to carry. */
export function courseUpdateOf(draft: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !notSent.includes(field)));
}
