/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** From 0 (included) to 1 (left out). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** True once in `1 / probability`. */
  chance(probability: number): boolean;
  /** Items in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** A generator of its own: mulberry32, 32 bits of state. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    int,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
    shuffled<T>(items: readonly T[]): T[] {
      const left = [...items];
      return items.map(() => left.splice(int(0, left.length - 1), 1)).flat();
    },
  };
}
