import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Panel } from '#components/forms/DateField/Calendar.styles.ts';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { moveColumn, type ColumnChoice } from './choice.ts';
import { Body, Foot, List, Row, Title } from './ColumnPopover.styles.ts';
import { messages } from './messages.ts';

interface ColumnPopoverProps {
  /** The button that it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  columns: readonly ColumnChoice[];
  onChange: (columns: readonly ColumnChoice[]) => void;
  onReset: (() => void) | undefined;
  onClose: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** Notes what has the focus as its row is moved, so that it gets it back: moving takes the focus off it. */
function useHeld() {
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = held.current;
    held.current = null;
    if (element === null || element === document.activeElement) return;
    // A button at the end of the list is off: its neighbour takes over.
    const row = element.closest('li');
    (element.matches(':disabled') ? row?.querySelector<HTMLElement>('button:enabled') : element)?.focus();
  });

  return () => {
    held.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}

/** The list of columns. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function ColumnPopover({ anchor, columns, onChange, onReset, onClose }: ColumnPopoverProps) {
  const t = useMessages(messages);
  const hold = useHeld();
  const [said, setSaid] = useState('');

  const move = (id: string, by: -1 | 1) => {
    const next = moveColumn(columns, id, by);
    if (next === columns) return;
    const place = next.findIndex((column) => column.id === id);
    hold();
    setSaid(t.moved(next[place]?.label ?? '', place + 1, next.length));
    onChange(next);
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(id, by);
  };

  return (
    <Panel
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={anchor}
      placement="bottom end"
      offset={6}
      containerPadding={8}
    >
      <Body aria-label={t.columns}>
        <Title>{t.columns}</Title>
        <List>
          {columns.map(({ id, label, shown, always = false }, index) => (
            <Row key={id} onKeyDown={(event) => onKeyDown(event, id)}>
              <Checkbox
                label={label}
                checked={shown}
                disabled={always}
                onChange={(on) =>
                  onChange(columns.map((column) => (column.id === id ? { ...column, shown: on } : column)))
                }
              />
              <IconButton
                size="small"
                label={t.up(label)}
                icon={<ArrowUp {...icon} />}
                disabled={index === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                size="small"
                label={t.down(label)}
                icon={<ArrowDown {...icon} />}
                disabled={index === columns.length - 1}
                onClick={() => move(id, 1)}
              />
            </Row>
          ))}
        </List>
        <Foot>
          <span>{t.keys}</span>
          {onReset && (
            <Button variant="quiet" size="small" onClick={onReset}>
              {t.reset}
            </Button>
          )}
        </Foot>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Body>
    </Panel>
  );
}
