import type { Range } from './files.ts';

/** Adds a range to sorted, separate ranges, and merges neighbours. */
export function addRange(ranges: readonly Range[], added: Range): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges, added].sort((left, right) => left[0] - right[0])) {
    const before = joined.at(-1);
    if (before === undefined || range[0] > before[1] + 1) joined.push(range);
    else joined[joined.length - 1] = [before[0], Math.max(before[1], range[1])];
  }
  return joined;
}

/** Whether two ranges overlap. */
export function overlap(left: Range, right: Range): boolean {
  return left[0] <= right[1] && right[0] <= left[1];
}

/** Splits a range into pieces that are entirely in `ranges` or entirely outside. */
export function cut(ranges: readonly Range[], [first, last]: Range): { range: Range; kept: boolean }[] {
  const pieces: { range: Range; kept: boolean }[] = [];
  let at = first;
  for (const [from, to] of ranges) {
    if (to < at || from > last) continue;
    if (from > at) pieces.push({ range: [at, from - 1], kept: false });
    const end = Math.min(to, last);
    pieces.push({ range: [Math.max(from, at), end], kept: true });
    at = end + 1;
  }
  if (at <= last) pieces.push({ range: [at, last], kept: false });
  return pieces;
}

/** How many bytes there are from the start without a gap. */
export function received(ranges: readonly Range[]): number {
  const first = ranges[0];
  return first !== undefined && first[0] === 0 ? first[1] + 1 : 0;
}

/** Whether the ranges are exactly the bytes of a file of `size`. */
export function complete(ranges: readonly Range[], size: number): boolean {
  return size === 0
    ? ranges.length === 0
    : ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0][1] === size - 1;
}
