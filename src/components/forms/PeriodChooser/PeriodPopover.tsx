import { useId, type RefObject } from 'react';
import { FieldPopover } from '#components/forms/DateField/FieldPopover.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { daysOf, type Period, type Preset } from '#lib/time/periods.ts';
import { messages } from './messages.ts';
import { PeriodChooser } from './PeriodChooser.tsx';
import { Foot } from './PeriodChooser.styles.ts';

interface PeriodPopoverProps {
  /** The button that it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  value: Period;
  presets: readonly Preset[];
  today: string;
  min: string | undefined;
  max: string;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** What opens under a field of a period. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function PeriodPopover({
  anchor,
  label,
  value,
  today,
  onChoose,
  onClose,
  ...rest
}: PeriodPopoverProps) {
  const text = useMessages(messages);
  const form = useId();
  return (
    <FieldPopover {...{ anchor, label, onClose }}>
      <PeriodChooser
        {...rest}
        form={form}
        days={daysOf(value, today)}
        preset={typeof value === 'string' ? value : null}
        today={today}
        onChoose={(period) => {
          onChoose(period);
          onClose();
        }}
      />
      <Foot>
        <Button type="submit" form={form}>
          {text.show}
        </Button>
      </Foot>
    </FieldPopover>
  );
}
