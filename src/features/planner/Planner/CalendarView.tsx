import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import { MonthCalendar } from '#components/data/MonthCalendar/MonthCalendar.tsx';
import type { ClosedTime, PlanEvent } from '#components/data/planning/events.ts';
import { WeekCalendar, type Period } from '#components/data/WeekCalendar/WeekCalendar.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Planner.styles.ts';
import { daysOf, type Place } from './usePlace.ts';

export interface CalendarViewProps {
  place: Place;
  events: readonly PlanEvent[];
  timeZone: string;
  secondZone: string | null;
  closed: ClosedTime | undefined;
  onGo: (place: Partial<Place>) => void;
  onOpen: (id: string) => void;
  /** To another instant, ms, and by days. */
  onMoveTo: (id: string, start: number) => void;
  onMoveBy: (id: string, days: number) => void;
  /** Something new on a day, and in a drawn time. */
  onPlanDay: (day: string) => void;
  onPlanTime: (period: Period) => void;
  refusalOf: (id: string | null, period: Period) => string | null;
}

/** The planner's time in the view that is chosen. */
export function CalendarView(props: CalendarViewProps) {
  const { place, events, timeZone, secondZone, closed, onGo, onOpen } = props;
  const t = useMessages(messages);
  const { from, to } = daysOf(place);
  if (place.view === 'list')
    return (
      <Agenda
        from={from}
        to={to}
        events={events}
        timeZone={timeZone}
        onOpen={onOpen}
        empty={<S.Nothing>{t.empty}</S.Nothing>}
      />
    );
  if (place.view === 'month')
    return (
      <MonthCalendar
        month={place.day.slice(0, 7)}
        events={events}
        timeZone={timeZone}
        closed={closed}
        onOpen={onOpen}
        onMove={props.onMoveBy}
        onCreate={props.onPlanDay}
        onOpenDay={(day) => onGo({ view: 'day', day })}
        onMonthChange={(month) => onGo({ day: `${month}-01` })}
      />
    );
  return (
    <WeekCalendar
      from={from}
      days={place.view === 'day' ? 1 : 7}
      events={events}
      timeZone={timeZone}
      secondZone={secondZone ?? undefined}
      closed={closed}
      onOpen={onOpen}
      onMove={(id, { start }) => props.onMoveTo(id, Date.parse(start))}
      onCreate={props.onPlanTime}
      refusalOf={props.refusalOf}
      onTurn={(day) => onGo({ day })}
    />
  );
}
