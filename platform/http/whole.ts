/** The checksums of single bytes, as PNG counts them. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** CRC-32 that is counted on from `sum`, which begins as all ones. */
const crc = (sum: number, bytes: Uint8Array): number => {
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return sum;
};

const ones = 0xff_ff_ff_ff;

/** A file that is read from its beginning on, chunk by chunk, so that a large picture takes no memory. */
class Reader {
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

/** Chunk after chunk with their checksums, up to an `IEND` that nothing follows. */
async function isWholePng(file: Reader): Promise<boolean> {
  await file.skip(8);
  for (let head = await file.take(8); head !== null; head = await file.take(8)) {
    let sum = crc(ones, new Uint8Array(head.buffer, 4));
    const whole = await file.skip(head.getUint32(0), (bytes) => (sum = crc(sum, bytes)));
    const told = await file.take(4);
    if (!whole || told === null || told.getUint32(0) !== (sum ^ ones) >>> 0) return false;
    if (head.getUint32(4) === 0x49_45_4e_44) return file.ended();
  }
  return false;
}

/** Chunks of even length that fill the length of the file, which it tells itself. */
async function isWholeWebp(file: Reader): Promise<boolean> {
  const head = await file.take(12);
  if (head === null) return false;
  let at = 12;
  while (!(await file.ended())) {
    const length = (await file.take(8))?.getUint32(4, true);
    if (length === undefined || !(await file.skip(length + (length % 2)))) return false;
    at += 8 + length + (length % 2);
  }
  return head.getUint32(4, true) + 8 === at;
}

/** Goes past the pixels of a JPEG, and answers the marker that follows them; null where there is none. */
async function markerAfterPixels(file: Reader): Promise<number | null> {
  for (let bytes = await file.some(); bytes.length > 0; bytes = await file.some()) {
    const at = bytes.indexOf(0xff);
    file.pass(at === -1 ? bytes.length : at + 1);
    if (at === -1) continue;
    const marker = (await file.some())[0] ?? null;
    if (marker === null) return null;
    // A byte of pixels may be FF too, with 00 after it, and marks to start anew from stand among them.
    if (marker === 0xff) continue;
    file.pass(1);
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return marker;
  }
  return null;
}

/** Segment after segment up to an end that follows pixels. What cameras put after it is theirs. */
async function isWholeJpeg(file: Reader): Promise<boolean> {
  await file.skip(2);
  const next = async () => {
    const mark = await file.take(2);
    let marker = mark?.getUint8(0) === 0xff ? mark.getUint8(1) : null;
    // As many FF as one likes may stand before a marker.
    while (marker === 0xff) marker = (await file.take(1))?.getUint8(0) ?? null;
    return marker;
  };
  let hasPixels = false;
  for (let marker = await next(); marker !== null;) {
    if (marker === 0xd9) return hasPixels;
    const length = (await file.take(2))?.getUint16(0);
    if (length === undefined || !(await file.skip(length - 2))) return false;
    const pixels = marker === 0xda;
    hasPixels ||= pixels;
    marker = pixels ? await markerAfterPixels(file) : await next();
  }
  return false;
}

const checks = { 'image/png': isWholePng, 'image/webp': isWholeWebp, 'image/jpeg': isWholeJpeg };

/** The types of pictures that the platform takes. */
export type ImageMime = keyof typeof checks;

/** Whether a picture of this type ends as its format wants it to, with nothing lost between. Its pixels are not looked at. */
export const isWholeImage = (mime: ImageMime, chunks: AsyncIterable<Uint8Array>): Promise<boolean> =>
  checks[mime](new Reader(chunks));
