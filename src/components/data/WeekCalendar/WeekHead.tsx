import { DayNumber } from '#components/data/planning/DayNumber.ts';
import { fullDay, shortWeekday } from '#components/data/planning/dayWords.ts';
import { lanes, type PlacedEvent } from '#components/data/planning/layout.ts';
import { messages as planning } from '#components/data/planning/messages.ts';
import { LANE } from '#components/data/planning/PlanBar.styles.ts';
import { PlanBar } from '#components/data/planning/PlanBar.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { zoneCity } from '#lib/time/zoneNames.ts';
import { messages } from './messages.ts';
import { aheadAt, hoursOfDay } from './timeGrid.ts';
import * as S from './WeekCalendar.styles.ts';

interface WeekHeadProps {
  days: readonly string[];
  today: string;
  events: readonly PlacedEvent[];
  timeZone: string;
  secondZone: string | undefined;
  onOpen: ((id: string) => void) | undefined;
}

/** Names of the days, where clocks change on them, and what goes on for whole days under them. */
export function WeekHead({ days, today, events, timeZone, secondZone, onOpen }: WeekHeadProps) {
  const t = useMessages(messages);
  const words = useMessages(planning);
  const language = useLanguage();
  const bars = lanes(events, days);
  const lines = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const usual = secondZone === undefined ? 0 : aheadAt(days[0] ?? '', timeZone, secondZone);

  /** What is unlike other days: clocks change, or the second zone is elsewhere from the first. */
  const noteOf = (day: string) => {
    const hours = hoursOfDay(day, timeZone);
    if (hours !== 24) return t.hoursOfDay(hours);
    if (secondZone === undefined) return null;
    const ahead = aheadAt(day, timeZone, secondZone);
    return ahead === usual ? null : t.ahead(zoneCity(secondZone, language), ahead - usual);
  };

  return (
    <S.Head role="row">
      <S.Corner aria-hidden>
        {secondZone !== undefined &&
          [secondZone, timeZone].map((zone) => <span key={zone}>{zoneCity(zone, language)}</span>)}
      </S.Corner>
      {days.map((day, index) => {
        const note = noteOf(day);
        return (
          <S.DayHead key={day} role="columnheader" style={{ paddingBottom: 8 + lines * LANE }}>
            <VisuallyHidden>
              {fullDay(day, language)}
              {day === today && `, ${words.today}`}
            </VisuallyHidden>
            <S.Weekday aria-hidden $today={day === today}>
              {shortWeekday(day, language)}
            </S.Weekday>
            <DayNumber aria-hidden $today={day === today} $strong={day >= today}>
              {Number(day.slice(8))}
            </DayNumber>
            {note !== null && <S.DayNote>{note}</S.DayNote>}
            {bars
              .filter(({ first }) => first === index)
              .map((lane) => (
                <PlanBar key={lane.placed.event.id} lane={lane} from={40} today={today} onOpen={onOpen} />
              ))}
          </S.DayHead>
        );
      })}
    </S.Head>
  );
}
