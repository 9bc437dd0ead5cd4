import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import styled from 'styled-components';
import { faceAtom, lookAtStreamAtom } from '#atoms/face/faces.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { frameCount, type Frames } from '#lib/face/face.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useObjectUrl } from '#lib/hook/useObjectUrl.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** All frames of a video beside each other, for whoever has no mouse to go through them in the list. */
export function Filmstrip({ stream }: { stream: Stream }) {
  const { id, status } = stream;
  const face = useAtomValue(faceAtom(id));
  const look = useSetAtom(lookAtStreamAtom);
  useEffect(() => look({ id, status }), [id, status, look]);
  if (face?.kind !== 'frames') return null;
  // A still picture, or a file with a single whole frame, is as its poster all through.
  return new Set(face.moments).size < frameCount ? null : <Strip face={face} />;
}

function Strip({ face }: { face: Frames }) {
  const t = useMessages(messages);
  const url = useObjectUrl(face.strip);
  if (url === null) return null;
  return (
    <List aria-label={t.frames}>
      {face.moments.map((moment, at) => (
        <li key={at}>
          <Frame
            style={{
              backgroundImage: `url(${JSON.stringify(url)})`,
              backgroundPosition: `${(at / (frameCount - 1)) * 100}% 0`,
            }}
          />
          {formatDuration(Math.round(moment))}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  ${type.caption}
  ${tabular}
  color: ${color.ink3};

  ${media.phone} {
    gap: ${space[1]};
  }
`;

const Frame = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.thumb};
  background-size: ${frameCount * 100}% 100%;
  box-shadow:
    inset 0 0 0 1px ${color.mediaLine},
    inset 0 0 0 48px ${color.mediaDim};
`;
