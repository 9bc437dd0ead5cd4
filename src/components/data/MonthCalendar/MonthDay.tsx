import { DayNumber } from '#components/data/planning/DayNumber.ts';
import { fullDay, shortMonth } from '#components/data/planning/dayWords.ts';
import type { Lane, PlacedEvent } from '#components/data/planning/layout.ts';
import { messages as planning } from '#components/data/planning/messages.ts';
import { LANE } from '#components/data/planning/PlanBar.styles.ts';
import { PlanBar } from '#components/data/planning/PlanBar.tsx';
import { PlanItem } from '#components/data/planning/PlanItem.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './MonthCalendar.styles.ts';

interface MonthDayProps {
  day: string;
  month: string;
  today: string;
  /** The month stands beside the number, as it does on each first day. */
  named: boolean;
  /** The week is over: one line an event. */
  over: boolean;
  /** Lines that bars take in this week. */
  lines: number;
  /** The bars that go over this day. */
  bars: readonly Lane[];
  /** Which day of the week it is, from 0. */
  index: number;
  /** Events with hours that begin on it. */
  events: readonly PlacedEvent[];
  /** Room for a sentence is kept at the foot of the week. */
  told: boolean;
  /** Id of the words that tell why it is closed. */
  closedId: string | undefined;
  /** Tab goes to this day. */
  active: boolean;
  /** Something is being carried to this day. */
  target: boolean;
  onOpen: ((id: string) => void) | undefined;
  onCreate: ((day: string) => void) | undefined;
  onOpenDay: ((day: string) => void) | undefined;
}

/** Events shown on a day that is to come. */
const MOST = 4;
/** Lines of a week that is over, bars among them. */
const LOW = 2;

interface EventsProps extends Pick<
  MonthDayProps,
  'day' | 'events' | 'over' | 'lines' | 'onOpen' | 'onOpenDay'
> {
  past: boolean;
}

/** The events of a day with hours, as many as there is room for. */
function Events({ day, events, past, over, lines, onOpen, onOpenDay }: EventsProps) {
  const shown = events.slice(0, over ? Math.max(1, LOW - lines) : MOST);
  const hidden = events.length - shown.length;
  return (
    <div className="events" style={{ paddingTop: lines * LANE }}>
      {shown.map((placed, at) => (
        <div key={placed.event.id} className={past ? 'line short' : 'line'}>
          <PlanItem
            data-event={placed.event.id}
            placed={placed}
            look={past ? 'line' : 'block'}
            onOpen={onOpen}
            tabIndex={-1}
          />
          {hidden > 0 && over && at === shown.length - 1 && (
            <More day={day} hidden={hidden} onOpenDay={onOpenDay} />
          )}
        </div>
      ))}
      {hidden > 0 && !over && <More day={day} hidden={hidden} onOpenDay={onOpenDay} />}
    </div>
  );
}

/** The day in words, with what is on it. */
function Words({ day, today, events, bars }: Pick<MonthDayProps, 'day' | 'today' | 'events' | 'bars'>) {
  const t = useMessages(messages);
  const words = useMessages(planning);
  const language = useLanguage();
  const label = [
    fullDay(day, language),
    day === today && words.today,
    events.length > 0 && t.events(events.length),
    ...bars.map(({ placed }) => t.goesOn(placed.event.title)),
  ];
  return <span className="hidden">{label.filter(Boolean).join(', ')}</span>;
}

/** A day of the month: its number, the bars that begin on it, its events. */
export function MonthDay({
  day,
  month,
  today,
  named,
  over,
  lines,
  bars,
  index,
  events,
  told,
  closedId,
  active,
  target,
  onOpen,
  onCreate,
  onOpenDay,
}: MonthDayProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const past = day < today;

  return (
    <S.Day
      role="gridcell"
      data-day={day}
      tabIndex={active ? 0 : -1}
      aria-describedby={closedId}
      aria-current={day === today ? 'date' : undefined}
      data-open={onCreate !== undefined}
      data-told={told}
      data-closed={closedId !== undefined}
      data-target={target}
    >
      <Words day={day} today={today} events={events} bars={bars} />
      <span className="date" aria-hidden>
        <DayNumber $today={day === today} $strong={!past && day.startsWith(month)}>
          {Number(day.slice(8))}
        </DayNumber>
        {(named || day.endsWith('-01')) && <span className="month">{shortMonth(day, language)}</span>}
      </span>
      {bars
        .filter(({ first }) => first === index)
        .map((lane) => (
          <PlanBar
            key={lane.placed.event.id}
            data-event={lane.placed.event.id}
            lane={lane}
            from={29}
            today={today}
            onOpen={onOpen}
            tabIndex={onOpen === undefined ? undefined : -1}
          />
        ))}
      {events.length > 0 && (
        <Events
          day={day}
          events={events}
          past={past}
          over={over}
          lines={lines}
          onOpen={onOpen}
          onOpenDay={onOpenDay}
        />
      )}
      {onCreate !== undefined && !past && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title names it
        <button className="add" type="button" tabIndex={-1} title={t.add} onClick={() => onCreate(day)} />
      )}
    </S.Day>
  );
}

/** How many events more there are; it leads to the day where that can be shown. */
function More({
  day,
  hidden,
  onOpenDay,
}: { day: string; hidden: number } & Pick<MonthDayProps, 'onOpenDay'>) {
  const t = useMessages(messages);
  return (
    <S.More
      as={onOpenDay === undefined ? 'span' : 'button'}
      type={onOpenDay === undefined ? undefined : 'button'}
      tabIndex={onOpenDay === undefined ? undefined : -1}
      onClick={onOpenDay === undefined ? undefined : () => onOpenDay(day)}
      title={t.more(hidden)}
    >
      <span aria-hidden>+{hidden}</span>
      <VisuallyHidden>{t.more(hidden)}</VisuallyHidden>
    </S.More>
  );
}
