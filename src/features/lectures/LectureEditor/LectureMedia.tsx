import { useSetAtom, useStore } from 'jotai';
import { lectureEditor } from '#atoms/lectures/editor.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { useCropCover } from '#features/widgets/EditorKit/cropping.ts';
import { useEditorKey } from '#features/widgets/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { MediaPanel } from '../MediaPanel/MediaPanel.tsx';
import { frameOf } from './frameOf.ts';
import { messages } from './messages.ts';
import { suggestName } from './suggestName.ts';
import { UploadOnItsWay } from './UploadOnItsWay.tsx';
import { useMedia } from './useMedia.ts';

/** The media of the lecture: its first file suggests the title, a frame of it may become the cover. */
export function LectureMedia() {
  const t = useMessages(messages);
  const key = useEditorKey();
  const store = useStore();
  const crop = useCropCover(lectureEditor.kind);
  const showError = useSetAtom(showErrorAtom);
  const name = () => store.get(lectureEditor.fieldAtom(key, 'name')).trim();

  const media = useMedia(key, (fileName) => {
    if (name() === '') store.set(lectureEditor.editAtom, { key, patch: { name: suggestName(fileName) } });
  });

  const takeFrame = async (video: HTMLVideoElement) => {
    video.pause();
    const frame = await frameOf(video, t.frameName(name()));
    if (frame === null) showError(t.frameFailed);
    else crop(frame);
  };

  return (
    <MediaPanel
      media={media.view}
      upload={media.upload && <UploadOnItsWay {...media.upload} />}
      reading={media.reading}
      problem={media.problem}
      onFiles={(files) => void media.choose(files)}
      onFrame={(video) => void takeFrame(video)}
    />
  );
}
