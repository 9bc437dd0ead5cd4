import * as v from 'valibot';
import { lectureForm } from '#domain/lecture/fields.ts';
import type { Lecture } from '#domain/lecture/schema.ts';

/** Further fields of a copied lecture on the wire, beside texts and recording; the creation sends them. */
export const copiedFields = v.record(v.string(), v.unknown());
export type CopiedFields = v.InferOutput<typeof copiedFields>;

/** The fields of a catalogue lecture that a programme does not edit. */
export function copiedFieldsOf(lecture: Lecture): CopiedFields {
  const { name: _, description: _text, streamID: _media, ...others } = lectureForm.fieldsOf(lecture, null);
  return lectureForm.bodyOf(others);
}

/** The cover among them. */
export function coverOf(fields: CopiedFields | undefined): string | null {
  const { imageId } = fields ?? {};
  return typeof imageId === 'string' ? imageId : null;
}
