/** The moments (ISO) that bound a span of days, the end excluded. */
interface Moments {
  from: string;
  to: string;
  /** The start of each day, and the end of the last one; only on request. */
  edges?: string[];
}

/**
 * The moments of the last days in a time zone (IANA), today included. Without a zone: in the device's. Runs in the page before its modules. It is
 * inserted as text, so it can use only its arguments; `momentsOfDays` computes the same for any days.
 * @throws RangeError if this browser does not know the zone
 */
export function lastDays(count: number, timeZone: string, now: number, parted = false): Moments {
  const day = 86_400_000;
  // Sweden's format is 2026-11-20 09:12:00.
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: timeZone || undefined,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const known: Record<number, number> = {};
  /** The wall time, read as if it were UTC. Neighbouring days ask for the same moments. */
  const shown = (ms: number) => (known[ms] ??= Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`));
  const start = (midnight: number) => {
    // No zone changes its clocks twice within two days.
    const offsets = [-day, day].map((way) => shown(midnight + way) - midnight - way);
    const moments = offsets.map((offset) => midnight - offset);
    const [before = midnight, after] = moments;
    // If midnight does not exist, the day begins where the clocks jump to.
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
