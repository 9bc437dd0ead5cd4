import { RefreshCw, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './MediaPanel.styles.ts';
import { messages } from './messages.ts';

/** What is known of a file. */
export interface MediaFactsView {
  name: string;
  kind: 'video' | 'audio';
  /** Bytes. */
  size: number;
  /** px. */
  width: number | null;
  height: number | null;
  /** Seconds. */
  durationSec: number | null;
}

interface MediaFactsProps {
  /** `null` while it is not known yet. */
  media: MediaFactsView | null;
  /** `null` until the picture is there: its button keeps its place. Absent where there is no frame to take. */
  onFrame?: (() => void) | null;
  /** Absent while another file is on its way. */
  onReplace?: () => void;
  /** Another way to a file. */
  library?: ReactNode;
}

/** The file beside its player: its name, its figures, and what can be done with it. */
export function MediaFacts({ media, onFrame, onReplace, library }: MediaFactsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <S.Facts>
      {media === null ? (
        <S.About>
          <S.FileName>
            <Skeleton width={160} />
          </S.FileName>
        </S.About>
      ) : (
        <S.About>
          <S.FileName>{media.name}</S.FileName>
          <S.Figures>
            <div>
              <dt>{t.size}</dt>
              <dd>{formatBytes(media.size, language)}</dd>
            </div>
            {media.width !== null && media.height !== null && (
              <div>
                <dt>{t.frame}</dt>
                <dd>{`${media.width}×${media.height}`}</dd>
              </div>
            )}
            {media.durationSec !== null && (
              <div>
                <dt>{t.duration}</dt>
                <dd>{formatDuration(media.durationSec)}</dd>
              </div>
            )}
          </S.Figures>
        </S.About>
      )}
      <S.Actions>
        {onFrame !== undefined && (
          <Button
            variant="quiet"
            icon={<Scissors size={16} strokeWidth={1.5} aria-hidden />}
            disabled={onFrame === null}
            {...(onFrame !== null && { onClick: onFrame })}
          >
            <S.Words $on="wide">{t.takeFrame}</S.Words>
            <S.Words $on="phone">{t.takeFrameShort}</S.Words>
          </Button>
        )}
        {onReplace !== undefined && (
          <Button
            variant="quiet"
            icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />}
            onClick={onReplace}
          >
            {t.replace}
          </Button>
        )}
        {library}
      </S.Actions>
    </S.Facts>
  );
}
