import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { barCount } from '#lib/peaks/peaks.ts';
import { color, radius } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface WaveformProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSeek'> {
  /** The heights of the bars, 0–1; null while they are not known. */
  peaks: readonly number[] | null;
  /** Where it stands, s. */
  time: number;
  /** The length, s; 0 while it is not known. */
  duration: number;
  /** Gets the place that is gone to, s. */
  onSeek: (time: number) => void;
  /** What is moved along, for screen readers: «Запись волной». */
  label: string;
}

/** How far keys move, s. */
const step = 5;
const page = 30;

/** The least that is seen of a bar, of the height. */
const least = 0.04;

const flat: readonly number[] = Array.from({ length: barCount }, () => 0);

/**
 * A recording as it sounds, which is a slider: a press or a drag goes to a place, arrows move by 5 s, Page Up and Page Down by 30,
 * Home and End to the ends. It takes the room that it is given.
 */
export function Waveform({ peaks, time, duration, onSeek, label, ...rest }: WaveformProps) {
  const t = useMessages(messages);
  const bars = peaks ?? flat;
  const share = duration === 0 ? 0 : Math.min(1, time / duration);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: time - step,
      ArrowDown: time - step,
      ArrowRight: time + step,
      ArrowUp: time + step,
      PageDown: time - page,
      PageUp: time + page,
      Home: 0,
      End: duration,
    }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(Math.min(duration, Math.max(0, to)));
  };

  return (
    <Root {...rest} data-waveform={peaks === null ? 'flat' : 'drawn'}>
      <Bars viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden>
        <path d={pathOf(bars)} fill={color.onMedia2} />
        <svg width={bars.length * share} height={1} overflow="hidden">
          <path d={pathOf(bars)} fill={color.onMedia} />
        </svg>
      </Bars>
      <Slider
        type="range"
        aria-label={label}
        aria-valuetext={t.position(formatDuration(time), formatDuration(duration))}
        min={0}
        max={duration}
        step="any"
        value={time}
        disabled={duration === 0}
        onKeyDown={onKeyDown}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </Root>
  );
}

/** All bars as one path, mirrored about the middle. */
function pathOf(bars: readonly number[]): string {
  return bars
    .map((bar, at) => {
      const height = Math.max(least, bar);
      return `M${at + 0.2} ${0.5 - height / 2}h.6v${height}h-.6z`;
    })
    .join('');
}

const Root = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${radius.thumb};

  &:has(:focus-visible) {
    outline: 2px solid ${color.onMedia};
    outline-offset: 2px;
  }
`;

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;

/** The native slider lies over the drawing, unseen. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`;
