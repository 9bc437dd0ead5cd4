import type { ClosedTime } from '#components/data/planning/events.ts';
import { eventsOn, lanes, type PlacedEvent } from '#components/data/planning/layout.ts';
import { MonthDay } from './MonthDay.tsx';
import * as S from './MonthCalendar.styles.ts';

/** The part of a week that is closed. */
interface ClosedPart {
  /** Days from the left edge of the week. */
  from: number;
  to: number;
  text: ClosedTime['text'];
  after: ClosedTime['after'];
  /** Here it tells why. */
  told: boolean;
  /** It ends in this week. */
  ends: boolean;
}

interface MonthWeekProps {
  days: readonly string[];
  month: string;
  today: string;
  /** The first row: its first day names its month. */
  first: boolean;
  /** The week is over. */
  over: boolean;
  events: readonly PlacedEvent[];
  closed: ClosedPart | null;
  /** Id of the words that tell why. */
  closedId: string;
  /** The day that Tab goes to. */
  active: string;
  /** The day that something is being carried to. */
  target: string | null;
  onOpen: ((id: string) => void) | undefined;
  onCreate: ((day: string) => void) | undefined;
  onOpenDay: ((day: string) => void) | undefined;
}

/** The least part of a day that has room for words beside the end of closed time. */
const ROOM = 0.4;

/** A week of the month: bars across its days, and the days. */
export function MonthWeek({ days, over, events, closed, closedId, active, target, ...rest }: MonthWeekProps) {
  const bars = lanes(events, days);
  const lines = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const own = events.filter(({ from }) => days.includes(from));
  const perDay = days.map((day) => eventsOn(own, day));
  const endDay = closed === null ? 0 : Math.floor(closed.to);
  const roomy = closed !== null && endDay + 1 - closed.to >= ROOM && perDay[endDay]?.length === 0;
  const at = (part: number) => `${(part / 7) * 100}%`;

  return (
    <S.Week role="row" $over={over}>
      {closed !== null && (
        <S.Hatch
          aria-hidden
          style={{ left: at(closed.from), width: at(closed.to - closed.from) }}
          $ends={closed.ends}
        />
      )}
      {days.map((day, index) => (
        <MonthDay
          {...rest}
          key={day}
          day={day}
          named={rest.first && index === 0}
          over={over}
          lines={lines}
          bars={bars.filter(({ first, length }) => first <= index && index < first + length)}
          index={index}
          events={perDay[index] ?? []}
          told={closed?.told === true}
          closedId={closed !== null && closed.from < index + 1 && closed.to > index ? closedId : undefined}
          active={day === active}
          target={day === target}
        />
      ))}
      {closed?.told === true && (
        <S.Reason aria-hidden style={{ left: at(closed.from), maxWidth: at(7 - closed.from) }}>
          <span>{closed.text}</span>
        </S.Reason>
      )}
      {closed?.ends === true && roomy && closed.after !== undefined && (
        <S.After aria-hidden style={{ left: at(closed.to), width: at(endDay + 1 - closed.to) }}>
          <span>{closed.after}</span>
        </S.After>
      )}
    </S.Week>
  );
}
