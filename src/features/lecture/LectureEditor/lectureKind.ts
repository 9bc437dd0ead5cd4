import type { Lecture } from '#domain/lecture/schema.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { compareMedia } from '#features/kits/media/MediaForm/compareMedia.ts';
import { lectureRoute, lecturesRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { lectureLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';

/** Configuration of the editor for lectures. */
export const lectureKind: EditorKind<Lecture, LectureFields> = {
  editor: lectureEditor,
  copies: { kind: 'lecture', code: () => import('#atoms/lecture/loadCopy.ts') },
  texts,
  listHref: lecturesRoute,
  hrefOf: lectureRoute,
  fields: compareMedia,
  readiness: lectureLinesAtom,
  preview: lazyPreview(() => import('./LecturePreview.tsx')),
};
