import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { I18nProvider, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { useHistoryStep } from '#lib/hook/useHistoryStep.ts';
import { growsFromCorner } from '#theme/floating.ts';
import { color, layer, radius, shadow, space, type, weight } from '#theme/tokens.ts';

export interface PopoverPanelProps {
  id: string;
  label: string;
  title: ReactNode;
  width: number;
  /** What it hangs from. It gets the focus back. */
  anchor: HTMLElement;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** The panel itself. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function PopoverPanel({
  id,
  label,
  title,
  width,
  anchor,
  align,
  onClose,
  children,
}: PopoverPanelProps) {
  const language = useLanguage();
  const dialog = anchor.closest('dialog') ?? undefined;
  /** A press came from within, or from what hangs from within. */
  const within = useRef(false);
  const body = useRef<HTMLDivElement>(null);

  // It opens after the library has taken note of where the focus was, to which it goes back.
  useEffect(() => body.current?.focus({ preventScroll: true }), []);

  useHistoryStep(onClose);

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const outside = !within.current && !(target instanceof Node && anchor.contains(target));
    within.current = false;
    if (outside) onClose();
  });

  useEffect(() => {
    const listener = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, []);

  return (
    <I18nProvider locale={language}>
      <Panel
        isOpen
        isNonModal
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        // The trigger closes it by itself: its press must not close and open it again.
        shouldCloseOnInteractOutside={(target) => !anchor.contains(target)}
        triggerRef={{ current: anchor }}
        placement={`bottom ${align}`}
        offset={6}
        containerPadding={8}
        UNSTABLE_portalContainer={dialog}
        data-align={align}
        style={{ width }}
      >
        <Body
          ref={body}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          onPointerDownCapture={() => {
            within.current = true;
          }}
        >
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Body>
      </Panel>
    </I18nProvider>
  );
}

/** What floats: it grows out of the corner that it hangs from. */
const Panel = styled(Popover)`
  z-index: ${layer.popover};
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - ${space[4]});
  border-radius: ${radius.media};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  ${type.body}
  ${growsFromCorner}

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const Body = styled.div`
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-bottom: ${space[2]};
  ${type.body}
  font-weight: ${weight.strong};
`;
