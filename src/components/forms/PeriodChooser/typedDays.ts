import type { Days } from '#lib/time/periods.ts';
import { parseDay } from '#lib/time/typedTime.ts';

/** The problem of one end of a period. */
export type DayProblem = 'missing' | 'unreadable' | 'early' | 'late' | 'crossed';

/** Days allowed, both ends included, and the day that is today. */
interface DayBounds {
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}

/** Parses the two typed ends: the days, or the problem of either end. */
interface TypedDays {
  from: string | null;
  to: string | null;
  /** Both ends, when nothing is wrong. */
  days: Days | null;
  problems: { from?: DayProblem; to?: DayProblem };
}

function problemOf(text: string, day: string | null, { min, max }: DayBounds): DayProblem | undefined {
  if (text.trim() === '') return 'missing';
  if (day === null) return 'unreadable';
  if (min !== undefined && day < min) return 'early';
  return max !== undefined && day > max ? 'late' : undefined;
}

/** Reads both ends of a period as they are typed. */
export function readDays(typed: Days, bounds: DayBounds): TypedDays {
  const { today } = bounds;
  const from = parseDay(typed.from, { today });
  const to = parseDay(typed.to, { today });
  const first = problemOf(typed.from, from, bounds);
  const crossed = from !== null && to !== null && to < from ? ('crossed' as const) : undefined;
  const last = problemOf(typed.to, to, bounds) ?? (first === undefined ? crossed : undefined);
  const right = first === undefined && last === undefined && from !== null && to !== null;
  return {
    from,
    to,
    days: right ? { from, to } : null,
    problems: { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) },
  };
}
