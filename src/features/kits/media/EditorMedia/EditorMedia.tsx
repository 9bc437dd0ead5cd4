import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { useCropCover } from '#features/kits/editor/EditorKit/cropping.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useDropClaim } from '#features/kits/media/FileIntake/useDropClaim.ts';
import { MediaLook } from '#features/kits/media/MediaLook/MediaLook.tsx';
import { MediaPanel } from '#features/kits/media/MediaPanel/MediaPanel.tsx';
import { useRecordingText } from '#features/kits/media/RecordingText/useRecordingText.tsx';
import { StreamPicker } from '#features/kits/media/StreamPicker/StreamPicker.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { frameOf } from './frameOf.ts';
import type { MediaEditor } from './mediaEditor.ts';
import { messages } from './messages.ts';
import { nameOfFile } from '#lib/file/nameOfFile.ts';
import { UploadOnItsWay } from './UploadOnItsWay.tsx';
import { useMedia } from './useMedia.ts';

interface EditorMediaProps {
  editor: MediaEditor;
}

/** The media of what is edited: its first file suggests the title, a frame of it may become the cover. */
export function EditorMedia({ editor }: EditorMediaProps) {
  const t = useMessages(messages);
  const key = useEditorKey();
  const store = useStore();
  const crop = useCropCover(editor.kind);
  const showError = useSetAtom(showErrorAtom);
  const name = () => store.get(editor.fieldAtom(key, 'name')).trim();

  const media = useMedia(editor, key, (fileName) => {
    if (name() === '') store.set(editor.editAtom, { key, patch: { name: nameOfFile(fileName) } });
  });

  const [playing, setPlaying] = useState<HTMLVideoElement | null>(null);
  const { view } = media;
  const length = view === null || view === 'loading' ? null : view.durationSec;
  const { player, desk, onKeyDown } = useRecordingText(editor, playing, length);
  const streamID = useAtomValue(editor.fieldAtom(key, 'streamID'));
  const edit = useSetAtom(editor.editAtom);
  useDropClaim({
    label: t.dropHere,
    disabled: media.view !== null || media.upload !== null || media.reading,
    take: (picked) => void media.choose(picked),
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
      upload={media.upload && <UploadOnItsWay item={media.upload} />}
      look={media.lookOf && <MediaLook uploadId={media.lookOf} />}
      reading={media.reading}
      problem={media.problem}
      onPicked={(picked) => void media.choose(picked)}
      onFrame={(video) => void takeFrame(video)}
      onMedia={setPlaying}
      player={player}
      words={desk}
      onKeyDown={onKeyDown}
      library={
        <StreamPicker value={streamID} onChoose={({ id }) => edit({ key, patch: { streamID: id } })} />
      }
    />
  );
}
