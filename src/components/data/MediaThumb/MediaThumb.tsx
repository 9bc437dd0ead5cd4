import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDuration } from '#lib/time/duration.ts';
import { fewerBars, frameAt, frameCount, type Face, type Frames, type Wave } from '#lib/face/face.ts';
import { useObjectUrl } from '#lib/hook/useObjectUrl.ts';
import * as S from './MediaThumb.styles.ts';

interface MediaThumbProps {
  /** Frames of a video or the waveform of a sound; null until they are there, and where there are none. */
  face: Face | null;
  /** What stands there then: the icon of its kind, 16 px. */
  icon: ReactNode;
  /** The length of the recording, s; 0 where it is not known. */
  duration: number;
  /** Without the time at the pointer, where there is no room for it. */
  small?: boolean;
}

/** The row that a thumbnail stands in: all of it is one link or one label, which lies over the thumbnail. */
const rowOf = (element: Element) => element.closest<HTMLElement>('[data-index], label') ?? element;

/** Where a mouse stands over an element, as a share of its width; null where it does not. */
function useScrub() {
  const place = useRef<HTMLSpanElement>(null);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const row = rowOf(element);
    const move = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      const isOver = x >= left && x < right && y >= top && y < bottom;
      setShare(isOver ? (x - left) / width : null);
    };
    const leave = () => setShare(null);
    row.addEventListener('pointermove', move, { passive: true });
    row.addEventListener('pointerleave', leave);
    return () => {
      row.removeEventListener('pointermove', move);
      row.removeEventListener('pointerleave', leave);
    };
  }, []);
  return { place, share };
}

/**
 * What a recording is known by at a glance, in the place of a cover: the size is that of its place, whatever is there. A mouse that goes
 * over it goes through the recording. Keys and fingers need no such way: they open the recording, where all frames stand beside
 * each other and the player has a slider. Nothing moves by itself.
 */
export function MediaThumb({ face, icon, duration, small = false }: MediaThumbProps) {
  const { place, share } = useScrub();
  return (
    <S.Place ref={place} aria-hidden data-face={face?.kind}>
      {face === null && icon}
      {face?.kind === 'frames' && <Picture face={face} share={share} />}
      {face?.kind === 'wave' && <Bars face={face} share={share} />}
      {face !== null && share !== null && (
        <>
          <S.Line style={{ '--share': share }} />
          {!small && <S.Time>{formatDuration(Math.round(momentAt(face, share, duration)))}</S.Time>}
        </>
      )}
    </S.Place>
  );
}

const momentAt = (face: Face, share: number, duration: number): number =>
  face.kind === 'frames' ? (face.moments[frameAt(share)] ?? 0) : share * duration;

function Picture({ face, share }: { face: Frames; share: number | null }) {
  const url = useObjectUrl(face.strip);
  const at = share === null ? face.best : frameAt(share);
  if (url === null) return null;
  return (
    <S.Picture
      data-frame={at}
      style={{
        backgroundImage: `url(${JSON.stringify(url)})`,
        backgroundSize: `${frameCount * 100}% 100%`,
        backgroundPosition: `${(at / (frameCount - 1)) * 100}% 0`,
      }}
    />
  );
}

/** How many bars there is room for. */
const barsShown = 24;

function Bars({ face, share }: { face: Wave; share: number | null }) {
  const bars = fewerBars(face.bars, barsShown);
  const path = bars
    .map((bar, at) => {
      const height = Math.max(0.06, bar);
      return `M${at + 0.2} ${(1 - height) / 2}h0.6v${height}h-0.6z`;
    })
    .join('');
  return (
    <S.Wave viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none">
      <path d={path} />
      {share !== null && (
        <svg width={bars.length * share} height={1} overflow="hidden">
          <path d={path} data-heard />
        </svg>
      )}
    </S.Wave>
  );
}
