import { useAtomValue, useSetAtom } from 'jotai';
import {
  cancelUploadAtom,
  dismissUploadAtom,
  pauseUploadAtom,
  resumeUploadAtom,
  retryUploadAtom,
  uploadsAtom,
  type Upload,
} from '#atoms/uploads/uploads.ts';
import { UploadCard, type UploadCardProps } from '#components/feedback/UploadCard/UploadCard.tsx';
import { formatShare, formatSpeed } from '#lib/transfer.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const cardStates = {
  queued: 'progress',
  progress: 'progress',
  paused: 'paused',
  done: 'done',
  error: 'error',
} as const satisfies Record<Upload['state'], UploadCardProps['state']>;

/** Every upload of this device as a row, with what can be done about it. */
export function UploadRows() {
  return useAtomValue(uploadsAtom).map((upload) => <Row key={upload.id} upload={upload} />);
}

function Row({ upload }: { upload: Upload }) {
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const cancel = useSetAtom(cancelUploadAtom);
  const dismiss = useSetAtom(dismissUploadAtom);
  const language = useLanguage();
  const { id, fileName, mime, state, progress, speed } = upload;
  return (
    <UploadCard
      name={fileName}
      kind={mime.startsWith('video/') ? 'video' : mime.startsWith('audio/') ? 'audio' : 'file'}
      state={cardStates[state]}
      value={progress}
      detail={useDetail(upload)}
      speed={state === 'progress' && speed !== null ? formatSpeed(speed, language) : undefined}
      onPause={() => pause(id)}
      onResume={() => resume(id)}
      onRetry={() => retry(id)}
      onCancel={() => (state === 'done' ? dismiss(id) : cancel(id))}
    />
  );
}

/** The line under the name: how far it is, or why it stopped. */
function useDetail({ state, progress, sentBytes, size, error }: Upload): string {
  const t = useMessages(messages);
  const language = useLanguage();
  if (state === 'error') return error?.message ?? t.failed;
  if (state === 'done') return t.done;
  const share = formatShare(sentBytes, size, language);
  const line = `${Math.floor(progress)}\u00A0% · ${share}`;
  return state === 'paused' ? `${t.paused} · ${share}` : state === 'queued' ? t.queued : line;
}
