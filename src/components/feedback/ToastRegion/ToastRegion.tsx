import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react';
import styled, { css } from 'styled-components';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bandHeight, frame, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface ToastRegionProps extends ComponentPropsWithoutRef<'section'> {
  /** Toasts, the newest first. */
  children?: ReactNode;
  /** The pointer came over the toasts or the focus into them: time must stop. */
  onPause?: () => void;
  /** Both are gone: time goes on. */
  onResume?: () => void;
}

/** The key that leads to a notification, and back. A toast that offers something goes before Tab would reach it. */
const toastKey = 'F8';

function useToastKey(region: RefObject<HTMLElement | null>, before: RefObject<EventTarget | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key !== toastKey || altKey || ctrlKey || metaKey || shiftKey) return;
      const within = region.current?.contains(document.activeElement);
      const to = within ? before.current : region.current?.querySelector('button');
      if (!(to instanceof HTMLElement)) return;
      event.preventDefault();
      to.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region, before]);
}

/** The height of the bar's own row, px. */
const row = Number.parseInt(frame.bar);

/** Puts the notifications where there is room for them, and tells the page how tall a band they make. */
function useBand(region: RefObject<HTMLElement | null>) {
  // What is stuck under the bar must know how tall it is by now.
  useLayoutEffect(() => {
    const place = region.current;
    const bar = place?.parentElement;
    if (!place || !bar) return;
    const settlePlace = () => {
      place.removeAttribute('data-below');
      if (place.scrollHeight > row) place.setAttribute('data-below', '');
      const band = place.offsetTop >= row ? place.offsetHeight : 0;
      document.documentElement.style.setProperty(bandHeight, `${band}px`);
    };
    settlePlace();
    if (place.childElementCount === 0) return;
    // In a frame of its own: what is measured changes by it.
    let next = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(settlePlace);
    });
    watch.observe(bar);
    return () => {
      cancelAnimationFrame(next);
      watch.disconnect();
    };
  });
  useLayoutEffect(() => () => void document.documentElement.style.removeProperty(bandHeight), []);
}

/**
 * Where notifications stand: in the bar of the console, where nothing else is. From 1024 px up that is the free middle of its row;
 * what does not fit there, and everything under 1024 px, is a band under the row, which moves the page down. So no control is ever
 * covered. Keep it in the page while there are no notifications: screen readers announce what comes into a place that they know.
 */
export function ToastRegion({ onPause, onResume, children, ...rest }: ToastRegionProps) {
  const t = useMessages(messages);
  const region = useRef<HTMLElement>(null);
  const pointed = useRef(false);
  const paused = useRef(false);
  const before = useRef<EventTarget | null>(null);
  // The cross stands last in a toast. After the last toast the author is back where they came from.
  const fallback = useFocusFallback(() => {
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

  useToastKey(region, before);

  useBand(region);

  // A toast that is taken away takes the focus with it and says nothing.
  useEffect(settle);

  return (
    <Region
      {...rest}
      ref={region}
      aria-label={t.label}
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts={toastKey}
      onPointerEnter={() => {
        pointed.current = true;
        settle();
      }}
      onPointerLeave={() => {
        pointed.current = false;
        settle();
      }}
      onFocus={(event) => {
        fallback.onFocus(event);
        const from = event.relatedTarget;
        if (from !== null && !event.currentTarget.contains(from)) before.current = from;
        settle();
      }}
      onBlur={(event) => {
        fallback.onBlur();
        if (!event.currentTarget.contains(event.relatedTarget)) settle();
      }}
    >
      {children}
    </Region>
  );
}

/** The band: a row of its own in the bar. */
const band = css`
  order: 1;
  flex: 0 0 100%;
  padding-bottom: ${space[2]};

  &:empty {
    padding: 0;
  }

  > * {
    width: 100%;
    max-width: none;
  }

  /* Where a panel stands over the right of the page, the words stay beside it. */
  @media (max-width: 1279.98px) {
    :root:has([data-details]) & {
      padding-right: min(440px, 100vw - ${space[14]});
    }
  }
`;

const Region = styled.section`
  display: grid;
  flex: 3 1 0;
  justify-items: center;
  gap: ${space[1]};
  min-width: 0;

  > * {
    width: fit-content;
    max-width: 560px;
  }

  &:empty {
    flex-grow: 0;
  }

  &[data-below] {
    ${band}
  }

  ${media.tablet} {
    ${band}
  }
`;
