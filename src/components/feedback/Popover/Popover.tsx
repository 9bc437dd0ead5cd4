import { Suspense, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';

const { Part: Panel, preload: preloadPanel } = preloadable(() => import('./PopoverPanel.tsx'), {
  closes: ({ onClose }) => onClose,
});

/** What the trigger, a `<button>` or a component of one, has to take. */
interface PopoverTriggerProps {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

interface PopoverProps {
  /** What it is, for screen readers. */
  label: string;
  /** A heading in it. On a phone the sheet has one always: the label, where there is none. */
  title?: ReactNode;
  /** Width, px. On a phone it is a sheet of the whole width. */
  width?: number;
  /** The edge of the trigger that the panel is flush with. */
  align?: 'start' | 'end';
  /** Draws the trigger: `(props) => <Button {...props}>Показатели</Button>`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  /** What is in it; as a function it gets the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel that hangs from a button, with the page alive around it: a few facts, fields or choices. Esc and a press outside
 * close it, and the focus goes back. On a phone it is a sheet. For commands take Menu, for a task that must end a Dialog.
 */
export function Popover({
  label,
  title,
  width = 320,
  align = 'start',
  renderTrigger,
  children,
}: PopoverProps) {
  const id = useId();
  const phone = usePhone();
  /** The button that it hangs from; null while it is closed. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const preload = () => {
    if (!phone) void preloadPanel();
  };
  const close = () => setAnchor(null);
  const content = typeof children === 'function' ? children(close) : children;

  return (
    <>
      {renderTrigger({
        onClick: ({ currentTarget }) => setAnchor(open ? null : currentTarget),
        onPointerEnter: preload,
        onFocus: preload,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {phone && (
        <Sheet id={id} open={open} onClose={close} side="bottom" label={label} title={title ?? label}>
          {content}
        </Sheet>
      )}
      {!phone && anchor !== null && (
        <Suspense fallback={null}>
          <Panel
            id={id}
            label={label}
            title={title}
            width={width}
            anchor={anchor}
            align={align}
            onClose={close}
          >
            {content}
          </Panel>
        </Suspense>
      )}
    </>
  );
}
