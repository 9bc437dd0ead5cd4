import type { LectureFields } from '#domain/lecture/fields.ts';
import type { FieldEditor } from '#features/kits/editor/EditorKit/editorFields.tsx';

/** What is asked of an editor of what has media, of any kind. */
export interface MediaEditor extends Omit<
  FieldEditor<Pick<LectureFields, 'name' | 'streamID' | 'imageId' | 'description'>>,
  'problemAtom'
> {
  kind: string;
}
