import * as v from 'valibot';
import { lectureForm } from '#domain/lecture/fields.ts';
import type { Lecture } from '#domain/lecture/schema.ts';

/** What a copy of a lecture has beside its texts and media, as it travels: it goes with the call that makes it. */
export const taken = v.record(v.string(), v.unknown());
export type TakenFields = v.InferOutput<typeof taken>;

/** What a lecture of the catalogue has beside what a programme edits of it. */
export function takenOf(lecture: Lecture): TakenFields {
  const { name: _, description: _text, streamID: _media, ...others } = lectureForm.fieldsOf(lecture, null);
  return lectureForm.bodyOf(others);
}

/** The cover among it. */
export function coverOf(fields: TakenFields | undefined): string | null {
  const { imageId } = fields ?? {};
  return typeof imageId === 'string' ? imageId : null;
}
