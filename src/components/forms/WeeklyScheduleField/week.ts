import { minutesOf, timeOf } from '#lib/time/moments.ts';

/** Hours of one day of the week, `HH:mm`: 1 is Monday, 7 is Sunday. An end that is not given yet is empty. */
export interface WeekdayHours {
  weekday: number;
  from: string;
  to: string;
}

/** What is done to a week from one of its days. */
export interface DayActions {
  set: (index: number, hours: WeekdayHours) => void;
  add: (weekday: number) => void;
  remove: (index: number) => void;
  clear: (weekday: number) => void;
  copy: (weekday: number, to: 'workdays' | 'all' | number) => void;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const workdays = [1, 2, 3, 4, 5] as const;

/** How many intervals a day may have. */
export const MOST_A_DAY = 10;

/** What is wrong with an interval. */
export type HoursProblem =
  | { kind: 'missing'; ends: readonly ('from' | 'to')[] }
  | { kind: 'order' }
  | { kind: 'overlap'; with: WeekdayHours };

const isRight = ({ from, to }: WeekdayHours) => from !== '' && to !== '' && from < to;

/** What is wrong with one interval of a week. Of two that meet, the later in the list is told. */
export function problemAt(week: readonly WeekdayHours[], index: number): HoursProblem | null {
  const one = week[index];
  if (one === undefined) return null;
  const ends = (['from', 'to'] as const).filter((end) => one[end] === '');
  if (ends.length > 0) return { kind: 'missing', ends };
  if (!isRight(one)) return { kind: 'order' };
  const met = week
    .slice(0, index)
    .find(
      (other) =>
        other.weekday === one.weekday && isRight(other) && one.from < other.to && other.from < one.to,
    );
  return met === undefined ? null : { kind: 'overlap', with: met };
}

/** The hours of a week in minutes. What meets counts once, what is wrong not at all. */
export function minutesIn(week: readonly WeekdayHours[]): number {
  let sum = 0;
  for (const weekday of weekdays) {
    let end = 0;
    const day = week.filter((one) => one.weekday === weekday && isRight(one));
    for (const { from, to } of day.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
      sum += Math.max(0, minutesOf(to) - Math.max(end, minutesOf(from)));
      end = Math.max(end, minutesOf(to));
    }
  }
  return sum;
}

const DAY = { from: '10:00', to: '18:00' };
const LAST = 23 * 60 + 59;

/** Hours to begin with: a working day, or two hours an hour after the last ones. `null` when there is no room left. */
export function nextHours(week: readonly WeekdayHours[], weekday: number): WeekdayHours | null {
  const day = week.filter((one) => one.weekday === weekday);
  if (day.length === 0) return { weekday, ...DAY };
  const end = Math.max(...day.map(({ from, to }) => minutesOf(to || from || '00:00')));
  for (const pause of [60, 0]) {
    const from = end + pause;
    if (from + 30 <= LAST) return { weekday, from: timeOf(from), to: timeOf(Math.min(from + 120, LAST)) };
  }
  return null;
}

/** A week by its days. Hours of one day stay in the order in which they were entered. */
export const byDay = (week: readonly WeekdayHours[]): WeekdayHours[] =>
  week.toSorted((one, other) => one.weekday - other.weekday);

/** The week with the hours of one day on other days too, in place of theirs. */
export function copyDay(week: readonly WeekdayHours[], from: number, to: readonly number[]): WeekdayHours[] {
  const source = week.filter((one) => one.weekday === from);
  const targets = to.filter((weekday) => weekday !== from);
  const rest = week.filter((one) => !targets.includes(one.weekday));
  return byDay([...rest, ...targets.flatMap((weekday) => source.map((one) => ({ ...one, weekday })))]);
}
