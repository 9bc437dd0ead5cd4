import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import type { Chapter } from '#domain/chapters/read.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, radius } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface ChapterMarksProps {
  chapters: readonly Chapter[];
  /** Length of the recording, s. */
  duration: number;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  /** Enter on a mark, and a press that moved nothing: its name is wanted. */
  onName: (at: number) => void;
}

/** Where chapters begin, on the line of the player's time: dragged, or moved by arrows. The first one stands at the beginning. */
export default function ChapterMarks({ chapters, duration, ...actions }: ChapterMarksProps) {
  if (duration === 0) return null;
  return chapters
    .filter(({ at }) => at > 0 && at <= duration)
    .map((chapter) => <Mark key={chapter.line} chapter={chapter} duration={duration} {...actions} />);
}

interface MarkProps extends Omit<ChapterMarksProps, 'chapters'> {
  chapter: Chapter;
}

/** The second under a pointer: the line begins and ends half a thumb from its edges. */
function secondUnder(event: PointerEvent<HTMLElement>, duration: number): number {
  const line = event.currentTarget.parentElement?.getBoundingClientRect();
  if (line === undefined || line.width <= 12) return 0;
  const share = (event.clientX - line.left - 6) / (line.width - 12);
  return Math.round(Math.min(1, Math.max(0, share)) * duration);
}

function Mark({ chapter: { at, name }, duration, onMove, onRemove, onName }: MarkProps) {
  const t = useMessages(messages);
  const [held, setHeld] = useState<number | null>(null);
  const pressedAt = useRef(0);
  const stands = held ?? at;

  const keys: Record<string, (far: number) => void> = {
    ArrowLeft: (far) => onMove(at, at - far),
    ArrowDown: (far) => onMove(at, at - far),
    ArrowRight: (far) => onMove(at, Math.min(duration, at + far)),
    ArrowUp: (far) => onMove(at, Math.min(duration, at + far)),
    Delete: () => onRemove(at),
    Backspace: () => onRemove(at),
    Enter: () => onName(at),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.shiftKey ? 10 : 1);
  };

  return (
    <Handle
      role="slider"
      tabIndex={0}
      data-own-arrows
      title={`${formatDuration(stands)} ${name}`}
      aria-label={t.mark(name)}
      aria-valuemin={1}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={stands}
      aria-valuetext={formatDuration(stands)}
      style={{ '--at': stands / duration }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pressedAt.current = event.clientX;
        setHeld(at);
      }}
      onPointerMove={(event) => {
        if (held !== null) setHeld(secondUnder(event, duration));
      }}
      onPointerUp={(event) => {
        setHeld(null);
        // A press is seldom still to the pixel.
        const moved = Math.abs(event.clientX - pressedAt.current) > 3;
        if (moved) onMove(at, secondUnder(event, duration));
        else onName(at);
      }}
      onPointerCancel={() => setHeld(null)}
    />
  );
}

/** A thin mark with room around it for a finger. */
const Handle = styled.div`
  position: absolute;
  top: 50%;
  left: calc(6px + (100% - 12px) * var(--at));
  width: 24px;
  height: 24px;
  translate: -50% -50%;
  cursor: ew-resize;
  touch-action: none;
  border-radius: ${radius.thumb};

  &::before {
    content: '';
    position: absolute;
    inset: 5px 10px;
    border-radius: ${radius.thumb};
    background: ${color.onMedia};
  }

  &:hover::before,
  &:focus-visible::before {
    inset: 2px 9px;
  }

  &:focus-visible {
    outline-color: ${color.onMedia};
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
