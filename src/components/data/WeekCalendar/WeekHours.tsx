import { useId, type MouseEvent, type PointerEvent } from 'react';
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
import { timeOf } from '#lib/time/moments.ts';
import { messages } from './messages.ts';
import { LEAST, px, SLOT, spotAt } from './timeGrid.ts';
import type { Spot } from './useSlotGrid.ts';
import * as S from './WeekCalendar.styles.ts';

interface WeekHoursProps {
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
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** An event on a day, and its place there. */
interface Standing {
  placed: PlacedEvent;
  segment: Segment;
  place: Column;
}

/** Shorter ones have room for one line, minutes. */
const SHORT = 45;

function standingOn(day: string, events: readonly PlacedEvent[]): Standing[] {
  const own = events
    .flatMap((one) => {
      const segment = segmentOn(one, day);
      return segment === null ? [] : [{ placed: one, segment }];
    })
    .toSorted((one, other) => one.segment.start - other.segment.start);
  const places = overlapColumns(own.map(({ segment }) => segment));
  return own.map((one, index) => ({ ...one, place: places[index] ?? { column: 0, columns: 1 } }));
}

/** The half-hour at a point of the columns. */
function slotAt(event: MouseEvent<HTMLElement>, days: number): Spot {
  const { index, minutes } = spotAt(
    { x: event.clientX, y: event.clientY },
    event.currentTarget.getBoundingClientRect(),
    days,
  );
  return { index, minutes: Math.min(Math.floor(minutes / SLOT) * SLOT, 24 * 60 - SLOT) };
}

/** Whether a half-hour lies in the time that is closed. */
function shutBy(closed: ClosedTime | undefined, timeZone: string) {
  const shut =
    closed === undefined
      ? null
      : placed({ id: '', kind: 'webinar', title: '', start: closed.from, end: closed.to }, timeZone);
  return (day: string, minutes: number) => {
    const part = shut === null ? null : segmentOn(shut, day);
    return part !== null && part.start < minutes + SLOT && part.end > minutes;
  };
}

/** The days beside each other, with their events at their hours. A day is one element, however many half-hours it has. */
export function WeekHours({
  days,
  events,
  closed,
  timeZone,
  active,
  carried,
  onOpen,
  onPress,
  onPointerDown,
  onClickCapture,
}: WeekHoursProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const closedId = useId();
  const isShut = shutBy(closed, timeZone);

  return (
    <>
      {closed !== undefined && <S.Hidden id={closedId}>{closed.text}</S.Hidden>}
      <S.Columns
        role="row"
        data-columns
        onPointerDown={onPointerDown}
        onClickCapture={onClickCapture}
        onClick={(event) => {
          if (onPress === undefined || (event.target as Element).closest('button') !== null) return;
          const { index, minutes } = slotAt(event, days.length);
          onPress(index, minutes);
        }}
      >
        {days.map((day, index) => (
          <S.Day key={day} role="gridcell" data-column={index} $open={onPress !== undefined}>
            <VisuallyHidden>{fullDay(day, language)}</VisuallyHidden>
            {active.index === index && (
              <S.Slot
                // Anew for each time, so that its name is told when the focus comes to it.
                key={active.minutes}
                type="button"
                data-spot={`${index} ${active.minutes}`}
                aria-label={t.slot(fullDay(day, language), timeOf(active.minutes))}
                aria-describedby={isShut(day, active.minutes) ? closedId : undefined}
                onClick={() => onPress?.(index, active.minutes)}
                style={{ top: px(active.minutes), height: px(SLOT) }}
              />
            )}
            {standingOn(day, events).map(({ placed: one, segment, place }) => (
              <S.Standing
                key={one.event.id}
                data-event={one.event.id}
                data-start={segment.start}
                style={{
                  top: px(segment.start),
                  height: Math.max(LEAST, px(segment.end - segment.start) - 2),
                  left: `calc(${(place.column / place.columns) * 100}% + 1px)`,
                  width: `calc(${100 / place.columns}% - 3px)`,
                }}
                $carried={one.event.id === carried}
                $clash={one.event.clash === true}
              >
                <PlanItem
                  placed={one}
                  look={segment.end - segment.start < SHORT ? 'line' : 'block'}
                  onOpen={onOpen}
                  tabIndex={onOpen === undefined ? undefined : -1}
                />
              </S.Standing>
            ))}
          </S.Day>
        ))}
      </S.Columns>
    </>
  );
}
