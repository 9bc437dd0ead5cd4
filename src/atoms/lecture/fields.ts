import * as v from 'valibot';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { PriceFields } from '../editor/config.ts';

/** What the author edits of a lecture, with its price. */
export interface LectureFields extends PriceFields {
  name: string;
  description: string;
  streamID: string | null;
  imageId: string | null;
  /** Ids of tags. */
  tags: string[];
  level: string | null;
  language: string | null;
  isPreview: boolean;
}
export type LectureField = keyof LectureFields;

/** The fields of a lecture that is not there yet, in the order of the form. */
export const noFields: LectureFields = {
  name: '',
  description: '',
  streamID: null,
  imageId: null,
  tags: [],
  level: null,
  language: null,
  isPreview: false,
  costKopecks: null,
  oldCostKopecks: null,
};

const textOrNull = v.nullable(v.string());
const numberOrNull = v.nullable(v.number());

/** Fields of a draft as the device keeps them. */
export const draftFields = v.partial(
  v.object({
    name: v.string(),
    description: v.string(),
    streamID: textOrNull,
    imageId: textOrNull,
    tags: v.array(v.string()),
    level: textOrNull,
    language: textOrNull,
    isPreview: v.boolean(),
    costKopecks: numberOrNull,
    oldCostKopecks: numberOrNull,
  }),
);

/** The platform's copies as fields. */
export function fieldsOf(lecture: Lecture, publication: Publication | null): LectureFields {
  return {
    name: lecture.name,
    description: lecture.description ?? '',
    streamID: lecture.streamID ?? null,
    imageId: lecture.imageId ?? null,
    tags: lecture.tags,
    level: lecture.level ?? null,
    language: lecture.language ?? null,
    isPreview: lecture.isPreview,
    costKopecks: publication?.costKopecks ?? null,
    oldCostKopecks: publication?.oldCostKopecks ?? null,
  };
}
