import type { ClosedTime } from '#components/data/planning/events.ts';
import { placed, segmentOn, type PlacedEvent } from '#components/data/planning/layout.ts';
import { minutesOf, timeOf, type WallTime } from '#lib/time/moments.ts';
import { space } from '#theme/tokens.ts';
import { freeFrom, hoursBeside, hoursOf, px } from './timeGrid.ts';
import type { Draft } from './usePlanning.ts';
import * as S from './WeekCalendar.styles.ts';

interface WeekGroundProps {
  days: readonly string[];
  timeZone: string;
  closed: ClosedTime | undefined;
  /** Events that have hours of their own, over which nothing is written. */
  events: readonly PlacedEvent[];
  /** What the clock shows. */
  present: WallTime;
  /** What is being moved or drawn. */
  draft: Draft | null;
  /** Why it cannot be left there; null where it can. */
  refusal: string | null;
}

/** How much of a day the words on closed time take, minutes: three lines in a column of a week, one on a day by itself. */
const roomOfWords = (days: number) => (days > 1 ? 70 : 35);

const hours = Array.from({ length: 23 }, (_, index) => index + 1);

/** The names of the hours, each on its line, and beside them what a second clock shows then. */
export function WeekGutter({
  day,
  timeZone,
  secondZone,
}: {
  day: string;
  timeZone: string;
  secondZone: string | undefined;
}) {
  const beside = secondZone === undefined ? null : hoursBeside(day, timeZone, secondZone);
  return (
    <S.Gutter aria-hidden>
      {hours.map((hour) => (
        <span key={hour} style={{ top: px(hour * 60) }}>
          {beside !== null && (
            <span>
              {beside[hour]?.time}
              {beside[hour]?.shift !== 0 && <sup>{(beside[hour]?.shift ?? 0) > 0 ? '+1' : '\u22121'}</sup>}
            </span>
          )}
          <span>{timeOf(hour * 60)}</span>
        </span>
      ))}
    </S.Gutter>
  );
}

/** What lies under and over the hours: closed time, the line of now, and where a drag would put things. */
export function WeekGround({ days, timeZone, closed, events, present, draft, refusal }: WeekGroundProps) {
  const shut =
    closed === undefined
      ? null
      : placed({ id: '', kind: 'webinar', title: '', start: closed.from, end: closed.to }, timeZone);
  const parts = days.map((day) => (shut === null ? null : segmentOn(shut, day)));
  const words = parts.map(
    (part, index) =>
      part &&
      freeFrom(
        part,
        roomOfWords(days.length),
        events.flatMap((event) => segmentOn(event, days[index] ?? '') ?? []),
      ),
  );
  const told = words.findIndex((at) => at !== null);
  const today = days.indexOf(present.day);
  const at = px(minutesOf(present.time));
  const column = (index: number) => ({
    left: `${(index / days.length) * 100}%`,
    width: `${100 / days.length}%`,
  });

  return (
    <S.Ground aria-hidden>
      {parts.map(
        (part, index) =>
          part !== null && (
            <S.Hatch
              key={days[index]}
              style={{
                ...column(index),
                top: px(part.start),
                height: px(part.end - part.start),
                paddingTop: `calc(${space[2]} + ${px((words[index] ?? part.start) - part.start)}px)`,
              }}
            >
              {index === told && <span>{closed?.text}</span>}
            </S.Hatch>
          ),
      )}
      {today >= 0 && (
        <>
          <S.Now style={{ ...column(today), top: at }} />
          <S.NowTime style={{ top: at }}>{present.time}</S.NowTime>
        </>
      )}
      {draft !== null && (
        <S.Ghost
          style={{ ...column(draft.index), top: px(draft.start), height: px(draft.end - draft.start) }}
          $refused={refusal !== null}
        >
          {hoursOf(draft)}
          {refusal !== null && <span>{refusal}</span>}
        </S.Ghost>
      )}
    </S.Ground>
  );
}
