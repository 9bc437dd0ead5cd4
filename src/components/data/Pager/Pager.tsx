import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface ShownOfProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many are on the page. */
  shown: number;
  /** How many match. */
  total: number;
}

/** «Показано 24 из 42». */
export function ShownOf({ shown, total, ...rest }: ShownOfProps) {
  const t = useMessages(messages);
  return <Shown {...rest}>{t.shown(groupDigits(shown), groupDigits(total))}</Shown>;
}

interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Asks for the next page: by itself when the foot of the list comes near, or by a press. */
  onMore: () => void;
  /** The next page is on its way. */
  busy?: boolean;
  /** The button: «Показать ещё». */
  label: string;
  /** What went wrong. After it nothing is asked for without a press. */
  error?: ReactNode;
}

/** How far below the window the foot of a list may be when the next page is asked for, px. */
const AHEAD = 600;

/** The foot of a list that has more. Keyboards and screen readers have a real button. */
export function LoadMore({ onMore, busy = false, label, error, ...rest }: LoadMoreProps) {
  const t = useMessages(messages);
  const mark = useRef<HTMLSpanElement>(null);
  const waits = !busy && error === undefined;

  // Watching anew after each page, which brings an `onMore` of its own, asks again while the foot is still near.
  useEffect(() => {
    if (!waits || mark.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several changes at once: only the last one counts.
        if (entries.at(-1)?.isIntersecting !== true) return;
        observer.disconnect();
        onMore();
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [waits, onMore]);

  return (
    <Foot {...rest} data-more>
      <Mark ref={mark} />
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      <Button busy={busy} busyText={t.loading} onClick={onMore}>
        {label}
      </Button>
    </Foot>
  );
}

const Shown = styled.span`
  ${type.body}
  ${tabular}
  color: ${color.ink2};
  white-space: nowrap;
`;

const Foot = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[8]} 0;
`;

const Mark = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: 1px;
`;

const Failure = styled.span`
  ${type.body}
  color: ${color.badText};
`;
