import { cloneElement, Suspense, useId, useState, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { preloadable } from '#lib/preloadable.tsx';
import { useHover } from './useHover.ts';

/** What says the same to screen readers by the name of the control may stay away. */
const { Part: Bubble, preload } = preloadable(() => import('./TooltipBubble.tsx'), { without: () => null });

interface TooltipProps {
  /** A few words: what a press does, or what a sign means. */
  text: ReactNode;
  /** The shortcut, as it is written on the keyboard: «Ctrl Z». */
  keys?: string;
  /** The side of the thing where there is room by default. */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** The thing says the same to screen readers by its own name, so they need not hear it twice. */
  named?: boolean;
  /** One control, which has a name of its own and can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few words beside a control that a pointer rests on, or that keys bring the focus to. Touch shows none: never put there
 * what the author must know. For more than words take Popover. Its code is fetched when it is first asked for.
 */
export function Tooltip({ text, keys, placement = 'bottom', named = false, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { open, onOver, handlers } = useHover(() => void preload());
  const anchor = place?.firstElementChild ?? null;
  const shown = open && anchor !== null;

  return (
    <>
      {/* It only listens to what its control does. */}
      <Place ref={setPlace} {...handlers}>
        {named || !shown ? children : cloneElement(children, { 'aria-describedby': id })}
      </Place>
      {shown && (
        <Suspense fallback={null}>
          <Bubble id={id} anchor={anchor} placement={placement} keys={keys} onOpenChange={onOver}>
            {text}
          </Bubble>
        </Suspense>
      )}
    </>
  );
}

const Place = styled.span`
  display: contents;
`;
