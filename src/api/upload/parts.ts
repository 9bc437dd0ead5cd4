import { bytesOf, holds, joinRanges, receivedOf, type Range } from '#domain/upload/ranges.ts';
import { partSize } from '#domain/upload/schema.ts';

/** A part on its way: its bytes, both ends included, and how many of them have left. */
interface FlyingPart {
  first: number;
  last: number;
  sent: number;
}

/** Progress by parts. */
export interface TransferParts {
  /** What the platform has confirmed, in order, neighbours joined. */
  kept: readonly Range[];
  flying: readonly FlyingPart[];
}

/** Keeps count of the parts of one file: what is kept, what is on its way, what is next. */
export interface PartsBook {
  keep: (ranges: readonly Range[]) => void;
  /** What the platform has after all: parts may be gone that it had confirmed. */
  correct: (ranges: readonly Range[]) => void;
  begin: (part: Range) => void;
  sent: (part: Range, bytes: number) => void;
  end: (part: Range) => void;
  /** The next part that is neither kept nor on its way, or null. */
  next: () => Range | null;
  parts: () => TransferParts;
  /** Bytes that were confirmed or have left; it never falls. */
  total: () => number;
}

/** Begins the count of a file of `size` bytes. */
export function createPartsBook(size: number, anyOrder: boolean): PartsBook {
  let kept: Range[] = [];
  let reported = 0;
  /** Everything before this is kept or on its way: a file of a terabyte has many parts. */
  let from = 0;
  const flying = new Map<number, FlyingPart>();
  const partAt = (first: number): Range => [first, Math.min(first + partSize, size) - 1];

  function next(): Range | null {
    if (!anyOrder) {
      const first = receivedOf(kept);
      return first < size ? partAt(first) : null;
    }
    for (; from < size; from += partSize) {
      const part = partAt(from);
      if (!flying.has(from) && !holds(kept, part)) return part;
    }
    return null;
  }

  return {
    next,
    keep: (ranges) => {
      kept = joinRanges([...kept, ...ranges]);
    },
    correct: (ranges) => {
      kept = joinRanges(ranges);
      from = 0;
    },
    begin: ([first, last]) => void flying.set(first, { first, last, sent: 0 }),
    sent: ([first, last], bytes) =>
      void flying.set(first, { first, last, sent: Math.min(bytes, last - first + 1) }),
    end: ([first]) => {
      flying.delete(first);
      from = Math.min(from, first);
    },
    parts: () => ({ kept, flying: [...flying.values()] }),
    total: () => {
      const leaving = [...flying.values()].reduce((sum, part) => sum + part.sent, 0);
      reported = Math.max(reported, Math.min(size, bytesOf(kept) + leaving));
      return reported;
    },
  };
}
