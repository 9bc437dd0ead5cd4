/** Pseudo-random values: the same seed gives the same sequence. */
export interface Random {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number;
  /** A whole number between `min` and `max`, both included. */
  int(min: number, max: number): number;
  /** An item of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with probability `p`, 0–1. */
  chance(p: number): boolean;
  /** A shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
  /** A key of the weights; those with more weight are more frequent. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** Mulberry32: small, quick and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a generator from a seed. */
export function seeded(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<T>(list: readonly T[]): T {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, key: next() }));
    return keyed.toSorted((left, right) => left.key - right.key).map(({ item }) => item);
  }

  function weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return pick(entries)[0];
  }

  return { next, int, pick, chance: (p) => next() < p, shuffle, weighted };
}
