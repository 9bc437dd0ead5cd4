import * as fc from 'fast-check';

const acts = [
  'type',
  'save',
  'trouble',
  'step',
  'wait',
  'close',
  'kill',
  'sign in',
  'fill the disk',
] as const;

/** One thing that is done, and numbers that say how. */
export type Act = [act: number, a: number, b: number, order: number];
/** What an author does in a day. */
export const day: fc.Arbitrary<Act[]> = fc.array(
  fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 2 ** 31 - 2 })),
  { minLength: 15, maxLength: 50, size: 'max' },
);

/** How often each act is drawn, of 100. */
const shares: Record<(typeof acts)[number], number> = {
  type: 30,
  save: 12,
  trouble: 10,
  step: 24,
  wait: 10,
  close: 3,
  kill: 3,
  'sign in': 6,
  'fill the disk': 2,
};

export function actOf(drawn: number): (typeof acts)[number] {
  let rest = drawn;
  for (const act of acts) {
    if (rest < shares[act]) return act;
    rest -= shares[act];
  }
  return 'step';
}

/** A history in words, one line each. */
export const tellDay = (history: readonly Act[]): string[] =>
  history.map(([drawn, a, b, order]) => `${actOf(drawn)}, tab ${a % 2}, ${b}, order ${order}`);

/** Numbers that follow from one (Lehmer): which of the things that may happen does. */
export function createOrder(seed: number) {
  let state = seed;
  return (count: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return count === 0 ? 0 : state % count;
  };
}
