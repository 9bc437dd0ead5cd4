import { bytesOf, holds, joinRanges, receivedOf, type Range } from '#domain/upload/ranges.ts';
import { partSize } from '#domain/upload/schema.ts';

/** A part that is being sent: its first and last byte, both included, and how many bytes have left. */
interface FlyingPart {
  first: number;
  last: number;
  sent: number;
}

/** Progress by parts. */
export interface TransferParts {
  /** Ranges that the platform has confirmed, sorted, neighbours merged. */
  kept: readonly Range[];
  flying: readonly FlyingPart[];
}

/** Tracks the parts of one file: confirmed, being sent, and next. */
export interface PartsBook {
  keep: (ranges: readonly Range[]) => void;
  /** Sets what the platform has after all: it may have lost parts that it had confirmed. */
  correct: (ranges: readonly Range[]) => void;
  begin: (part: Range) => void;
  sent: (part: Range, bytes: number) => void;
  end: (part: Range) => void;
  /** The next part that is neither confirmed nor being sent, or null. */
  next: () => Range | null;
  parts: () => TransferParts;
  /** Bytes that were confirmed or have left; it never decreases. */
  total: () => number;
}

/** Creates the tracker of a file of `size` bytes. */
export function createPartsBook(size: number, anyOrder: boolean): PartsBook {
  let kept: Range[] = [];
  let reported = 0;
  /** Everything before this is confirmed or being sent. It keeps the search short: a file of a terabyte has many parts. */
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
