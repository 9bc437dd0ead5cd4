const parts = (ms: number) => ({
  hours: Math.floor(ms / 3_600_000),
  minutes: Math.floor(ms / 60_000) % 60,
  seconds: Math.floor(ms / 1000) % 60,
  rest: Math.floor(ms) % 1000,
});

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** A moment in WebVTT format: `00:01:02.500`. */
export function writeTime(ms: number): string {
  const { hours, minutes, seconds, rest } = parts(Math.max(0, ms));
  return `${padded(hours, 2)}:${padded(minutes, 2)}:${padded(seconds, 2)}.${padded(rest, 3)}`;
}

/** A moment in short form, as it is read and typed: `1:02.5`, without outer zeros. */
export function shortTime(ms: number): string {
  const { hours, minutes, seconds, rest } = parts(Math.max(0, ms));
  const share = rest === 0 ? '' : `.${padded(rest, 3).replace(/0+$/, '')}`;
  const clock = hours === 0 ? String(minutes) : `${hours}:${padded(minutes, 2)}`;
  return `${clock}:${padded(seconds, 2)}${share}`;
}

/** Hours or minutes, minutes or seconds, seconds, and a fraction after a point, a comma, or a third colon with three digits. */
const clock = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9})|[:;](\d{3}))?$/;
const bare = /^(\d{1,6})(?:[.,](\d{1,9}))?$/;

const shareOf = (digits = '') => Number(digits.slice(0, 3).padEnd(3, '0'));

/**
 * Parses a moment in any format of files and people: `00:01:02,500`, `1:02.5`, `62`. ms; null if it is invalid, for example a minute with more than
 * 59 seconds.
 */
export function readTime(written: string): number | null {
  const text = written.trim();
  const short = bare.exec(text);
  if (short !== null) return Number(short[1]) * 1000 + shareOf(short[2]);
  const found = clock.exec(text);
  if (found === null) return null;
  const [, hours, minutes, seconds, share, third] = found;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  return (
    (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + shareOf(share ?? third)
  );
}
