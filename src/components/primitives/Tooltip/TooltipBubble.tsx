import type { ReactNode } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import styled from 'styled-components';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { growsIn } from '#theme/mixins.ts';
import { color, layer, radius, shadow, space, type } from '#theme/tokens.ts';

export interface TooltipBubbleProps {
  id: string;
  /** What it hangs from. */
  anchor: Element;
  placement: 'top' | 'bottom' | 'left' | 'right';
  keys: string | undefined;
  /** The pointer is over it, or has left it. */
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The tooltip itself. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function TooltipBubble({
  id,
  anchor,
  placement,
  keys,
  onOpenChange,
  children,
}: TooltipBubbleProps) {
  const state = {
    isOpen: true,
    shouldSkipAnimation: false,
    open: () => onOpenChange(true),
    close: () => onOpenChange(false),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble
        {...{ id }}
        isOpen
        triggerRef={{ current: anchor }}
        placement={placement}
        offset={8}
        containerPadding={8}
        // All but a modal dialog is inert while it is open, so what hangs in one stays inside.
        UNSTABLE_portalContainer={anchor.closest('dialog') ?? document.body}
      >
        <span>{children}</span>
        {keys !== undefined && <Kbd keys={keys} />}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}

const Bubble = styled(Tooltip)`
  z-index: ${layer.popover};
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  max-width: min(280px, calc(100vw - ${space[4]}));
  padding: 6px ${space[2]};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${type.caption}
  color: ${color.ink};
  overflow-wrap: anywhere;
  ${growsIn}

  /* The ground and the shadow are lost where the system picks the colours. */
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;
