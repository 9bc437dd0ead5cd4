import { useSetAtom } from 'jotai';
import {
  cancelUploadAtom,
  pauseUploadAtom,
  resumeUploadAtom,
  retryUploadAtom,
  type Upload,
} from '#atoms/uploads/uploads.ts';
import type { MediaFacts } from '#lib/media.ts';
import { UploadingMedia } from '../MediaPanel/UploadingMedia.tsx';

interface UploadOnItsWayProps {
  item: Upload;
  facts: MediaFacts | null;
}

/** The lecture's media on its way, with what can be done about it. */
export function UploadOnItsWay({ item, facts }: UploadOnItsWayProps) {
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const cancel = useSetAtom(cancelUploadAtom);
  return (
    <UploadingMedia
      name={item.fileName}
      kind={item.mime.startsWith('audio/') ? 'audio' : 'video'}
      state={item.state}
      progress={item.progress}
      sentBytes={item.sentBytes}
      size={item.size}
      speed={item.speed}
      secondsLeft={item.secondsLeft}
      problem={item.error?.message ?? null}
      facts={facts}
      onPause={() => pause(item.id)}
      onResume={() => resume(item.id)}
      onRetry={() => retry(item.id)}
      onCancel={() => cancel(item.id)}
    />
  );
}
