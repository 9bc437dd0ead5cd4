import { meditationEditor } from '#atoms/meditation/editor.ts';
import { EditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { EditorMedia } from '#features/kits/media/EditorMedia/EditorMedia.tsx';
import { MediaRail } from '#features/kits/media/EditorMedia/MediaRail.tsx';
import { MediaSkeleton } from '#features/kits/media/EditorMedia/MediaSkeleton.tsx';
import { LectureStatus } from '#features/kits/record/LectureStatus/LectureStatus.tsx';
import { MediaForm } from '#features/kits/media/MediaForm/MediaForm.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { MeditationFields } from './MeditationFields.tsx';
import { meditationKind } from './meditationKind.ts';
import { messages } from './messages.ts';
import * as S from './MeditationEditor.styles.ts';

/** The editor of a meditation, `/meditations/:id`; the id `new` stands for one that does not exist yet. */
export function MeditationEditor() {
  const t = useMessages(messages);
  return (
    <EditorScreen
      kind={meditationKind}
      skeleton={<MediaSkeleton />}
      status={<StatusOf />}
      rail={<MediaRail editor={meditationEditor} />}
    >
      <S.Form>
        <EditorMedia editor={meditationEditor} />
        <MediaForm editor={meditationEditor} texts={t}>
          <MeditationFields />
        </MediaForm>
      </S.Form>
    </EditorScreen>
  );
}

const statusAtom = meditationEditor.partAtom(({ fields, item, publication }) => ({
  lecture: { streamID: fields.streamID, publicationId: item?.publicationId },
  publication,
}));

function StatusOf() {
  return <LectureStatus {...useEditorPart(statusAtom)} />;
}
