import { useId, useState, type ComponentPropsWithRef } from 'react';
import { fullMonth, fullWeekday, shortWeekday } from '#components/data/planning/dayWords.ts';
import type { ClosedTime } from '#components/data/planning/events.ts';
import { partOfRow, weekOf, weeksOf, type PlacedEvent } from '#components/data/planning/layout.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { addDays } from '#lib/time/moments.ts';
import * as S from './MonthCalendar.styles.ts';
import { MonthWeek } from './MonthWeek.tsx';

interface MonthSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The month, `YYYY-MM`. */
  month: string;
  today: string;
  /** Everything planned in its weeks, and more. */
  events: readonly PlacedEvent[];
  timeZone: string;
  closed: ClosedTime | undefined;
  /** The day that Tab goes to. */
  active: string;
  /** The day that something is being carried to. */
  target: string | null;
  onOpen: ((id: string) => void) | undefined;
  onCreate: ((day: string) => void) | undefined;
  onOpenDay: ((day: string) => void) | undefined;
}

const same = (one: readonly PlacedEvent[], other: readonly PlacedEvent[]) =>
  one.length === other.length && one.every((event, at) => event === other[at]);

/** The grid of one month. It is drawn anew only where something of its own weeks has changed. */
export function MonthSheet({
  month,
  today,
  events,
  timeZone,
  closed,
  active,
  target,
  onOpen,
  onCreate,
  onOpenDay,
  ...rest
}: MonthSheetProps) {
  const language = useLanguage();
  const closedId = useId();
  const weeks = weeksOf(month);
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const found = events.filter(({ from, to }) => from <= last && to >= first);
  const [own, setOwn] = useState(found);
  if (!same(own, found)) setOwn(found);

  const parts = weeks.map((week) => (closed === undefined ? null : partOfRow(closed, week, timeZone)));
  const sizes = parts.map((part) => (part === null ? 0 : part.to - part.from));
  const told = sizes.indexOf(Math.max(...sizes));
  const closedIn = (index: number) => {
    const part = parts[index];
    if (closed === undefined || part == null) return null;
    return { text: closed.text, after: closed.after, ...part, told: index === told, ends: part.to < 7 };
  };

  return (
    <>
      {closed !== undefined && (
        <VisuallyHidden id={closedId} aria-hidden>
          {closed.text}
        </VisuallyHidden>
      )}
      <S.Grid {...rest} role="grid" aria-label={fullMonth(month, language)}>
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
            events={own}
            closed={closedIn(index)}
            closedId={closedId}
            active={active}
            target={target}
            onOpen={onOpen}
            onCreate={onCreate}
            onOpenDay={onOpenDay}
          />
        ))}
      </S.Grid>
    </>
  );
}
