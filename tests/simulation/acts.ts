import * as fc from 'fast-check';

/** What befalls an author, whatever they do, and how often it is drawn, of 100. */
const befalls = {
  step: 21,
  trouble: 10,
  wait: 10,
  close: 3,
  kill: 3,
  'kill at a making': 1,
  look: 2,
  'sign in': 5,
  'fill the disk': 2,
  'set the clock': 2,
  'spoil a record': 1,
};
type Befall = keyof typeof befalls;

/** What an author of one sort does, and how often it is drawn; together with what befalls them of 100. */
export type Shares<Own extends string> = Readonly<Record<Own, number>>;

/** One thing that is done, and numbers that say how. */
export type Act = [act: number, a: number, b: number, order: number];
/** What an author does in a day. */
export const day: fc.Arbitrary<Act[]> = fc.array(
  fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 2 ** 31 - 2 })),
  { minLength: 15, maxLength: 50, size: 'max' },
);

export function actOf<Own extends string>(own: Shares<Own>, drawn: number): Own | Befall {
  const rows = Object.entries({ ...own, ...befalls });
  let rest = drawn;
  for (const [act, share] of rows) {
    if (rest < share) return act as Own | Befall;
    rest -= share;
  }
  return 'step';
}

/** A history in words, one line each. */
export const tellDay = (own: Shares<string>, history: readonly Act[]): string[] =>
  history.map(([drawn, a, b, order]) => `${actOf(own, drawn)}, ${a} (tab ${a % 2}), ${b}, order ${order}`);

/** Numbers that follow from one (Lehmer): which of the things that may happen does. */
export function createOrder(seed: number) {
  let state = seed;
  return (count: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return count === 0 ? 0 : state % count;
  };
}
