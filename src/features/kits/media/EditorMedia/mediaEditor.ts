import type { Atom, WritableAtom } from 'jotai';
import type { LectureFields } from '#domain/lecture/fields.ts';

type MediaFields = Pick<
  LectureFields,
  'name' | 'streamID' | 'imageId' | 'description' | 'language' | 'captions'
>;

/** What is asked of an editor of what has media, of any kind. */
export interface MediaEditor {
  kind: string;
  fieldAtom: <Name extends keyof MediaFields>(key: string, name: Name) => Atom<MediaFields[Name]>;
  /** `part` is what is edited within a field: typing on there is one step of undo. */
  editAtom: WritableAtom<null, [{ key: string; patch: Partial<MediaFields>; part?: string }], void>;
  /** One step back or forth over the whole form. */
  moveAtom: WritableAtom<null, [{ key: string; way: 'undo' | 'redo' }], string[]>;
}
