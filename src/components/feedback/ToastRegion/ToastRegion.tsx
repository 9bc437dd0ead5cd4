import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFocusHeir } from '#lib/useFocusHeir.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { frame, layer } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface ToastRegionProps extends ComponentPropsWithoutRef<'section'> {
  /** Toasts, the newest first. */
  children?: ReactNode;
  /** The pointer came over the toasts or the focus into them: time must stop. */
  onPause?: () => void;
  /** Both are gone: time goes on. */
  onResume?: () => void;
}

/**
 * Where notifications stand: top right under the bar, over the whole width on a phone. Keep it in the page while there
 * are none: screen readers announce what comes into a place that they know.
 */
export function ToastRegion({ onPause, onResume, children, ...rest }: ToastRegionProps) {
  const t = useMessages(messages);
  const region = useRef<HTMLElement>(null);
  const pointed = useRef(false);
  const paused = useRef(false);
  const before = useRef<EventTarget | null>(null);
  // The cross stands last in a toast. After the last toast the author is back where they came from.
  const heir = useFocusHeir(() => {
    const cross = region.current?.querySelector<HTMLElement>(':scope > :first-child button:last-child');
    return cross ?? (before.current instanceof HTMLElement ? before.current : null);
  });

  function settle() {
    const held = pointed.current || region.current?.contains(document.activeElement) === true;
    if (held === paused.current) return;
    paused.current = held;
    if (held) onPause?.();
    else onResume?.();
  }

  // A toast that is taken away takes the focus with it and says nothing.
  useEffect(settle);

  return (
    <Region
      {...rest}
      ref={region}
      aria-label={t.label}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => {
        pointed.current = true;
        settle();
      }}
      onPointerLeave={() => {
        pointed.current = false;
        settle();
      }}
      onFocus={(event) => {
        heir.onFocus(event);
        const from = event.relatedTarget;
        if (from !== null && !event.currentTarget.contains(from)) before.current = from;
        settle();
      }}
      onBlur={(event) => {
        heir.onBlur();
        if (!event.currentTarget.contains(event.relatedTarget)) settle();
      }}
    >
      {children}
    </Region>
  );
}

const Region = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(${frame.bar} + 8px);
  right: 24px;
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 368px;
  /* The gaps between the toasts let clicks through. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${media.phone} {
    right: 8px;
    left: 8px;
    width: auto;
  }
`;
