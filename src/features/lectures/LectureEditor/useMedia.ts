import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { lectureEditor } from '#atoms/lectures/editor.ts';
import { streamAtom, streamLinkAtom } from '#atoms/streams/streams.ts';
import { addUploadsAtom, lectureUploadAtom, type Upload } from '#atoms/uploads/uploads.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { mediaProblem, readMedia, type MediaFacts } from '#lib/media.ts';
import type { MediaView } from '../MediaPanel/MediaPanel.tsx';

const noneAtom = atom(null);

export interface Media {
  view: MediaView | 'loading' | null;
  /** The file on its way, and what was read of it when it was chosen. */
  upload: { item: Upload; facts: MediaFacts | null } | null;
  reading: boolean;
  problem: string | null;
  choose: (files: File[]) => Promise<void>;
}

/** The media of the lecture that is being edited: what the platform holds, and what is on its way there. */
export function useMedia(key: string, onChosen: (fileName: string) => void): Media {
  const language = useLanguage();
  const streamID = useAtomValue(lectureEditor.fieldAtom(key, 'streamID'));
  const imageId = useAtomValue(lectureEditor.fieldAtom(key, 'imageId'));
  // The player's own name can wait until a keystroke in the title is on the screen.
  const name = useDeferredValue(useAtomValue(lectureEditor.fieldAtom(key, 'name')));
  const stream = useAtomValue(streamID === null ? noneAtom : streamAtom(streamID));
  const processed = stream?.item?.status === 'processed';
  const link = useAtomValue(streamID === null || !processed ? noneAtom : streamLinkAtom(streamID));
  const upload = useAtomValue(lectureUploadAtom(key));
  const addUploads = useSetAtom(addUploadsAtom);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<{ uploadId: string; facts: MediaFacts } | null>(null);

  const choose = async ([file]: File[]) => {
    if (file === undefined) return;
    setReading(true);
    setProblem(null);
    const facts = await readMedia(file);
    setReading(false);
    if (!facts.playable) {
      setProblem(mediaProblem(facts.reason, language));
      return;
    }
    const [uploadId] = addUploads({ files: [file], target: { kind: 'lecture', draftKey: key } });
    if (uploadId !== undefined) setRead({ uploadId, facts });
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
    upload: upload && { item: upload, facts: read?.uploadId === upload.id ? read.facts : null },
    reading,
    problem,
    choose,
  };
}
