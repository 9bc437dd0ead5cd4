import { meditationEditor } from '#atoms/meditations/editor.ts';
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
      skeleton={<MediaBones />}
      status={<StatusOf />}
      rail={
        <>
          <EditorCover editor={meditationEditor} />
          <EditorReadiness />
          <EditorPublication editor={meditationEditor} />
          <EditorUse editor={meditationEditor} />
        </>
      }
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
