import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import type { PageOf } from '#features/kits/client/page.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import { programPage } from '#features/kits/client/programPage.ts';

const pageOf: PageOf = (get, key, language) => {
  const { fields } = get(courseEditor.editorAtom(key));
  return programPage(get, { program: courseProgram, key, fields, language });
};

/** The course that is edited, as a client will see it. */
export default function CoursePreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
