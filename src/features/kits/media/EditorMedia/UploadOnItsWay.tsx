import { useUploadActions } from '#features/kits/media/UploadRows/useUploadActions.ts';
import type { Upload } from '#atoms/upload/entries.ts';
import { UploadingMedia, type UploadingMediaProps } from '#features/kits/media/MediaPanel/UploadingMedia.tsx';

interface UploadOnItsWayProps extends Pick<UploadingMediaProps, 'hint'> {
  item: Upload;
}

/** A media on its way, with what can be done about it. */
export function UploadOnItsWay({ item, hint }: UploadOnItsWayProps) {
  const actions = useUploadActions(item);
  return (
    <UploadingMedia
      name={item.fileName}
      kind={item.mime.startsWith('audio/') ? 'audio' : 'video'}
      state={item.state === 'waitingPlace' ? 'queued' : item.state}
      progress={item.progress}
      sentBytes={item.sentBytes}
      size={item.size}
      speed={item.speed}
      secondsLeft={item.secondsLeft}
      problem={item.error?.message ?? item.notice?.message ?? null}
      action={actions.provide}
      hint={hint}
      onPause={actions.pause}
      onResume={actions.resume}
      onRetry={actions.retry}
      onCancel={actions.cancel}
    />
  );
}
