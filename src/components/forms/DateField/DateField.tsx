import { Calendar } from 'lucide-react';
import { Suspense, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { Opener } from '#components/forms/Combobox/Opener.styles.ts';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts, type FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { useSelectionKept } from '#lib/focus/useSelectionKept.ts';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { editableDay, formatDay, parseDay } from '#lib/time/typedTime.ts';
import type { DayMarks } from './marks.ts';
import { messages } from './messages.ts';

interface DateFieldProps extends FieldFrame {
  /** A day, `YYYY-MM-DD`; `null` while there is none. */
  value: string | null;
  /** Gets the day when the author leaves, presses Enter or chooses; `null` when the field is empty. */
  onChange: (day: string | null) => void;
  /** The earliest day allowed. */
  min?: string | undefined;
  /** The latest day allowed. */
  max?: string | undefined;
  /** The limit in words, under the calendar and where a day is outside it: «Не раньше 22 нояб., 12:06». */
  limit?: string | undefined;
  /** What there is on a day already: a dot in the hue of its kind, told in words for the day in focus. */
  marks?: DayMarks | undefined;
  /** The zone (IANA) whose day is today. That of the device by default. */
  timeZone?: string | undefined;
  /** What may be typed, while nothing is. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

const { Part: CalendarPopover, preload } = preloadable(() => import('./CalendarPopover.tsx'), {
  closes: ({ onClose }) => onClose,
});

interface TypedDay extends Pick<DateFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'limit'> {
  today: string;
  /** The calendar is asked for by a key. */
  onOpen: () => void;
}

/** A day as it is typed: it is read when the author leaves or presses Enter, and what is no day stays to be mended. */
function useTypedDay({ value, onChange, min, max, limit, today, onOpen }: TypedDay) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const keepSelection = useSelectionKept();

  function settle(typed: string): boolean {
    const day = parseDay(typed, { today, min });
    if (typed.trim() !== '' && day === null) return false;
    if (day !== value) onChange(day);
    return true;
  }

  function ownProblem(): string | undefined {
    if (focused) return undefined;
    if (draft !== null) return text.unreadable;
    if (value === null) return undefined;
    const day = (limitDay: string) => formatDay(limitDay, today, language);
    if (min !== undefined && value < min) return limit ?? text.notBefore(day(min));
    return max !== undefined && value > max ? (limit ?? text.notAfter(day(max))) : undefined;
  }

  return {
    problem: ownProblem(),
    forget: () => setDraft(null),
    input: {
      value:
        draft ?? (value === null ? '' : focused ? editableDay(value) : formatDay(value, today, language)),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        keepSelection(event.currentTarget);
        setFocused(true);
      },
      onBlur: () => {
        setFocused(false);
        if (draft !== null && settle(draft)) setDraft(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          if (draft !== null && settle(draft)) setDraft(null);
          onOpen();
        } else if (event.key === 'Enter' && draft !== null) {
          event.preventDefault();
          if (settle(draft)) setDraft(null);
        } else if (event.key === 'Escape' && draft !== null) {
          event.preventDefault();
          event.stopPropagation();
          setDraft(null);
        }
      },
    },
  };
}

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A day: typed as it comes («26.11», «26 ноября», «завтра») or chosen from a calendar. What is no day stays to be mended. The
 * calendar's code is fetched when its button is reached.
 */
export function DateField({
  value,
  onChange,
  min,
  max,
  limit,
  marks,
  timeZone = deviceZone(),
  placeholder,
  disabled,
  size,
  error,
  ...rest
}: DateFieldProps) {
  const text = useMessages(messages);
  const [frame] = fieldParts(rest);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const typed = useTypedDay({ value, onChange, min, max, limit, today, onOpen: () => setOpen(true) });

  return (
    <Field {...frame} error={error || typed.problem}>
      {(control) => (
        <Box ref={box} $size={size}>
          <Input
            {...control}
            ref={input}
            data-control
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            {...typed.input}
            $size={size}
          />
          <Opener
            type="button"
            aria-label={text.open(frame.label)}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onPointerEnter={() => void preload()}
            onFocus={() => void preload()}
            onClick={() => setOpen(true)}
          >
            <Calendar size={16} strokeWidth={1.5} aria-hidden />
          </Opener>
          {open && (
            <Suspense fallback={null}>
              <CalendarPopover
                anchor={box}
                label={frame.label}
                value={value}
                today={today}
                min={min}
                max={max}
                limit={limit}
                marks={marks}
                onChoose={(day) => {
                  typed.forget();
                  onChange(day);
                }}
                onClose={() => {
                  setOpen(false);
                  input.current?.focus();
                }}
              />
            </Suspense>
          )}
        </Box>
      )}
    </Field>
  );
}
