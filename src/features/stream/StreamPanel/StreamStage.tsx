import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Stream } from '#domain/stream/schema.ts';
import { faceAtom } from '#atoms/face/faces.ts';
import { isUnprocessed, streamLinkAtom } from '#atoms/stream/streams.ts';
import { Player } from '#components/data/Player/Player.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useObjectUrl } from '#lib/hook/useObjectUrl.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** The player, or what keeps it from playing. */
export function StreamStage({ stream }: { stream: Stream }) {
  const t = useMessages(messages);
  if (stream.status === 'processed') return <Playing stream={stream} />;
  if (isUnprocessed(stream)) {
    return (
      <Place>
        <Block
          icon={<Spinner size={24} />}
          title={stream.status === 'pending' ? t.pending : t.uploaded}
          aria-live="polite"
        >
          {t.processingText}
        </Block>
      </Place>
    );
  }
  if (stream.status !== 'failed') return null;
  return (
    <Place>
      <Block tone="bad" title={t.broken}>
        {t.brokenText}
      </Block>
    </Place>
  );
}

function Playing({ stream }: { stream: Stream }) {
  const t = useMessages(messages);
  const { item: src, status, retry } = useAtomValue(streamLinkAtom(stream.id));
  const face = useAtomValue(faceAtom(stream.id));
  const poster = useObjectUrl(face?.kind === 'frames' ? face.poster : null);
  if (src !== null) {
    return (
      <Player
        src={src}
        kind={stream.kind === 'audio' ? 'audio' : 'video'}
        title={stream.name}
        {...(poster !== null && { poster })}
        {...(stream.durationSec && { duration: stream.durationSec })}
      />
    );
  }
  if (status === 'loading') {
    return (
      <Frame aria-busy aria-label={t.opening} role="status">
        <Skeleton height="100%" radius="media" />
      </Frame>
    );
  }
  return (
    <Place>
      <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {t.lost}
      </Block>
    </Place>
  );
}

const Frame = styled.div`
  aspect-ratio: 16 / 9;
`;

const Place = styled.div`
  padding: ${space[5]};
  border-radius: ${radius.media};
  background: ${color.sunken};
`;
