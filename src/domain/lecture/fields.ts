import {
  defineFields,
  flag,
  maybeText,
  priceFields,
  richText,
  text,
  texts,
  type FieldsOf,
} from '../fields.ts';
import type { Publication } from '../publication/schema.ts';
import type { Lecture } from './schema.ts';

/** The fields of a lecture that the author edits, with its price. */
export const lectureForm = defineFields<Lecture, Publication>()({
  name: text('prose'),
  description: richText(),
  streamID: maybeText('stream'),
  imageId: maybeText('picture'),
  /** Ids of tags. */
  tags: texts('tags'),
  level: maybeText('own'),
  language: maybeText('own'),
  isPreview: flag(),
  /** The content of a WebVTT file. */
  captions: text('file'),
  ...priceFields,
});

export type LectureFields = FieldsOf<typeof lectureForm>;
