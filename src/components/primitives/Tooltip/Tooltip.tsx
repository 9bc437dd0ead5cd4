import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { logFailure } from '#lib/log.ts';
import type TooltipBubbleType from './TooltipBubble.tsx';
import { useHover } from './useHover.ts';

export interface TooltipProps {
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
  const [Bubble, setBubble] = useState<typeof TooltipBubbleType | null>(null);

  const load = async () => {
    try {
      const module = await import('./TooltipBubble.tsx');
      setBubble(() => module.default);
    } catch (error) {
      logFailure('The tooltip could not be loaded', error);
    }
  };

  const { open, onOver, handlers } = useHover(() => void load());
  const anchor = place?.firstElementChild ?? null;
  const shown = open && Bubble !== null && anchor !== null;

  return (
    <>
      {/* It only listens to what its control does. */}
      <Place ref={setPlace} {...handlers}>
        {named || !shown ? children : cloneElement(children, { 'aria-describedby': id })}
      </Place>
      {shown && (
        <Bubble id={id} anchor={anchor} placement={placement} keys={keys} onOpenChange={onOver}>
          {text}
        </Bubble>
      )}
    </>
  );
}

const Place = styled.span`
  display: contents;
`;
