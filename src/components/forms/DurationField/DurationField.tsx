import { ChevronDown } from 'lucide-react';
import { ComboField } from '#components/forms/Combobox/ComboField.tsx';
import { useTyped } from '#components/forms/Combobox/useTyped.ts';
import type { FieldSize } from '#components/forms/Field/Field.styles.ts';
import type { FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { parseLength } from '#lib/time/typedTime.ts';
import { messages } from './messages.ts';

interface DurationFieldProps extends FieldFrame {
  /** A length, minutes; `null` while there is none. */
  value: number | null;
  /** Gets the length, out of bounds too, when the author leaves, presses Enter or chooses; `null` when the field is empty. */
  onChange: (minutes: number | null) => void;
  /** The least length allowed, minutes. */
  min?: number;
  /** The greatest length allowed, minutes. */
  max?: number;
  /** Lengths are multiples of it, minutes. */
  step?: number;
  /** The lengths of the list. All that are allowed by default. */
  options?: readonly number[];
  /** What may be typed, while nothing is. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/**
 * A length of time in hours and minutes: typed as it comes («1:30», «90», «1,5 ч») or chosen from a list. One that is not
 * allowed stays, and the field says what would be.
 */
export function DurationField({
  value,
  onChange,
  min = 15,
  max = 480,
  step = 15,
  options,
  error,
  ...rest
}: DurationFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const { query, onQuery, onSettle, unreadable } = useTyped({ parse: parseLength, onChange });
  const length = (minutes: number) => formatLength(minutes, language);
  const lengths =
    options ?? Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

  function ownProblem(): string | undefined {
    if (unreadable) return text.unreadable;
    if (value === null || query !== null) return undefined;
    if (value < min || value > max) return text.between(length(min), length(max));
    return value % step === 0 ? undefined : text.multiple(length(step));
  }

  return (
    <ComboField
      {...rest}
      error={error || ownProblem()}
      value={value === null ? null : String(value)}
      text={value === null ? '' : length(value)}
      onChange={(id) => onChange(Number(id))}
      query={query}
      onQuery={onQuery}
      onSettle={onSettle}
      marked=""
      sections={[{ title: '', options: lengths.map((one) => ({ id: String(one), label: length(one) })) }]}
      state="ready"
      onRetry={() => {}}
      nothing={text.unreadable}
      icon={<ChevronDown size={16} strokeWidth={1.5} aria-hidden />}
    />
  );
}
