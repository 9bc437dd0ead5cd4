import type { Upload } from '#atoms/upload/entries.ts';
import type { UploadFileKind } from '#components/feedback/UploadCard/UploadCard.tsx';
import type { UploadCardState } from '#components/feedback/UploadCard/uploadCardState.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatShare } from '#lib/file/transfer.ts';
import { messages } from './messages.ts';

/** How the card of an upload stands in each of its states. */
export const cardStates = {
  waitingPlace: 'queued',
  queued: 'queued',
  progress: 'progress',
  paused: 'paused',
  waitingNetwork: 'offline',
  waitingFile: 'needsFile',
  processing: 'processing',
  done: 'done',
  error: 'error',
} as const satisfies Record<Upload['state'], UploadCardState>;

/** What a file is, by its kind. */
export function fileKindOf({ mime }: Upload): UploadFileKind {
  const [family] = mime.split('/');
  return family === 'video' || family === 'audio' || family === 'image' ? family : 'file';
}

/** Where an upload is, in words: the state, and how much of the file has left. */
export function useUploadWords({ state, progress, sentBytes, size, error }: Upload): {
  state: string;
  share: string;
} {
  const t = useMessages(messages);
  const language = useLanguage();
  const percent = Math.floor(progress);
  const words = {
    waitingPlace: t.waitingPlace,
    queued: t.queued,
    progress: `${percent}\u00A0%`,
    paused: t.paused,
    waitingNetwork: t.waitingNetwork,
    waitingFile: t.waitingFile,
    processing: t.processing,
    done: t.done,
    error: error?.message ?? (percent > 0 ? t.brokenAt(percent) : t.failed),
  };
  const some = sentBytes > 0 && state !== 'done' && state !== 'processing';
  return {
    state: words[state],
    share: some ? formatShare(sentBytes, size, language) : formatBytes(size, language),
  };
}
