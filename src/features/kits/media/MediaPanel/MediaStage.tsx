import { FileQuestion } from 'lucide-react';
import type { Ref } from 'react';
import { Player, type PlayerProps } from '#components/data/Player/Player.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { MediaView } from './mediaView.ts';
import * as S from './MediaPanel.styles.ts';
import { messages } from './messages.ts';

/** What stands on a player beside the recording itself. */
export type PlayerExtras = Pick<PlayerProps, 'captions' | 'languages' | 'marks'>;

interface MediaStageProps {
  media: MediaView | 'loading';
  /** The video itself, to take a frame from. */
  mediaRef: Ref<HTMLVideoElement | null>;
  /** What the player shows of the words that belong to the recording. */
  player?: PlayerExtras | undefined;
}

/** What stands in the place of the picture: the player, or what keeps it from playing. */
export function MediaStage({ media, mediaRef, player }: MediaStageProps) {
  const t = useMessages(messages);
  if (media === 'loading' || (media.status === 'processed' && media.src === null && !media.lost)) {
    return (
      <S.Frame aria-busy>
        <Skeleton height="100%" radius="media" />
        <S.Said>{t.loading}</S.Said>
      </S.Frame>
    );
  }
  if (media.lost) {
    return (
      <S.Frame>
        <Block tone="bad" title={t.lost} action={<Button onClick={media.onRetry}>{t.retry}</Button>}>
          {t.lostText}
        </Block>
      </S.Frame>
    );
  }
  switch (media.status) {
    case 'processed':
      return (
        <Player
          src={media.src ?? ''}
          kind={media.kind}
          title={media.title || media.name}
          mediaRef={mediaRef}
          {...player}
          {...(media.kind === 'audio' && media.poster !== undefined && { poster: media.poster })}
          {...(media.durationSec !== null && { duration: media.durationSec })}
        />
      );
    case 'pending':
    case 'uploaded':
      return (
        <S.Frame>
          <Block
            icon={<Spinner size={24} />}
            title={media.status === 'pending' ? t.pending : t.processing}
            aria-live="polite"
          >
            {t.processingText}
          </Block>
        </S.Frame>
      );
    case 'failed':
      return (
        <S.Frame>
          <Block tone="bad" title={t.failed}>
            {t.failedText}
          </Block>
        </S.Frame>
      );
    default:
      return (
        <S.Frame>
          <Block icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />} title={media.status}>
            {t.unknownText}
          </Block>
        </S.Frame>
      );
  }
}
