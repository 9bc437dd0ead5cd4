import { moscowTime } from './demo/moscow.ts';

const minuteMs = 60_000;

/** A moment before `now`: days, hours and minutes ago. */
export function ago(now: number, days: number, hours = 0, minutes = 0): string {
  return new Date(now - ((days * 24 + hours) * 60 + minutes) * minuteMs).toISOString();
}

/** A time in Moscow so many days from today: `dayAt(now, 1, '11:00')` is tomorrow at eleven. */
export const dayAt = (now: number, days: number, time: string): string =>
  new Date(moscowTime(now, -days, time)).toISOString();
