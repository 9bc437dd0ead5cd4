import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type PointerEvent } from 'react';
import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import { fullDay, shortDay } from '#components/data/planning/dayWords.ts';
import type { ClosedTime, PlanEvent } from '#components/data/planning/events.ts';
import { placedAll } from '#components/data/planning/layout.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, wallTime } from '#lib/time/moments.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { messages } from './messages.ts';
import { DAY, hoursOf, LENGTH, periodOf, px, type Period } from './timeGrid.ts';
import { usePlanning, type Held } from './usePlanning.ts';
import { useSlotGrid } from './useSlotGrid.ts';
import * as S from './WeekCalendar.styles.ts';
import { WeekGround, WeekGutter } from './WeekGround.tsx';
import { WeekHead } from './WeekHead.tsx';
import { WeekHours } from './WeekHours.tsx';

export interface WeekCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** How many days: a week, or one. */
  days?: 1 | 7;
  /** Everything planned on these days; more does no harm. */
  events: readonly PlanEvent[];
  /** The zone whose days and hours are shown, an IANA name. */
  timeZone: string;
  /** A zone whose hours stand beside those of the first, an IANA name. */
  secondZone?: string | undefined;
  /** Time in which something cannot be planned: a quiet hatch. */
  closed?: ClosedTime | undefined;
  /** The hour in sight at first, 0 to 23. */
  opensAt?: number;
  /** Height of the hours in sight, px. */
  height?: number;
  /** Gets the id of an event that is pressed. */
  onOpen?: (id: string) => void;
  /** Gets an event that was dragged, or carried by Shift and arrows, and its new instants. The caller changes the event. */
  onMove?: (id: string, period: Period) => void;
  /** Gets the instants that were drawn by a pointer, or by Shift and arrows; an hour where time was only pressed. */
  onCreate?: (period: Period) => void;
  /** Why what is carried or drawn cannot be left there, in words; null where it can. Asked at every step. */
  refusalOf?: (id: string | null, period: Period) => string | null;
  /** Gets the first day of the days that the keys went to. */
  onTurn?: (from: string) => void;
}

/** An event by a part of its button, with the part of it that its first day shows. */
function eventAt(part: Element, timed: ReturnType<typeof placedAll>, days: readonly string[]): Held | null {
  const id = part.closest<HTMLElement>('[data-event]')?.dataset['event'];
  const found = timed.find(({ event }) => event.id === id);
  const index = found === undefined ? -1 : days.indexOf(found.from);
  if (found === undefined || index < 0) return null;
  if (found.event.fixed === true || found.event.state === 'cancelled') return null;
  const length = Math.round((Date.parse(found.event.end) - Date.parse(found.event.start)) / 60_000);
  return { id: found.event.id, stretch: { index, start: found.start, end: found.start + length } };
}

/** What a press on an empty place begins. */
const slotAt = (index: number, minutes: number) => ({
  id: null,
  index,
  start: minutes,
  end: Math.min(DAY, minutes + LENGTH),
});

type Week = Pick<WeekCalendarProps, 'from' | 'events' | 'timeZone' | 'onMove' | 'onCreate' | 'onTurn'> & {
  count: number;
  opensAt: number;
};

/** The days with what stands in them, and what is moved or drawn there now. */
function useWeek({ from, count, events, timeZone, opensAt, onMove, onCreate, onTurn }: Week) {
  const present = wallTime(new Date(now()).toISOString(), timeZone);
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const to = days.at(-1) ?? from;
  const all = placedAll(events, timeZone);
  const timed = all.filter(({ event }) => event.across !== true);

  const planning = usePlanning({ days, timeZone, onMove, onCreate });

  const heldBy = (part: Element) => eventAt(part, timed, days);
  const { active, grid } = useSlotGrid({
    ...planning,
    days,
    first: { index: Math.max(0, days.indexOf(present.day)), minutes: opensAt * 60 },
    heldBy,
    movable: onMove !== undefined,
    creatable: onCreate !== undefined,
    onTurn,
  });

  /** A press on an event that cannot be carried is a press, and draws nothing. */
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const held = heldBy(event.target as Element);
    if (held === null && (event.target as Element).closest('[data-event]') !== null) return;
    planning.onPointerDown(event, held);
  };

  return { present, days, to, all, timed, planning, active, grid, onPointerDown };
}

