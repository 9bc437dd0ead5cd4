import styled from 'styled-components';
import type { UploadState } from '#atoms/upload/entries.ts';
import { UploadCard, type UploadCardProps } from '#components/feedback/UploadCard/UploadCard.tsx';
import type { UploadCardState } from '#components/feedback/UploadCard/uploadCardState.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatShare, formatSpeed, formatTimeLeft } from '#lib/file/transfer.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface UploadingMediaProps {
  name: string;
  kind: 'video' | 'audio';
  state: Exclude<UploadState, 'waitingPlace'>;
  /** 0–100. */
  progress: number;
  /** Bytes. */
  sentBytes: number;
  size: number;
  /** Bytes a second; `null` while unknown. */
  speed: number | null;
  secondsLeft: number | null;
  /** What went wrong, in words. */
  problem: string | null;
  /** What gives the file again, in `waitingFile`. */
  action?: UploadCardProps['action'];
  /** What becomes of it without the author, where that is not what it is in an editor. */
  hint?: string | undefined;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

const states: Record<UploadingMediaProps['state'], UploadCardState> = {
  queued: 'progress',
  progress: 'progress',
  paused: 'paused',
  waitingNetwork: 'offline',
  waitingFile: 'needsFile',
  processing: 'processing',
  done: 'processing',
  error: 'error',
};

/** What becomes of the upload without the author, who can fill in the rest meanwhile. */
const hints = {
  queued: 'startsItself',
  progress: 'goesOn',
  paused: 'standsStill',
  waitingNetwork: 'comesBack',
  waitingFile: 'needsFile',
  processing: 'processingText',
  done: 'processingText',
  error: 'stopped',
} as const;

/** It needs nothing of the author. */
const goesOn: readonly UploadingMediaProps['state'][] = ['queued', 'progress', 'processing', 'done'];

/** A file on its way: how far it is, how fast, and what can be done about it. */
export function UploadingMedia({
  name,
  kind,
  state,
  progress,
  sentBytes,
  size,
  speed,
  secondsLeft,
  problem,
  action,
  hint,
  onPause,
  onResume,
  onRetry,
  onCancel,
}: UploadingMediaProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const share = `${Math.floor(progress)}\u00A0% · ${formatShare(sentBytes, size, language)}`;
  const left =
    state === 'progress' && secondsLeft !== null ? ` · ${formatTimeLeft(secondsLeft, language)}` : '';
  const detail: Record<UploadingMediaProps['state'], string> = {
    queued: t.queued,
    progress: share + left,
    paused: `${t.paused} · ${share}`,
    waitingNetwork: `${t.waitingNetwork} · ${share}`,
    waitingFile: `${t.waitingFile} · ${share}`,
    processing: t.uploaded,
    done: t.uploaded,
    error: problem ?? t.broken,
  };
  return (
    <div>
      <UploadCard
        name={name}
        kind={kind}
        state={states[state]}
        value={progress}
        detail={detail[state]}
        {...(state === 'progress' && speed !== null && { speed: formatSpeed(speed, language) })}
        action={action}
        onPause={onPause}
        onResume={onResume}
        onRetry={onRetry}
        onCancel={onCancel}
      />
      <Hint>{goesOn.includes(state) && hint !== undefined ? hint : t[hints[state]]}</Hint>
    </div>
  );
}

/** Under the words of the card: its icon is 32 px wide, 12 px from them. */
const Hint = styled.p`
  margin-top: ${space[1]};
  padding-left: 44px;
  color: ${color.ink3};
  ${type.caption}
`;
