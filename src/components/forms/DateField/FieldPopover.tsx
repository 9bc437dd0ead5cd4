import { useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { Panel } from './Calendar.styles.ts';

interface FieldPopoverProps {
  /** What it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opens under a field of days. It stands on react-aria-components, which is heavy: import it dynamically. */
export function FieldPopover({ anchor, label, onClose, children }: FieldPopoverProps) {
  const [dialog] = useState(() => anchor.current?.closest('dialog') ?? undefined);
  return (
    <Panel
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={anchor}
      placement="bottom start"
      offset={6}
      containerPadding={8}
      UNSTABLE_portalContainer={dialog}
    >
      <Dialog aria-label={label}>{children}</Dialog>
    </Panel>
  );
}
