import * as v from 'valibot';
import { lecture as lectureSchema, type Lecture } from '#api/lecture/schema.ts';
import type { Publication } from '#api/publication/schema.ts';

/** What the author edits of a lecture, with its price. */
export interface LectureFields {
  name: string;
  description: string;
  streamID: string | null;
  imageId: string | null;
  /** Ids of tags. */
  tags: string[];
  level: string | null;
  language: string | null;
  isPreview: boolean;
  /** Kopecks; null while no price is set, 0 when free. */
  costKopecks: number | null;
  oldCostKopecks: number | null;
}
export type LectureField = keyof LectureFields;

/** Fields in the order of the form. */
export const lectureFieldNames = [
  'name',
  'description',
  'streamID',
  'imageId',
  'tags',
  'level',
  'language',
  'isPreview',
  'costKopecks',
  'oldCostKopecks',
] as const satisfies readonly LectureField[];

/** The fields of a lecture that is not there yet. */
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

/** Whether a field belongs to the publication; the others are the lecture's own. */
export const isPriceField = (field: LectureField) => field === 'costKopecks' || field === 'oldCostKopecks';

/** The platform's copies as fields. */
export function fieldsOf(lecture: Lecture | null, publication: Publication | null): LectureFields {
  return {
    name: lecture?.name ?? '',
    description: lecture?.description ?? '',
    streamID: lecture?.streamID ?? null,
    imageId: lecture?.imageId ?? null,
    tags: lecture?.tags ?? [],
    level: lecture?.level ?? null,
    language: lecture?.language ?? null,
    isPreview: lecture?.isPreview ?? false,
    costKopecks: publication?.costKopecks ?? null,
    oldCostKopecks: publication?.oldCostKopecks ?? null,
  };
}

/** Fields of a platform's lecture that this console does not know; they are sent back as they came. */
export function unknownFields(lecture: Lecture): Record<string, unknown> {
  return Object.fromEntries(Object.entries(lecture).filter(([field]) => !(field in lectureSchema.entries)));
}

type Value = LectureFields[LectureField];

/** Whether two values of a field are the same; tags count in their order. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** The fields of `mine` that differ from `theirs`. */
export function changedFields(mine: Partial<LectureFields>, theirs: LectureFields): LectureField[] {
  return lectureFieldNames.filter((field) => field in mine && !sameValue(mine[field], theirs[field]));
}

/** A field that the draft and the platform hold differently. */
export interface Difference {
  field: LectureField;
  /** What the platform held when the field was edited first; undefined where that is unknown. */
  base: Value | undefined;
  mine: Value;
  theirs: Value;
  /** It was changed on the platform too: «Менялось в обеих». */
  both: boolean;
}

/** Compares a draft with the platform's copy, field by field. */
export function differencesOf(
  { fields, base }: { fields: Partial<LectureFields>; base: Partial<LectureFields> },
  theirs: LectureFields,
): Difference[] {
  return changedFields(fields, theirs).map((field) => ({
    field,
    base: base[field],
    mine: fields[field] ?? null,
    theirs: theirs[field],
    both: field in base && !sameValue(base[field], theirs[field]),
  }));
}
