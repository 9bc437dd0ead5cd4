import { imageSize } from 'image-size';
import { coverLimits, pictureKind } from '#lib/file/images.ts';
import type { ImageMime } from './whole.ts';

/** Type and size of a picture, px. */
export interface PictureFacts {
  mime: ImageMime;
  width: number;
  height: number;
}

/** How many of the first bytes of a file are looked at for the size of a picture: metadata may stand before it. */
export const pictureHead = 1024 * 1024;

/** How many segments a JPEG may have before its size. */
const maxSegments = 1000;

/**
 * Where the size of a JPEG ends, or null where its segments do not lead to one. Bytes between two segments would be looked through one by
 * one: a picture made of them held everybody up for seconds.
 */
function jpegSizeEnd(bytes: Uint8Array): number | null {
  let at = 2;
  for (let count = 0; count < maxSegments && bytes[at] === 0xff; count += 1) {
    const [, kind = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    if (kind >= 0xc0 && kind <= 0xc2) return at + 9;
    at += 2 + high * 256 + low;
  }
  return null;
}

/** Facts of a picture by the first bytes of its file, whatever it is called; null where it is none that the platform takes. */
export function readImage(head: Uint8Array): PictureFacts | null {
  const kind = pictureKind(head);
  const end = kind === 'jpeg' ? jpegSizeEnd(head) : head.length;
  if (kind === null || end === null) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(head.subarray(0, end));
    if (width * height === 0 || width * height > coverLimits.pixels) return null;
    const mime: ImageMime = `image/${kind}`;
    // From 5 on, EXIF turns the picture on its side.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch {
    return null;
  }
}
