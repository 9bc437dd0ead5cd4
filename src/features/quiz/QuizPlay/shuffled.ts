/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

/** The items in another order: of two or more never in the one they came in. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = numbers(seed + 1);
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [here, there] = [mixed[at], mixed[other]];
    if (here === undefined || there === undefined) continue;
    mixed[at] = there;
    mixed[other] = here;
  }
  const same = mixed.every((item, at) => item === items[at]);
  return same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
