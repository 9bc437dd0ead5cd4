import type { CourseFields } from '#atoms/course/fields.ts';
import type { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';

/** The fields of the form that courses and marathons share. */
export type SharedFields = Pick<
  CourseFields,
  | 'subtitle'
  | 'description'
  | 'trailerStreamId'
  | 'tags'
  | 'level'
  | 'learnings'
  | 'requirements'
  | 'audience'
  | 'unlockMode'
  | 'accessDays'
  | 'maxStudents'
  | 'certificateEnabled'
>;

/** The fields of one editor, for the form: made once, outside of components. */
export type SharedPieces = ReturnType<typeof editorFields<SharedFields>>;