interface WeekGridProps extends Pick<
  WeekCalendarProps,
  'timeZone' | 'secondZone' | 'closed' | 'onOpen' | 'onCreate'
> {
  week: ReturnType<typeof useWeek>;
  /** Why what is moved or drawn now may not stand there. */
  refusal: string | null;
  opensAt: number;
  height: WeekCalendarProps['height'];
  label: string;
  /** Id of the words that tell the keys. */
  hintId: string;
}

/** The hours of the days, side by side. It begins at the hour that the calendar opens at. */
function WeekGrid(props: WeekGridProps) {
  const { week, timeZone, secondZone, closed, refusal, opensAt, height, label, hintId, onOpen, onCreate } =
    props;
  const { present, days, all, timed, planning, active, grid, onPointerDown } = week;
  const { draft } = planning;
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: px(opensAt * 60) - px(15) });
  }, [opensAt]);

  return (
    <S.Grid
      {...grid}
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      $days={days.length}
      $zones={secondZone === undefined ? 1 : 2}
    >
      <WeekHead
        days={days}
        today={present.day}
        events={all}
        timeZone={timeZone}
        secondZone={secondZone}
        onOpen={onOpen}
      />
      <S.Scroller ref={scroller} role="rowgroup" style={{ maxHeight: height }}>
        <S.Hours style={{ height: px(DAY) }}>
          <WeekGutter day={days[0] ?? ''} timeZone={timeZone} secondZone={secondZone} />
          <WeekGround
            days={days}
            timeZone={timeZone}
            closed={closed}
            events={timed}
            present={present}
            draft={draft}
            refusal={refusal}
          />
          <WeekHours
            days={days}
            events={timed}
            active={active}
            carried={draft?.id ?? null}
            closed={closed}
            timeZone={timeZone}
            onOpen={onOpen}
            onPointerDown={onPointerDown}
            onClickCapture={planning.onClickCapture}
            onPress={onCreate && ((index, minutes) => planning.settle(slotAt(index, minutes)))}
          />
        </S.Hours>
      </S.Scroller>
    </S.Grid>
  );
}

/**
 * A week, or a day, by the hour. Events at once stand side by side; they are moved and new ones are drawn by a pointer or by
 * keys. On a phone it is an agenda.
 */
export function WeekCalendar({
  from,
  days: count = 7,
  events,
  timeZone,
  secondZone,
  closed,
  opensAt = 8,
  height = 640,
  onOpen,
  onMove,
  onCreate,
  refusalOf,
  onTurn,
  ...rest
}: WeekCalendarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const hintId = useId();
  const week = useWeek({ from, count, events, timeZone, opensAt, onMove, onCreate, onTurn });
  const { days, to, planning } = week;
  const { draft } = planning;

  if (phone) {
    return <Agenda {...rest} from={from} to={to} events={events} timeZone={timeZone} onOpen={onOpen} />;
  }

  const refusal =
    draft && refusalOf ? refusalOf(draft.id, periodOf(draft, days[draft.index] ?? from, timeZone)) : null;
  const told =
    draft === null
      ? ''
      : t.told(`${fullDay(days[draft.index] ?? from, language)}, ${hoursOf(draft)}`, refusal);
  const label =
    count === 1 ? fullDay(from, language) : t.week(shortDay(from, language), shortDay(to, language));

  return (
    <div {...rest}>
      <VisuallyHidden id={hintId}>
        {t.keys} {onCreate !== undefined && t.keysCreate} {onMove !== undefined && t.keysMove}
      </VisuallyHidden>
      <WeekGrid
        {...{ week, timeZone, secondZone, closed, refusal, opensAt, height, onOpen, onCreate }}
        label={label}
        hintId={hintId}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
