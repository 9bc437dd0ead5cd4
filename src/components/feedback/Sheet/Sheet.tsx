import { X } from 'lucide-react';
import { useState, type ComponentPropsWithoutRef, type PointerEvent, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { ModalPage } from '#components/feedback/Dialog/ModalPage.ts';
import { Scroller } from '#components/feedback/Dialog/Scroller.tsx';
import { useModal } from '#components/feedback/Dialog/useModal.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface SheetProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** Whether it is shown. */
  open: boolean;
  /** Esc, the scrim, the cross or a pull on the grip asked to close. */
  onClose: () => void;
  /** `left` is the menu of a phone, 304 px wide; `bottom` comes up from the foot, as tall as what is in it. */
  side: 'left' | 'bottom';
  /** What it is, for screen readers. */
  label: string;
  /** A heading with a cross beside it. Without it the children bring a way to close. */
  title?: ReactNode;
  /** What is in it. It scrolls where it is long. */
  children: ReactNode;
}

/** How far the grip must be pulled down to close, px. */
const PULL = 72;

/** A sheet over the page, on the native `<dialog>`. */
export function Sheet({ open, onClose, side, label, title, children, style, ...rest }: SheetProps) {
  const t = useMessages(messages);
  const modal = useModal({ open, onClose, dismissable: true });
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null);
  if (!open) return null;

  const grip = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setPull({ from: event.clientY, by: 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      if (pull !== null) setPull({ ...pull, by: Math.max(0, event.clientY - pull.from) });
    },
    onPointerUp: () => {
      setPull(null);
      if (pull !== null && pull.by >= PULL) onClose();
    },
    onPointerCancel: () => setPull(null),
  };

  return (
    <Root
      {...rest}
      {...modal}
      aria-label={label}
      $side={side}
      style={pull === null ? style : { ...style, transform: `translateY(${pull.by}px)`, transition: 'none' }}
    >
      <ModalPage />
      <Panel $side={side}>
        {side === 'bottom' && (
          <GripArea {...grip} aria-hidden>
            <Grip />
          </GripArea>
        )}
        {title !== undefined && (
          <Head>
            <Title>{title}</Title>
            <IconButton
              label={t.close}
              size="large"
              icon={<X size={20} strokeWidth={1.5} aria-hidden />}
              onClick={onClose}
            />
          </Head>
        )}
        <Body $side={side}>{children}</Body>
      </Panel>
    </Root>
  );
}

const fromLeft = keyframes`
  from { transform: translateX(-100%); }
`;

const fromBottom = keyframes`
  from { transform: translateY(100%); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const sides = {
  left: css`
    width: 304px;
    max-width: calc(100vw - ${space[10]});
    height: 100dvh;
    margin: 0;
    border-radius: 0 ${radius.bar} ${radius.bar} 0;
    background: ${color.canvas};
    animation: ${fromLeft} ${motion.slow} ${motion.ease};
  `,
  bottom: css`
    width: 100%;
    max-width: 100%;
    max-height: calc(100dvh - ${space[14]});
    margin: auto 0 0;
    border-radius: ${radius.bar} ${radius.bar} 0 0;
    background: ${color.raised};
    animation: ${fromBottom} ${motion.slow} ${motion.ease};
  `,
};

const Root = styled.dialog<{ $side: 'left' | 'bottom' }>`
  max-height: 100dvh;
  padding: 0;
  border: 0;
  overflow: hidden;
  box-shadow: ${shadow.high};
  color: ${color.ink};
  ${type.body}
  transition: transform ${motion.base} ${motion.ease};
  ${(p) => sides[p.$side]}

  &::backdrop {
    background: ${color.scrim};
  }

  /* The rule that stills the page for those who asked for it does not reach a backdrop. */
  @media (prefers-reduced-motion: no-preference) {
    &::backdrop {
      animation: ${fade} ${motion.slow} ${motion.ease};
    }
  }
`;

const Panel = styled.div<{ $side: 'left' | 'bottom' }>`
  display: flex;
  flex-direction: column;
  ${(p) => (p.$side === 'left' ? 'height: 100%;' : 'max-height: inherit;')}
`;

const GripArea = styled.div`
  flex: none;
  display: flex;
  justify-content: center;
  padding: ${space[2]} 0;
  touch-action: none;
  cursor: grab;
`;

const Grip = styled.span`
  width: 36px;
  height: 4px;
  border-radius: ${radius.round};
  background: ${color.line2};
`;

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0 ${space[1]} ${space[1]} ${space[4]};
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  ${type.lead}
  font-weight: ${weight.strong};
`;

const Body = styled(Scroller)<{ $side: 'left' | 'bottom' }>`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${(p) =>
    p.$side === 'bottom' &&
    css`
      padding: 0 ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
    `}
`;
