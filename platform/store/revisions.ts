/** Numbers that rise with writes: one for each author, or all of them at once. */
export class Revisions {
  #last = 0;
  /** The minimum of every author's number. */
  #floor = 0;
  readonly #byAuthor = new Map<string, number>();

  of(author: string): number {
    return Math.max(this.#floor, this.#byAuthor.get(author) ?? 0);
  }

  rise(author: string): void {
    this.#byAuthor.set(author, ++this.#last);
  }

  riseAll(): void {
    this.#floor = ++this.#last;
  }
}
