import { lectureEditor } from '#atoms/lectures/editor.ts';
import { EditorCover } from '#features/widgets/EditorKit/EditorCover.tsx';
import { EditorPublication } from '#features/widgets/EditorKit/EditorPublication.tsx';
import { EditorReadiness } from '#features/widgets/EditorKit/EditorReadiness.tsx';
import { EditorScreen } from '#features/widgets/EditorKit/EditorScreen.tsx';
import { EditorUse } from '#features/widgets/EditorKit/EditorUse.tsx';
import { useEditorPart } from '#features/widgets/EditorKit/place.ts';
import { LectureStatus } from '#features/widgets/LectureStatus/LectureStatus.tsx';
import { LectureForm } from '../LectureForm/LectureForm.tsx';
import { lectureKind } from './lectureKind.ts';
import { LectureMedia } from './LectureMedia.tsx';
import { MediaBones } from './MediaBones.tsx';
import * as S from './LectureEditor.styles.ts';

/** The editor of a lecture, `/lectures/:id`; the id `new` stands for one that does not exist yet. */
export function LectureEditor() {
  return (
    <EditorScreen
      kind={lectureKind}
      skeleton={<MediaBones />}
      status={<StatusOf />}
      rail={
        <>
          <EditorCover editor={lectureEditor} />
          <EditorReadiness />
          <EditorPublication editor={lectureEditor} />
          <EditorUse editor={lectureEditor} />
        </>
      }
    >
      <S.Form>
        <LectureMedia />
        <LectureForm />
      </S.Form>
    </EditorScreen>
  );
}

const statusAtom = lectureEditor.partAtom(({ fields, item, publication }) => ({
  lecture: { streamID: fields.streamID, publicationId: item?.publicationId },
  publication,
}));

function StatusOf() {
  return <LectureStatus {...useEditorPart(statusAtom)} />;
}
