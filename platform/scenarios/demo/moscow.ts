export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Moscow is three hours ahead all year round. */
const offsetMs = 3 * hourMs;

/** Midnight in Moscow before a moment, ms. */
export const moscowMidnight = (at: number) => Math.floor((at + offsetMs) / dayMs) * dayMs - offsetMs;

/** A time in Moscow, `HH:mm`, so many days before `now`, ms. */
export function moscowTime(now: number, daysAgo: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return moscowMidnight(now) - daysAgo * dayMs + hours * hourMs + minutes * minuteMs;
}

/** The day of the week in Moscow, 0 for Sunday. */
export const moscowWeekday = (at: number) => new Date(at + offsetMs).getUTCDay();

/** The month in Moscow, 0 for January. */
export const moscowMonth = (at: number) => new Date(at + offsetMs).getUTCMonth();
