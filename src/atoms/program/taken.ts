import * as v from 'valibot';
import { lectureForm } from '#domain/lecture/fields.ts';
import type { Lecture } from '#domain/lecture/schema.ts';

/** Further fields of a copied lecture on the wire, beside texts and recording; the creation sends them. */
export const taken = v.record(v.string(), v.unknown());
export type TakenFields = v.InferOutput<typeof taken>;

/** The fields of a catalogue lecture that a programme does not edit. */
export function takenOf(lecture: Lecture): TakenFields {
  const { name: _, description: _text, streamID: _media, ...others } = lectureForm.fieldsOf(lecture, null);
  return lectureForm.bodyOf(others);
}

/** The cover among it. */
export function coverOf(fields: TakenFields | undefined): string | null {
  const { imageId } = fields ?? {};
  return typeof imageId === 'string' ? imageId : null;
}
