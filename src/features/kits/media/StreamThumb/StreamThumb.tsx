import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { faceAtom, lookAtStreamAtom } from '#atoms/face/faces.ts';
import { MediaThumb } from '#components/data/MediaThumb/MediaThumb.tsx';
import type { Stream } from '#domain/stream/schema.ts';

interface StreamThumbProps {
  stream: Stream;
  /** What stands there until the device has more to show. */
  icon: ReactNode;
  small?: boolean;
}

/** A frame of a video or the waveform of a sound, where the device has it; made when there is time, once it is in sight. */
export default function StreamThumb({ stream, icon, small = false }: StreamThumbProps) {
  const place = useRef<HTMLSpanElement>(null);
  const face = useAtomValue(faceAtom(stream.id));
  const look = useSetAtom(lookAtStreamAtom);
  const { id, status } = stream;

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let away = () => undefined as void;
    const watcher = new IntersectionObserver(([entry]) => {
      away();
      away = entry?.isIntersecting === true ? look({ id, status }) : () => undefined;
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      away();
    };
  }, [id, status, look]);

  return (
    <Root ref={place}>
      <MediaThumb face={face} icon={icon} duration={stream.durationSec ?? 0} small={small} />
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  place-self: stretch;
  border-radius: inherit;
`;
