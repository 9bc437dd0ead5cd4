import { useId, type ComponentPropsWithRef } from 'react';
import { fullDay } from '#components/data/planning/dayWords.ts';
import type { ClosedTime, PlanEvent } from '#components/data/planning/events.ts';
import { placedAll, weeksOf } from '#components/data/planning/layout.ts';
import { KeepAlive } from '#components/layout/KeepAlive/KeepAlive.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { useLatest } from '#lib/hook/useLatest.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { messages } from './messages.ts';
import * as S from './MonthCalendar.styles.ts';
import { MonthDots } from './MonthDots.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { useDayCarry } from './useDayCarry.ts';
import { firstOf, useDayGrid } from './useDayGrid.ts';
import { useDrawnAhead } from './useDrawnAhead.ts';

interface MonthCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
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
  /** Gets an event that was dragged, or carried by Shift and arrows, and by how many days. The caller changes the event. */
  onMove?: (id: string, days: number) => void;
  /** Gets the day, today or later, on which something new is wanted: by «+» under the pointer, or by its key. */
  onCreate?: (day: string) => void;
  /** Gets the day whose events do not all fit: «+2». */
  onOpenDay?: (day: string) => void;
  /** Gets the month that the keys went to. */
  onMonthChange?: (month: string) => void;
}

/**
 * A month of everything planned. Time sets the density: weeks that are over are low, this one and later are tall and tell
 * more. On a phone each event is a dot, and the chosen day is told in full.
 */
export function MonthCalendar({
  month,
  events,
  timeZone,
  closed,
  onOpen,
  onMove,
  onCreate,
  onOpenDay,
  onMonthChange,
  ...rest
}: MonthCalendarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const hintId = useId();
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const weeks = weeksOf(month);
  const isMovable = (id: string) => {
    const event = events.find((one) => one.id === id);
    return event !== undefined && event.fixed !== true && event.state !== 'cancelled';
  };
  const { carried, ...carry } = useDayCarry({ days: weeks.flat(), isMovable, onMove });
  const grid = useDayGrid({ weeks, month, today, carry: carry.keys, onCreate, onMonthChange });
  const all = placedAll(events, timeZone);
  const drawn = useDrawnAhead(month, !phone);
  const handlers = {
    onOpen: useLatest(onOpen),
    onCreate: useLatest(onCreate),
    onOpenDay: useLatest(onOpenDay),
  };

  if (phone)
    return (
      <MonthDots {...rest} month={month} today={today} events={events} timeZone={timeZone} onOpen={onOpen} />
    );

  return (
    <div {...rest}>
      <VisuallyHidden id={hintId}>
        {t.keys} {onCreate !== undefined && t.keysCreate} {onMove !== undefined && t.keysMove}
      </VisuallyHidden>
      <S.Stage>
        {drawn.map((one) => (
          <KeepAlive key={one} hidden={one !== month}>
            <MonthSheet
              {...(one === month && { ...carry.grid, ...grid.grid })}
              month={one}
              today={today}
              events={all}
              timeZone={timeZone}
              closed={closed}
              active={one === month ? grid.day : firstOf(one, today)}
              target={one === month ? (carried?.to ?? null) : null}
              aria-describedby={hintId}
              {...handlers}
            />
          </KeepAlive>
        ))}
      </S.Stage>
      <VisuallyHidden role="status">
        {carried === null ? '' : t.carriedTo(fullDay(carried.to, language))}
      </VisuallyHidden>
    </div>
  );
}
