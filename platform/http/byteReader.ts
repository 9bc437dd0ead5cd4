/** Reads a file from the beginning, chunk by chunk, so that a large picture takes no memory. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #left = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The buffered bytes; at least one unless the file has ended. */
  async some(): Promise<Uint8Array> {
    while (this.#left.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) break;
      this.#left = new Uint8Array(value);
    }
    return this.#left;
  }

  /** Peeks at the next bytes; fewer if the file ends before. They stay in the buffer. */
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

  /** Skips the first of the buffered bytes. */
  pass(count: number): void {
    this.#left = this.#left.subarray(count);
  }

  /** Skips so many bytes and passes them on. Returns whether there were so many. */
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

  /** So many bytes as a DataView; null if the file ends before. */
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
