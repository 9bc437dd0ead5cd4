import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import { DayNumber } from '#components/data/planning/DayNumber.ts';
import { fullDay, fullMonth, shortWeekday } from '#components/data/planning/dayWords.ts';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { kindHue } from '#components/primitives/KindIcon/looks.ts';
import { placedAll, weeksOf } from '#components/data/planning/layout.ts';
import { messages as planning } from '#components/data/planning/messages.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { bareButton } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface MonthDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  month: string;
  today: string;
  events: readonly PlanEvent[];
  timeZone: string;
  onOpen: ((id: string) => void) | undefined;
}

/** Dots of a day; more say nothing more. */
const MOST = 3;

/** A month on a phone: a dot an event, and under it what there is on the chosen day. */
export function MonthDots({ month, today, events, timeZone, onOpen, ...rest }: MonthDotsProps) {
  const t = useMessages(messages);
  const words = useMessages(planning);
  const language = useLanguage();
  const [wanted, setWanted] = useState(today);
  const weeks = weeksOf(month);
  const chosen = wanted.startsWith(month) ? wanted : today.startsWith(month) ? today : `${month}-01`;
  const all = placedAll(events, timeZone);
  const on = (day: string) =>
    all.filter(({ event, from, to }) => (event.across === true ? from <= day && to >= day : from === day));
  return (
    <div {...rest}>
      <Grid role="group" aria-label={fullMonth(month, language)}>
        {weeks[0]?.map((day) => (
          <Weekday key={day} aria-hidden>
            {shortWeekday(day, language)}
          </Weekday>
        ))}
        {weeks.flat().map((day) => {
          const here = on(day);
          const dots = [...new Set(here.map(({ event }) => event.kind))].slice(0, MOST);
          const label = [
            fullDay(day, language),
            day === today && words.today,
            here.length > 0 && t.events(here.length),
          ];
          return (
            <Day
              key={day}
              type="button"
              aria-pressed={day === chosen}
              disabled={!day.startsWith(month)}
              onClick={() => setWanted(day)}
            >
              <VisuallyHidden>{label.filter(Boolean).join(', ')}</VisuallyHidden>
              <DayNumber aria-hidden $today={day === today} $strong={day >= today}>
                {Number(day.slice(8))}
              </DayNumber>
              <Dots aria-hidden>
                {dots.map((kind) => (
                  <i key={kind} style={{ background: kindHue(kind) }} />
                ))}
              </Dots>
            </Day>
          );
        })}
      </Grid>
      <Agenda from={chosen} to={chosen} events={events} timeZone={timeZone} onOpen={onOpen} />
    </div>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin-bottom: ${space[3]};
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
`;

const Weekday = styled.span`
  padding: ${space[1]} 0;
  ${type.caption}
  color: ${color.ink2};
  text-align: center;
`;

const Day = styled.button`
  ${bareButton}
  display: grid;
  grid-template-rows: 1fr 6px;
  justify-items: center;
  gap: 2px;
  height: ${control.large};
  padding: 6px 0;
  border-radius: ${radius.control};

  &[aria-pressed='true'] {
    background: ${color.accentTint};
  }

  &:disabled {
    opacity: 0.4;
  }
`;

const Dots = styled.span`
  display: flex;
  gap: 3px;

  > i {
    width: 5px;
    height: 5px;
    border-radius: ${radius.round};
  }
`;
