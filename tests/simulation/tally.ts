/** How often each thing went wrong, and in how many days it did so beside each other one. */
export class Tally {
  readonly #times = new Map<string, number>();
  readonly #days = new Map<string, number>();
  readonly #today = new Set<string>();

  add(kind: string): void {
    this.#times.set(kind, (this.#times.get(kind) ?? 0) + 1);
    this.#today.add(kind);
  }

  endDay(): void {
    const kinds = [...this.#today].sort();
    this.#today.clear();
    for (const [at, one] of kinds.entries())
      for (const other of kinds.slice(at + 1)) {
        const pair = `${one} + ${other}`;
        this.#days.set(pair, (this.#days.get(pair) ?? 0) + 1);
      }
  }

  /** In words, the rarest first: all kinds, and of the pairs how many there were and the five rarest. */
  tell(): string {
    const rarest = (of: Map<string, number>) => [...of].sort(([, one], [, other]) => one - other);
    const words = (all: [string, number][]) => all.map(([what, times]) => `${what} ${times}`).join(', ');
    const kinds = this.#times.size;
    const met = `${this.#days.size} of ${(kinds * (kinds - 1)) / 2} pairs met in a day`;
    return `${words(rarest(this.#times))}; ${met}, the rarest ${words(rarest(this.#days).slice(0, 5))}`;
  }
}
