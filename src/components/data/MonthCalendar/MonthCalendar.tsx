import { useId, type ComponentPropsWithRef } from 'react';
import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import { fullMonth, fullWeekday, shortWeekday } from '#components/data/planning/dayWords.ts';
import type { ClosedTime, PlanEvent } from '#components/data/planning/events.ts';
import { partOfRow, placed, weekOf, weeksOf } from '#components/data/planning/layout.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, wallTime } from '#lib/moments.ts';
import { monthOf } from '#lib/typedTime.ts';
import { usePhone } from '#lib/useWidth.ts';
import { messages } from './messages.ts';
import * as S from './MonthCalendar.styles.ts';
import { MonthWeek } from './MonthWeek.tsx';
import { useDayGrid } from './useDayGrid.ts';

export interface MonthCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The month, `YYYY-MM`. */
  month: string;
  /** Everything planned in its weeks; more does no harm. */
  events: readonly PlanEvent[];
  /** The zone whose days and hours are shown, an IANA name. */
  timeZone: string;
  /** Time in which something cannot be planned: a quiet hatch to the exact part of a day. */
  closed?: ClosedTime | undefined;
  /** Gets the id of an event that is pressed. */
  onOpen?: (id: string) => void;
  /** Gets the day on which something new is wanted: by «+» under the pointer, or by its key. */
  onCreate?: (day: string) => void;
  /** Gets the day whose events do not all fit: «+2». */
  onOpenDay?: (day: string) => void;
  /** Gets the month that the keys went to. */
  onMonthChange?: (month: string) => void;
}

/**
 * A month of everything planned. Time sets the density: weeks that are over are low, this one and later are tall and tell
 * more. On a phone it is an agenda.
 */
export function MonthCalendar({
  month,
  events,
  timeZone,
  closed,
  onOpen,
  onCreate,
  onOpenDay,
  onMonthChange,
  ...rest
}: MonthCalendarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const hintId = useId();
  const closedId = useId();
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const weeks = weeksOf(month);
  const grid = useDayGrid({ weeks, month, today, onCreate, onMonthChange });
  const all = events.map((event) => placed(event, timeZone));

  if (phone) {
    const { from, to } = monthOf(`${month}-01`);
    return <Agenda {...rest} from={from} to={to} events={events} timeZone={timeZone} onOpen={onOpen} />;
  }

  const parts = weeks.map((week) => (closed === undefined ? null : partOfRow(closed, week, timeZone)));
  const sizes = parts.map((part) => (part === null ? 0 : part.to - part.from));
  const told = sizes.indexOf(Math.max(...sizes));
  const closedIn = (index: number) => {
    const part = parts[index];
    if (closed === undefined || part == null) return null;
    return { text: closed.text, after: closed.after, ...part, told: index === told, ends: part.to < 7 };
  };

  return (
    <div {...rest}>
      <VisuallyHidden id={hintId}>
        {t.keys} {onCreate !== undefined && t.keysCreate}
      </VisuallyHidden>
      {closed !== undefined && (
        <VisuallyHidden id={closedId} aria-hidden>
          {closed.text}
        </VisuallyHidden>
      )}
      <S.Grid {...grid.grid} role="grid" aria-label={fullMonth(month, language)} aria-describedby={hintId}>
        <S.Head role="row">
          {weekOf(today).map((day) => (
            <S.Weekday
              key={day}
              role="columnheader"
              aria-label={fullWeekday(day, language)}
              $today={day === today && weeks.flat().includes(today)}
            >
              {shortWeekday(day, language)}
            </S.Weekday>
          ))}
        </S.Head>
        {weeks.map((days, index) => (
          <MonthWeek
            key={days[0]}
            days={days}
            month={month}
            today={today}
            first={index === 0}
            over={addDays(days[0] ?? '', 6) < today}
            events={all}
            closed={closedIn(index)}
            closedId={closedId}
            active={grid.day}
            onOpen={onOpen}
            onCreate={onCreate}
            onOpenDay={onOpenDay}
          />
        ))}
      </S.Grid>
    </div>
  );
}
