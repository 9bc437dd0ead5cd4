/** Bytes that have arrived: the first and the last, both included. */
export type Kept = readonly [first: number, last: number];

/** A part on its way, and how many of its bytes have left. */
export interface Flying {
  first: number;
  last: number;
  sent: number;
}

interface Whole {
  size: number;
  partSize: number;
  kept: readonly Kept[];
  flying: readonly Flying[];
}

/** A segment: how much of it has arrived and how much is on its way, 0–100. */
interface Cell {
  kept: number;
  flying: number;
}

/** More segments than these cannot be told apart. */
const most = 24;

const overlap = (from: number, to: number, first: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, first));

/** The segments of a bar. Each stands for as many whole parts as keep their number readable. */
export function cellsOf({ size, partSize, kept, flying }: Whole) {
  const parts = Math.max(1, Math.ceil(size / partSize));
  const perCell = Math.ceil(parts / most);
  const cells = Array.from({ length: Math.ceil(parts / perCell) }, (_, index): Cell => {
    const from = index * perCell * partSize;
    const to = Math.min(size, from + perCell * partSize);
    const length = Math.max(1, to - from);
    const arrived = kept.reduce((sum, [first, last]) => sum + overlap(from, to, first, last + 1), 0);
    const left = flying.reduce(
      (sum, { first, last, sent }) => sum + overlap(from, to, first, Math.min(last + 1, first + sent)),
      0,
    );
    const share = (arrived / length) * 100;
    return { kept: share, flying: Math.min(100 - share, (left / length) * 100) };
  });
  const isKept = (index: number) => {
    const [from, to] = [index * partSize, Math.min(size, (index + 1) * partSize)];
    return kept.some(([first, last]) => first <= from && last + 1 >= to);
  };
  const keptParts = Array.from({ length: parts }, (_, index) => index).filter(isKept).length;
  const bytes = kept.reduce((sum, [first, last]) => sum + last + 1 - first, 0);
  return { cells, parts, keptParts, share: size === 0 ? 0 : Math.floor((bytes / size) * 100) };
}
