import { Calendar } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Field } from '#components/forms/Field/Field.tsx';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts, type FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { now } from '#lib/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/moments.ts';
import { formatDays, presets as allPresets, type Period, type Preset } from '#lib/periods.ts';
import { preloadable } from '#lib/preloadable.tsx';
import { messages } from './messages.ts';
import { presetNames } from './presetNames.ts';
import { Trigger } from './PeriodField.styles.ts';

export type { Period };

export interface PeriodFieldProps extends FieldFrame {
  /** A period that moves along with today, or fixed days, both ends included. */
  value: Period;
  onChange: (period: Period) => void;
  /** The periods offered beside the calendar. */
  presets?: readonly Preset[];
  /** The earliest day there is anything of, `YYYY-MM-DD`. */
  min?: string;
  /** The latest day allowed. Today by default: figures of the future do not exist. */
  max?: string;
  /** The zone (IANA) whose day is today. That of the device by default. */
  timeZone?: string;
  disabled?: boolean;
  /** 32 px among chips and buttons, 36 or 44 px among fields. */
  size?: FieldSize;
}

const { Part: PeriodPopover, preload } = preloadable(() => import('./PeriodPopover.tsx'), {
  closes: ({ onClose }) => onClose,
});

/** The days that figures are of: a period that moves along with today, or from one day to another. */
export function PeriodField({
  value,
  onChange,
  presets = allPresets,
  min,
  max,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  disabled,
  size = 'regular',
  ...rest
}: PeriodFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [frame] = fieldParts(rest);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const words = typeof value === 'string' ? presetNames(text)[value] : formatDays(value, today, language);
  return (
    <Field {...frame} group>
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <>
          <Trigger
            ref={trigger}
            id={id}
            type="button"
            aria-labelledby={`${labelledBy} ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onPointerEnter={() => void preload()}
            onFocus={() => void preload()}
            onClick={() => setOpen(true)}
            $size={size}
            $invalid={frame.invalid ?? Boolean(frame.error)}
          >
            <span>{words}</span>
            <Calendar size={16} strokeWidth={1.5} aria-hidden />
          </Trigger>
          {open && (
            <Suspense fallback={null}>
              <PeriodPopover
                anchor={trigger}
                label={frame.label}
                value={value}
                presets={presets}
                today={today}
                min={min}
                max={max ?? today}
                onChoose={onChange}
                onClose={() => {
                  setOpen(false);
                  trigger.current?.focus();
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
