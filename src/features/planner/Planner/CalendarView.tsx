import { memo, useState } from 'react';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { KeepAlive } from '#components/layout/KeepAlive/KeepAlive.tsx';
import { MonthCalendar } from '#components/data/MonthCalendar/MonthCalendar.tsx';
import type { ClosedTime } from '#components/data/planning/events.ts';
import { WeekCalendar } from '#components/data/WeekCalendar/WeekCalendar.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { eventsOf } from '#features/kits/record/PlanEvents/events.ts';
import { PlanList } from './PlanList.tsx';
import * as S from './Planner.styles.ts';
import { daysBeside, daysOf, within, type Place } from './usePlace.ts';
import type { Period } from '#components/data/WeekCalendar/timeGrid.ts';

interface CalendarViewProps {
  place: Place;
  /** What is planned in the weeks of the month, as far as it is shown. */
  items: readonly PlannerItem[];
  /** Ms since the epoch. */
  present: number;
  timeZone: string;
  secondZone: string | null;
  closed: ClosedTime | undefined;
  onGo: (place: Place) => void;
  onOpen: (id: string) => void;
  /** To another instant, ms, and by days. */
  onMoveTo: (id: string, start: number) => void;
  onMoveBy: (id: string, days: number) => void;
  /** Something new on a day, and in a drawn time. */
  onPlanDay: (day: string) => void;
  onPlanTime: (period: Period) => void;
  refusalOf: (id: string | null, period: Period) => string | null;
}

/** The planner's time in the view that is chosen. Views that were looked at stay drawn out of sight: coming back takes no drawing. */
export function CalendarView(props: CalendarViewProps) {
  const { place } = props;
  const [seen, setSeen] = useState([place.view]);
  if (!seen.includes(place.view)) setSeen([...seen, place.view]);
  return (
    <S.Stage>
      {seen.map((view) => (
        <KeepAlive key={view} hidden={view !== place.view}>
          <KeptView {...props} place={{ view, day: place.day }} shown={view === place.view} />
        </KeepAlive>
      ))}
    </S.Stage>
  );
}

/** A view out of sight waits with what it showed last. */
const KeptView = memo(View, (_, { shown }) => !shown);

/** One of the views. */
function View(props: CalendarViewProps & { shown: boolean }) {
  const { place, items, present, timeZone, secondZone, closed, onGo, onOpen } = props;
  const language = useLanguage();
  const { from, to } = daysOf(place);
  const days = place.view === 'month' ? daysBeside(place) : { from, to };
  const events = eventsOf(within(items, days, timeZone), language, present);
  if (place.view === 'list')
    return (
      <PlanList
        key={from}
        from={from}
        to={to}
        today={wallTime(new Date(present).toISOString(), timeZone).day}
        events={events}
        timeZone={timeZone}
        onOpen={onOpen}
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
        onMonthChange={(month) => onGo({ view: 'month', day: `${month}-01` })}
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
      onTurn={(day) => onGo({ view: place.view, day })}
    />
  );
}
