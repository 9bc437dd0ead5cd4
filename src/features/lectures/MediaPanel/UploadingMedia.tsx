import styled from 'styled-components';
import { UploadCard, type UploadCardState } from '#components/feedback/UploadCard/UploadCard.tsx';
import { formatDuration } from '#lib/duration.ts';
import { formatBytes } from '#lib/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatShare, formatSpeed, formatTimeLeft } from '#lib/transfer.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface UploadingMediaProps {
  name: string;
  kind: 'video' | 'audio';
  state: 'queued' | 'progress' | 'paused' | 'done' | 'error';
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
  /** What was read of the file when it was chosen. */
  facts: { durationSec: number; width: number | null; height: number | null } | null;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

const states: Record<UploadingMediaProps['state'], UploadCardState> = {
  queued: 'progress',
  progress: 'progress',
  paused: 'paused',
  done: 'processing',
  error: 'error',
};

/** A file on its way to the lecture: how far it is, how fast, what it is, and what can be done about it. */
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
  facts,
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
    done: t.uploaded,
    error: problem ?? t.broken,
  };
  const figures = facts && [
    formatDuration(facts.durationSec),
    ...(facts.width !== null && facts.height !== null ? [`${facts.width}×${facts.height}`] : []),
    formatBytes(size, language),
  ];
  return (
    <div>
      <UploadCard
        name={name}
        kind={kind}
        state={states[state]}
        value={progress}
        detail={detail[state]}
        {...(state === 'progress' && speed !== null && { speed: formatSpeed(speed, language) })}
        onPause={onPause}
        onResume={onResume}
        onRetry={onRetry}
        onCancel={onCancel}
      />
      {figures !== null && (
        <Figures>
          {figures.join(' · ')}
          <Hint>{t.goOn}</Hint>
        </Figures>
      )}
    </div>
  );
}

/** Under the words of the card: its icon is 32 px wide, 12 px from them. */
const Figures = styled.p`
  margin-top: ${space[1]};
  padding-left: 44px;
  color: ${color.ink2};
  ${type.caption}
`;

const Hint = styled.span`
  display: block;
  color: ${color.ink3};
`;
