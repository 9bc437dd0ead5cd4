import { DayNumber } from '#components/data/planning/DayNumber.ts';
import { fullDay, shortWeekday } from '#components/data/planning/dayWords.ts';
import { lanes, type PlacedEvent } from '#components/data/planning/layout.ts';
import { messages as planning } from '#components/data/planning/messages.ts';
import { LANE } from '#components/data/planning/PlanBar.styles.ts';
import { PlanBar } from '#components/data/planning/PlanBar.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './WeekCalendar.styles.ts';

export interface WeekHeadProps {
  days: readonly string[];
  today: string;
  events: readonly PlacedEvent[];
  onOpen: ((id: string) => void) | undefined;
}

/** Names of the days, and what goes on for whole days under them. */
export function WeekHead({ days, today, events, onOpen }: WeekHeadProps) {
  const t = useMessages(messages);
  const words = useMessages(planning);
  const language = useLanguage();
  const bars = lanes(events, days);
  const lines = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return (
    <S.Head role="row">
      <div role="columnheader">
        <VisuallyHidden>{t.hour}</VisuallyHidden>
      </div>
      {days.map((day, index) => (
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
          {bars
            .filter(({ first }) => first === index)
            .map((lane) => (
              <PlanBar key={lane.placed.event.id} lane={lane} from={40} today={today} onOpen={onOpen} />
            ))}
        </S.DayHead>
      ))}
    </S.Head>
  );
}
