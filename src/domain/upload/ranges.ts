/** Bytes from the first to the last, both included. */
export type Range = readonly [first: number, last: number];

/** Sorts ranges and merges those that touch or overlap. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) joined[joined.length - 1] = [before[0], Math.max(before[1], last)];
    else joined.push([first, last]);
  }
  return joined;
}

/** How many bytes the ranges have; they must be merged. */
export function bytesOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** How many bytes there are from the start without a gap. */
export function receivedOf(ranges: readonly Range[]): number {
  const [head] = ranges;
  return head?.[0] === 0 ? head[1] + 1 : 0;
}

/** Whether a range is within one of the merged ranges. */
export function holds(ranges: readonly Range[], [first, last]: Range): boolean {
  return ranges.some(([from, to]) => from <= first && last <= to);
}
