import { lectureEditor } from '#atoms/lecture/editor.ts';
import { EditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { EditorMedia } from '#features/kits/media/EditorMedia/EditorMedia.tsx';
import { MediaRail } from '#features/kits/media/EditorMedia/MediaRail.tsx';
import { MediaSkeleton } from '#features/kits/media/EditorMedia/MediaSkeleton.tsx';
import { LectureStatus } from '#features/kits/record/LectureStatus/LectureStatus.tsx';
import { MediaForm } from '#features/kits/media/MediaForm/MediaForm.tsx';
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
      skeleton={<MediaSkeleton />}
      status={<StatusOf />}
      rail={<MediaRail editor={lectureEditor} />}
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
