import { crc, ones } from './crc.ts';
import { ByteReader } from './byteReader.ts';

/** PNG: chunks with valid checksums, up to an `IEND` at the end. */
async function isCompletePng(file: ByteReader): Promise<boolean> {
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

/** WebP: chunks of even length that fill the declared length. */
async function isCompleteWebp(file: ByteReader): Promise<boolean> {
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

/** Skips the pixels of a JPEG and returns the marker after them; null if there is none. */
async function markerAfterPixels(file: ByteReader): Promise<number | null> {
  for (let bytes = await file.some(); bytes.length > 0; bytes = await file.some()) {
    const at = bytes.indexOf(0xff);
    file.pass(at === -1 ? bytes.length : at + 1);
    if (at === -1) continue;
    const marker = (await file.some())[0] ?? null;
    if (marker === null) return null;
    // FF is also a byte of pixels if 00 follows, and restart markers occur among them.
    if (marker === 0xff) continue;
    file.pass(1);
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return marker;
  }
  return null;
}

/** JPEG: segments up to an end that follows pixels. Cameras may append data after it. */
async function isCompleteJpeg(file: ByteReader): Promise<boolean> {
  await file.skip(2);
  const next = async () => {
    const mark = await file.take(2);
    let marker = mark?.getUint8(0) === 0xff ? mark.getUint8(1) : null;
    // Any number of FF may precede a marker.
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

const checks = { 'image/png': isCompletePng, 'image/webp': isCompleteWebp, 'image/jpeg': isCompleteJpeg };

/** The picture types that the platform accepts. */
export type ImageMime = keyof typeof checks;

/** Whether a picture of this type is complete, as its format defines. Its pixels are not decoded. */
export const isCompleteImage = (mime: ImageMime, chunks: AsyncIterable<Uint8Array>): Promise<boolean> =>
  checks[mime](new ByteReader(chunks));
