import { pictureKind, HEAD_BYTES } from '#lib/file/images.ts';
import { ByteReader } from './byteReader.ts';
import { crc, ones } from './crc.ts';
import { orientationOf, orientationOnly } from './orientation.ts';

type Bytes = AsyncGenerator<Uint8Array, void, undefined>;

/** How much of the metadata is searched for the orientation. */
const lookedAt = 64 * 1024;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Passes on the next `count` bytes, possibly changed by `seen`; fewer if the file ends before. */
async function* copied(file: ByteReader, count: number, seen = (bytes: Uint8Array) => bytes): Bytes {
  for (let rest = count; rest > 0;) {
    const bytes = (await file.some()).subarray(0, rest);
    if (bytes.length === 0) return;
    rest -= bytes.length;
    file.pass(bytes.length);
    yield seen(bytes);
  }
}

const copiedToEnd = (file: ByteReader) => copied(file, Number.POSITIVE_INFINITY);

/** The position of a marker that ends the pixels, or of a last byte that may begin one. */
function pixelsEnd(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(0xff); at >= 0;) {
    const next = bytes[at + 1];
    // FF is also a byte of pixels if 00 follows, and restart markers occur among them.
    const belongs = next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!belongs) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

async function* copiedPixels(file: ByteReader): Bytes {
  for (let bytes = await file.some(); bytes.length > 0; bytes = await file.some()) {
    const end = pixelsEnd(bytes);
    file.pass(end);
    if (end > 0) yield bytes.subarray(0, end);
    if (end === bytes.length) continue;
    const next = await file.peek(2);
    if (next.length < 2 || pixelsEnd(next) === 0) return;
  }
}

/** The application segments that affect pixels: the size (JFIF), colour profiles, colours (Adobe). */
const isOfPixels = (marker: number, name: string) =>
  marker === 0xe0 || (marker === 0xe2 && name.startsWith('ICC_PROFILE')) || marker === 0xee;

const isAdded = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

async function* bareJpeg(file: ByteReader): Bytes {
  yield* copied(file, 2);
  for (let mark = await file.peek(4); mark[0] === 0xff; mark = await file.peek(4)) {
    const [, marker = 0, high = 0, low = 0] = mark;
    if (marker === 0xff) {
      file.pass(1);
      continue;
    }
    if (marker === 0xd9) {
      yield* copied(file, 2);
      // Cameras append pictures with metadata of their own after the end.
      for await (const _bytes of copiedToEnd(file));
      return;
    }
    const length = 2 + Math.max(2, high * 256 + low);
    const name = text((await file.peek(16)).subarray(4));
    if (!isAdded(marker) || isOfPixels(marker, name)) yield* copied(file, length);
    else {
      const segment = await file.peek(length);
      if (marker === 0xe1 && name.startsWith('Exif')) {
        const kept = orientationOnly(orientationOf(segment.subarray(10)));
        if (kept.length > 0) {
          yield Uint8Array.from([0xff, 0xe1, 0, kept.length + 8, ...segment.subarray(4, 10), ...kept]);
        }
      }
      file.pass(segment.length);
    }
    if (marker === 0xda) yield* copiedPixels(file);
  }
  yield* copiedToEnd(file);
}

const dropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX']);

/** A chunk of a PNG. */
function chunkOf(type: Uint8Array, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(type, 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, (crc(ones, chunk.subarray(4, 8 + data.length)) ^ ones) >>> 0);
  return chunk;
}

const numberAt = (bytes: Uint8Array, at: number, littleEndian: boolean) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, littleEndian);

async function* barePng(file: ByteReader): Bytes {
  yield* copied(file, 8);
  for (let head = await file.peek(8); head.length === 8; head = await file.peek(8)) {
    const type = head.slice(4);
    const length = numberAt(head, 0, false);
    if (!dropped.has(text(type))) {
      yield* copied(file, 12 + length);
      continue;
    }
    const data = (await file.peek(8 + Math.min(length, lookedAt))).subarray(8);
    const kept = text(type) === 'eXIf' ? orientationOnly(orientationOf(data)) : new Uint8Array();
    await file.skip(12 + length);
    if (kept.length > 0) yield chunkOf(type, kept);
  }
  yield* copiedToEnd(file);
}

/** The header of a WebP has its length, so removed chunks are overwritten and the length stays. */
async function* bareWebp(file: ByteReader): Bytes {
  yield* copied(file, 12);
  const zeros = (bytes: Uint8Array) => new Uint8Array(bytes.length);
  for (let head = await file.peek(8); head.length === 8; head = await file.peek(8)) {
    const type = text(head.subarray(0, 4));
    const length = numberAt(head, 4, true);
    const isExif = type === 'EXIF';
    const data = isExif ? (await file.peek(8 + Math.min(length, lookedAt))).subarray(8) : new Uint8Array();
    const kept = orientationOnly(orientationOf(data));
    yield* copied(file, 8);
    if (isExif && kept.length <= data.length) {
      await file.skip(kept.length);
      yield kept;
      yield* copied(file, length - kept.length, zeros);
    } else yield* copied(file, length, isExif || type === 'XMP ' ? zeros : undefined);
    yield* copied(file, length % 2);
  }
  yield* copiedToEnd(file);
}

const bare = { jpeg: bareJpeg, png: barePng, webp: bareWebp };

/**
 * Removes what cameras and programs write into a picture: places, times, names, texts, previews. Pixels, colours and orientation stay. Invalid input
 * passes unchanged: the caller refuses it.
 */
export async function* withoutMetadata(chunks: AsyncIterable<Uint8Array>): Bytes {
  const file = new ByteReader(chunks);
  const kind = pictureKind(await file.peek(HEAD_BYTES));
  yield* kind === null ? copiedToEnd(file) : bare[kind](file);
}
