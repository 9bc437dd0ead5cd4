import { testTime } from './platform.ts';

/** Moments of a week and a half, at all hours: the demo has to be right at any of them. */
export const clocks = Array.from({ length: 16 }, (_, at) =>
  new Date(testTime + at * (15 * 60 + 23) * 60_000).toISOString(),
);
