import { parseDate } from '@internationalized/date';
import { useState, type RefObject } from 'react';
import { Calendar, I18nProvider } from 'react-aria-components';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { formatDay } from '#lib/time/typedTime.ts';
import { Foot } from './Calendar.styles.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { FieldPopover } from './FieldPopover.tsx';
import type { DayMarks } from './marks.ts';

interface CalendarPopoverProps {
  /** The box that the calendar hangs from. */
  anchor: RefObject<HTMLElement | null>;
  /** Name of the field. */
  label: string;
  value: string | null;
  today: string;
  min: string | undefined;
  max: string | undefined;
  limit: string | undefined;
  marks: DayMarks | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const dateOf = (day: string | undefined) => (day === undefined ? undefined : parseDate(day));

/** The calendar of a field. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function CalendarPopover({
  anchor,
  label,
  value,
  today,
  min,
  max,
  limit,
  marks,
  onChoose,
  onClose,
}: CalendarPopoverProps) {
  const language = useLanguage();
  const begin = value ?? (min !== undefined && today < min ? min : today);
  const [day, setDay] = useState(begin);
  const mark = marks?.[day];
  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'en-GB'}>
      <FieldPopover {...{ anchor, label, onClose }}>
        <Calendar
          aria-label={label}
          autoFocus
          firstDayOfWeek="mon"
          value={value === null ? null : parseDate(value)}
          defaultFocusedValue={parseDate(begin)}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          onFocusChange={(date) => setDay(date.toString())}
          onChange={(date) => {
            onChoose(date.toString());
            onClose();
          }}
        >
          <CalendarDays today={today} marks={marks} />
        </Calendar>
        <Foot $shown={mark !== undefined || limit !== undefined}>
          <span role="status">
            {mark !== undefined && `${formatDay(day, today, language)}: ${mark.label}`}
          </span>
          {limit !== undefined && <span>{limit}</span>}
        </Foot>
      </FieldPopover>
    </I18nProvider>
  );
}
