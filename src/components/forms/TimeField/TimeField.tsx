import { Clock } from 'lucide-react';
import { ComboField } from '#components/forms/Combobox/ComboField.tsx';
import { useTyped } from '#components/forms/Combobox/useTyped.ts';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { minutesOf, timeOf } from '#lib/time/moments.ts';
import { parseTime } from '#lib/time/typedTime.ts';
import { messages } from './messages.ts';

interface TimeFieldProps extends FieldFrame {
  /** A time of day, `HH:mm`; `null` while there is none. */
  value: string | null;
  /** Gets the time when the author leaves, presses Enter or chooses; `null` when the field is empty. */
  onChange: (time: string | null) => void;
  /** Minutes between the times of the list. Any time may be typed. */
  step?: number;
  /** The first time of the list. */
  from?: string;
  /** The last time of the list. */
  to?: string;
  /** What may be typed, while nothing is. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/** A time of day: typed as it comes («1930», «19.30», «7 pm») or chosen from a list. What is no time stays to be mended. */
export function TimeField({
  value,
  onChange,
  step = 30,
  from = '00:00',
  to = '23:59',
  error,
  ...rest
}: TimeFieldProps) {
  const text = useMessages(messages);
  const { query, onQuery, onSettle, unreadable } = useTyped({ parse: parseTime, onChange });
  const first = minutesOf(from);
  const count = Math.max(0, Math.floor((minutesOf(to) - first) / step) + 1);
  const times = Array.from({ length: count }, (_, index) => timeOf(first + index * step));
  const typed = (query ?? '').trim().replace(/[.,-]/, ':');
  const near = times.filter((time) => time.startsWith(typed) || time.startsWith(`0${typed}`));
  const shown = near.length > 0 ? near : times;
  return (
    <ComboField
      {...rest}
      error={unreadable ? text.unreadable : error}
      value={value}
      text={value ?? ''}
      onChange={onChange}
      query={query}
      onQuery={onQuery}
      onSettle={onSettle}
      marked=""
      sections={[{ title: '', options: shown.map((time) => ({ id: time, label: time })) }]}
      state="ready"
      onRetry={() => {}}
      nothing={text.unreadable}
      icon={<Clock size={16} strokeWidth={1.5} aria-hidden />}
    />
  );
}
