/** The moments (ISO) between which days lie, the last left out. */
interface Moments {
  from: string;
  to: string;
  /** Those at which each of the days begins, and the last one ends; where they are asked for. */
  edges?: string[];
}

/**
 * The moments of the last days by the clock of a zone (IANA), of which today is one. No zone: by the clock of the device. Runs in the page
 * before its modules, and is put into it as text, so that it has nothing but its arguments: `momentsOfDays` says the same of any days.
 * @throws RangeError a zone that this browser does not know
 */
export function lastDays(count: number, timeZone: string, now: number, parted = false): Moments {
  const day = 86_400_000;
  // Sweden writes 2026-11-20 09:12:00.
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: timeZone || undefined,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const known: Record<number, number> = {};
  /** What the clock shows, as if it were that of UTC. Days beside each other ask for the same moments. */
  const shown = (ms: number) => (known[ms] ??= Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`));
  const start = (midnight: number) => {
    // Clocks of no zone are changed twice within two days.
    const offsets = [-day, day].map((way) => shown(midnight + way) - midnight - way);
    const moments = offsets.map((offset) => midnight - offset);
    const [before = midnight, after] = moments;
    // Where midnight never comes, the day begins with what the clocks jump to.
    const found =
      before === after ? before : (moments.find((ms) => shown(ms) === midnight) ?? Math.max(...moments));
    return new Date(found).toISOString();
  };
  const today = Math.floor(shown(now) / day) * day;
  const first = today - (count - 1) * day;
  return {
    from: start(first),
    to: start(today + day),
    ...(parted && { edges: Array.from({ length: count + 1 }, (_, at) => start(first + at * day)) }),
  };
}
