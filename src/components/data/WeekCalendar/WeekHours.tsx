import { useId } from 'react';
import { fullDay } from '#components/data/planning/dayWords.ts';
import type { ClosedTime } from '#components/data/planning/events.ts';
import {
  overlapColumns,
  placed,
  segmentOn,
  type Column,
  type PlacedEvent,
  type Segment,
} from '#components/data/planning/layout.ts';
import { PlanItem } from '#components/data/planning/PlanItem.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { timeOf } from '#lib/moments.ts';
import { messages } from './messages.ts';
import { DAY, px, SLOT } from './timeGrid.ts';
import type { Spot } from './useSlotGrid.ts';
import * as S from './WeekCalendar.styles.ts';

export interface WeekHoursProps {
  days: readonly string[];
  /** Events that have hours of their own. */
  events: readonly PlacedEvent[];
  closed: ClosedTime | undefined;
  timeZone: string;
  /** Where Tab goes. */
  active: Spot;
  /** The event that is being carried. */
  carried: string | null;
  onOpen: ((id: string) => void) | undefined;
  /** Gets the time that is pressed. */
  onPress: ((index: number, minutes: number) => void) | undefined;
}

/** An event on a day, and its place there. */
interface Standing {
  placed: PlacedEvent;
  segment: Segment;
  place: Column;
}

const slots = Array.from({ length: DAY / SLOT }, (_, index) => index * SLOT);
/** Shorter ones have room for one line, minutes. */
const SHORT = 45;

function standingOn(day: string, events: readonly PlacedEvent[]): Standing[] {
  const own = events.flatMap((one) => {
    const segment = segmentOn(one, day);
    return segment === null ? [] : [{ placed: one, segment }];
  });
  const places = overlapColumns(own.map(({ segment }) => segment));
  return own.map((one, index) => ({ ...one, place: places[index] ?? { column: 0, columns: 1 } }));
}

/** The hours of the days, a row a half-hour, with the events that begin in it. */
export function WeekHours({
  days,
  events,
  closed,
  timeZone,
  active,
  carried,
  onOpen,
  onPress,
}: WeekHoursProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const closedId = useId();
  const standing = days.map((day) => standingOn(day, events));
  const shut =
    closed === undefined
      ? null
      : placed({ id: '', kind: 'webinar', title: '', start: closed.from, end: closed.to }, timeZone);

  return (
    <>
      {closed !== undefined && <S.Hidden id={closedId}>{closed.text}</S.Hidden>}
      {slots.map((minutes) => (
        <S.Row key={minutes} role="row" $hour={minutes % 60 === 0}>
          <S.Hour role="rowheader" $shown={minutes % 60 === 0 && minutes > 0}>
            {timeOf(minutes)}
          </S.Hour>
          {days.map((day, index) => {
            const here = (standing[index] ?? []).filter(
              ({ segment }) => segment.start >= minutes && segment.start < minutes + SLOT,
            );
            const name = t.slot(fullDay(day, language), timeOf(minutes));
            const part = shut === null ? null : segmentOn(shut, day);
            return (
              <S.Slot
                key={day}
                role="gridcell"
                data-spot={`${index} ${minutes}`}
                tabIndex={active.index === index && active.minutes === minutes ? 0 : -1}
                aria-label={here.length === 0 ? name : undefined}
                aria-describedby={
                  part !== null && part.start < minutes + SLOT && part.end > minutes ? closedId : undefined
                }
                onClick={
                  onPress === undefined
                    ? undefined
                    : (event) => event.target === event.currentTarget && onPress(index, minutes)
                }
                $open={onPress !== undefined}
              >
                {here.length > 0 && <VisuallyHidden>{name}</VisuallyHidden>}
                {here.map(({ placed: one, segment, place }) => (
                  <S.Standing
                    key={one.event.id}
                    data-event={one.event.id}
                    style={{
                      top: px(segment.start - minutes),
                      height: px(segment.end - segment.start) - 2,
                      left: `calc(${(place.column / place.columns) * 100}% + 1px)`,
                      width: `calc(${100 / place.columns}% - 3px)`,
                    }}
                    $carried={one.event.id === carried}
                  >
                    <PlanItem
                      placed={one}
                      look={segment.end - segment.start < SHORT ? 'line' : 'block'}
                      onOpen={onOpen}
                      tabIndex={onOpen === undefined ? undefined : -1}
                    />
                  </S.Standing>
                ))}
              </S.Slot>
            );
          })}
        </S.Row>
      ))}
    </>
  );
}
