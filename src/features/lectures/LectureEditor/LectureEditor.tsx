import { lectureEditor } from '#atoms/lectures/editor.ts';
import { EditorCover } from '#features/widgets/EditorKit/EditorCover.tsx';
import { EditorPublication } from '#features/widgets/EditorKit/EditorPublication.tsx';
import { EditorReadiness } from '#features/widgets/EditorKit/EditorReadiness.tsx';
import { EditorScreen } from '#features/widgets/EditorKit/EditorScreen.tsx';
import { EditorUse } from '#features/widgets/EditorKit/EditorUse.tsx';
import { useEditorPart } from '#features/widgets/EditorKit/place.ts';
import { EditorMedia } from '#features/widgets/EditorMedia/EditorMedia.tsx';
import { MediaBones } from '#features/widgets/EditorMedia/MediaBones.tsx';
import { LectureStatus } from '#features/widgets/LectureStatus/LectureStatus.tsx';
import { MediaForm } from '#features/widgets/MediaForm/MediaForm.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { lectureKind } from './lectureKind.ts';
import { messages } from './messages.ts';
import * as S from './LectureEditor.styles.ts';

/** The editor of a lecture, `/lectures/:id`; the id `new` stands for one that does not exist yet. */
export function LectureEditor() {
  const t = useMessages(messages);
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
        <EditorMedia editor={lectureEditor} />
        <MediaForm editor={lectureEditor} texts={t} />
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
