import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { lookAtMediaAtom, lookedUploadAtom } from '#atoms/media/looks.ts';
import { streamAtom, streamLinkAtom } from '#atoms/stream/streams.ts';
import { addUploadsAtom, uploadOfAtom } from '#atoms/upload/uploads.ts';
import type { MediaView } from '#features/kits/media/MediaPanel/mediaView.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { mediaProblem } from '#lib/file/media.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import type { MediaEditor } from './mediaEditor.ts';
import type { Upload } from '#atoms/upload/entries.ts';

const noneAtom = atom(null);

interface Media {
  view: MediaView | 'loading' | null;
  /** The file on its way. */
  upload: Upload | null;
  /** The upload that tells what was learnt of the file: of the one on its way, or of the one that has become the media. */
  lookOf: string | null;
  reading: boolean;
  problem: string | null;
  choose: (picked: PickedFile[]) => Promise<void>;
}

/** The media of what is being edited: what the platform holds, and what is on its way there. */
export function useMedia(editor: MediaEditor, key: string, onChosen: (fileName: string) => void): Media {
  const language = useLanguage();
  const streamID = useAtomValue(editor.fieldAtom(key, 'streamID'));
  const imageId = useAtomValue(editor.fieldAtom(key, 'imageId'));
  // The player's own name can wait until a keystroke in the title is on the screen.
  const name = useDeferredValue(useAtomValue(editor.fieldAtom(key, 'name')));
  const stream = useAtomValue(streamID === null ? noneAtom : streamAtom(streamID));
  const processed = stream?.item?.status === 'processed';
  const link = useAtomValue(streamID === null || !processed ? noneAtom : streamLinkAtom(streamID));
  const upload = useAtomValue(uploadOfAtom({ kind: editor.kind, draftKey: key }));
  const became = useAtomValue(streamID === null ? noneAtom : lookedUploadAtom(streamID));
  const addUploads = useSetAtom(addUploadsAtom);
  const lookAtMedia = useSetAtom(lookAtMediaAtom);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async ([picked]: PickedFile[]) => {
    if (picked === undefined) return;
    const { file, handle } = picked;
    setReading(true);
    setProblem(null);
    const look = lookAtMedia(file);
    const facts = await look.facts;
    setReading(false);
    // Where the reader itself did not arrive, the file is sent unread: the platform will look at it.
    if (!facts.playable && facts.reason !== 'no-reader') {
      setProblem(mediaProblem(facts.reason, language));
      return;
    }
    const [uploadId] = addUploads({
      files: [file],
      handles: [handle],
      target: { kind: editor.kind, draftKey: key },
    });
    if (uploadId !== undefined) look.belongsTo(uploadId);
    onChosen(file.name);
  };

  const view = (): Media['view'] => {
    if (stream === null) return null;
    const { item } = stream;
    const lost = stream.status === 'failed' || stream.status === 'notFound' || link?.status === 'failed';
    if (item === null && !lost) return 'loading';
    return {
      name: item?.name ?? '',
      kind: item?.kind === 'audio' ? 'audio' : 'video',
      size: item?.size ?? 0,
      width: item?.width ?? null,
      height: item?.height ?? null,
      durationSec: item?.durationSec ?? null,
      title: name,
      poster: imageId === null ? undefined : imageUrl(imageId),
      status: item?.status ?? '',
      src: link?.item ?? null,
      lost,
      onRetry: () => (item === null ? stream.retry() : link?.retry()),
    };
  };

  return {
    view: view(),
    upload,
    lookOf: upload?.id ?? became,
    reading,
    problem,
    choose,
  };
}
