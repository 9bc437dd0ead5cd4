import { lectureEditor } from '#atoms/lecture/editor.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import { mediaPage } from '#features/kits/client/mediaPage.ts';
import type { PageOf } from '#features/kits/client/page.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';

const pageOf: PageOf = (get, key, language) => {
  const { fields } = get(lectureEditor.editorAtom(key));
  return mediaPage(get, { kind: 'lecture', fields, language });
};

/** The lecture that is edited, as a client will see it. */
export default function LecturePreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
