import type { CourseFields } from '#atoms/course/fields.ts';
import type { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import type { sharedFieldNames } from './sharedFieldNames.ts';

/** The fields of the form that courses and marathons share. The title and the cover have places of their own. */
export type SharedFields = Pick<CourseFields, Exclude<(typeof sharedFieldNames)[number], 'name' | 'imageId'>>;

/** The fields of one editor, for the form: made once, outside of components. */
export type SharedPieces = ReturnType<typeof editorFields<SharedFields>>;
