import type { Lecture } from '#api/lecture/schema.ts';
import { lectureEditor, type LectureFields } from '#atoms/lectures/editor.ts';
import type { EditorKind } from '#features/widgets/EditorKit/kind.ts';
import { compareMedia } from '#features/widgets/MediaForm/compareMedia.ts';
import { lectureRoute, lecturesRoute } from '#features/widgets/RouterLink/routes.ts';
import { lectureLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** What makes the editor of lectures. */
export const lectureKind: EditorKind<Lecture, LectureFields> = {
  editor: lectureEditor,
  texts,
  listHref: lecturesRoute,
  hrefOf: lectureRoute,
  fields: compareMedia,
  readiness: lectureLinesAtom,
};
