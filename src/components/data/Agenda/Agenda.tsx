import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DayNumber } from '#components/data/planning/DayNumber.ts';
import { fullDay, shortDay, shortMonth, shortWeekday } from '#components/data/planning/dayWords.ts';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { eventsOn, placedAll, type PlacedEvent } from '#components/data/planning/layout.ts';
import { messages as planning } from '#components/data/planning/messages.ts';
import { PlanItem } from '#components/data/planning/PlanItem.tsx';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, daysBetween, wallTime } from '#lib/time/moments.ts';
import * as S from './Agenda.styles.ts';
import { messages } from './messages.ts';

interface AgendaProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day, `YYYY-MM-DD`. */
  to: string;
  /** What is planned, in any order. */
  events: readonly PlanEvent[];
  /** The zone whose days and hours are shown, an IANA name. */
  timeZone: string;
  /** Gets the id of an event that is pressed. */
  onOpen?: ((id: string) => void) | undefined;
  /** In place of the list where nothing is planned. A plain sentence by default. */
  empty?: ReactNode;
}

/** What is planned, day by day, without the days that are free: the next week at home, a calendar on a phone. */
export function Agenda({ from, to, events, timeZone, onOpen, empty, ...rest }: AgendaProps) {
  const t = useMessages(messages);
  const words = useMessages(planning);
  const language = useLanguage();
  const today = wallTime(new Date(now()).toISOString(), timeZone).day;
  const all = placedAll(events, timeZone);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

  /** What goes on for days stands on the first of them that is shown. */
  const acrossFrom = (day: string): PlacedEvent[] =>
    all.filter(
      ({ event, from: begins, to: ends }) =>
        event.across === true && ends >= from && (begins < from ? day === from : begins === day),
    );
  const rows = days
    .map((day) => ({ day, across: acrossFrom(day), timed: eventsOn(all, day) }))
    .filter(({ across, timed }) => across.length + timed.length > 0);

  return (
    <div {...rest}>
      {rows.length === 0 ? (
        (empty ?? <S.Nothing>{t.nothing}</S.Nothing>)
      ) : (
        <ol aria-label={t.label}>
          {rows.map(({ day, across, timed }) => (
            <S.Day key={day}>
              <div className="mark">
                <span className="hidden">
                  {fullDay(day, language)}
                  {day === today && `, ${words.today}`}
                </span>
                <span className="weekday" aria-hidden>
                  {shortWeekday(day, language)}
                </span>
                <DayNumber aria-hidden $today={day === today} $strong={day >= today}>
                  {Number(day.slice(8))}
                </DayNumber>
                {(day.endsWith('-01') || day === rows[0]?.day) && (
                  <span className="month" aria-hidden>
                    {shortMonth(day, language)}
                  </span>
                )}
              </div>
              <ul className="events">
                {across.map((one) => (
                  <li key={one.event.id}>
                    <PlanItem
                      placed={one}
                      look="row"
                      until={
                        one.to === day
                          ? words.lastDay(shortDay(day, language))
                          : words.until(shortDay(one.to, language))
                      }
                      onOpen={onOpen}
                    />
                  </li>
                ))}
                {timed.map((one) => (
                  <li key={one.event.id}>
                    <PlanItem placed={one} look="row" onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </S.Day>
          ))}
        </ol>
      )}
    </div>
  );
}
