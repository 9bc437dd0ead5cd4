/** A file that is read from its beginning on, chunk by chunk, so that a large picture takes no memory. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #left = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The bytes at hand, some of them where the file has not ended. */
  async some(): Promise<Uint8Array> {
    while (this.#left.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) break;
      this.#left = new Uint8Array(value);
    }
    return this.#left;
  }

  /** The next so many bytes, less of them where the file ends before. They stay at hand. */
  async peek(count: number): Promise<Uint8Array> {
    while (this.#left.length < count) {
      const { done, value } = await this.#chunks.next();
      if (done === true) break;
      const both = new Uint8Array(this.#left.length + value.length);
      both.set(this.#left);
      both.set(value, this.#left.length);
      this.#left = both;
    }
    return this.#left.subarray(0, count);
  }

  /** Goes past the first of the bytes at hand. */
  pass(count: number): void {
    this.#left = this.#left.subarray(count);
  }

  /** Goes past so many bytes, and shows them on the way. Answers whether there were so many. */
  async skip(count: number, see?: (bytes: Uint8Array) => void): Promise<boolean> {
    for (let rest = count; rest > 0;) {
      const bytes = (await this.some()).subarray(0, rest);
      if (bytes.length === 0) return false;
      see?.(bytes);
      rest -= bytes.length;
      this.pass(bytes.length);
    }
    return true;
  }

  /** So many bytes, to be read as numbers; null where the file ends before. */
  async take(count: number): Promise<DataView | null> {
    const taken = new Uint8Array(count);
    let at = 0;
    const whole = await this.skip(count, (bytes) => {
      taken.set(bytes, at);
      at += bytes.length;
    });
    return whole ? new DataView(taken.buffer) : null;
  }

  async ended(): Promise<boolean> {
    return (await this.some()).length === 0;
  }
}
