import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { kindHue } from '#components/primitives/KindIcon/looks.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMonth } from '#lib/time/typedTime.ts';
import { Day, Dot, Grid, Head, Month, Turn, Weekday } from './Calendar.styles.ts';
import type { DayMarks } from './marks.ts';
import { messages } from './messages.ts';

interface CalendarDaysProps {
  /** The day of the author's zone, which need not be the device's. */
  today: string;
  marks?: DayMarks | undefined;
}

/** A month with its days, for the inside of react-aria's Calendar and RangeCalendar. */
export function CalendarDays({ today, marks }: CalendarDaysProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const month = (single ?? range)?.visibleRange.start.toString();
  return (
    <>
      <Head>
        <Month aria-hidden>{month !== undefined && formatMonth(month, language)}</Month>
        <Turn as={Button} slot="previous" aria-label={text.previous}>
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
        </Turn>
        <Turn as={Button} slot="next" aria-label={text.next}>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </Turn>
      </Head>
      <Grid as={CalendarGrid} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <Weekday as={CalendarHeaderCell}>{weekday}</Weekday>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const mark = marks?.[date.toString()];
            return (
              <Day as={CalendarCell} date={date} data-now={date.toString() === today || undefined}>
                {({ formattedDate, isOutsideMonth }: { formattedDate: string; isOutsideMonth: boolean }) => (
                  <>
                    <span>{formattedDate}</span>
                    {mark !== undefined && !isOutsideMonth && <Dot $hue={kindHue(mark.kind)} />}
                  </>
                )}
              </Day>
            );
          }}
        </CalendarGridBody>
      </Grid>
    </>
  );
}
