import {
  apart,
  count,
  defineFields,
  flag,
  maybeCount,
  maybeText,
  priceFields,
  richText,
  text,
  texts,
  value,
  type FieldsOf,
} from '#domain/fields.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { noEdits, programEdits } from '../program/edits.ts';

const form = defineFields<Course, Publication>()({
  name: text('prose'),
  subtitle: text('prose'),
  description: richText(),
  imageId: maybeText('picture'),
  trailerStreamId: maybeText('stream'),
  /** Ids of tags. */
  tags: texts('tags'),
  level: maybeText('own'),
  learnings: texts('lines'),
  requirements: text('prose'),
  audience: text('prose'),
  unlockMode: text('own', 'all'),
  /** 0 is forever. */
  accessDays: count('own'),
  /** null is no limit. */
  maxStudents: maybeCount('own'),
  certificateEnabled: flag(),
  /** The edits of its modules; the platform has their content, see `courseProgram`. */
  program: apart(value(programEdits, 'own', noEdits)),
  ...priceFields,
});

export type CourseFields = FieldsOf<typeof form>;

/** Fields that only the platform sets, and those with calls of their own: no update contains them. */
const notSent = ['modules', 'questionAnswers', 'createdAt', 'updatedAt', 'publicationId'];

/** A draft without what no update carries. */
export const sendable = (draft: object, names: readonly string[] = notSent): object =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));

/** What the author edits of a course, with its programme and its price. */
export const courseForm = { ...form, bodyOf: (draft: object) => form.bodyOf(sendable(draft)) };
