import { imageSize } from 'image-size';
import { coverLimits, pictureKind } from '#lib/file/images.ts';
import type { ImageMime } from './completeImage.ts';

/** Type and size of a picture, px. */
export interface PictureFacts {
  mime: ImageMime;
  width: number;
  height: number;
}

/** How many of the first bytes are searched for the size of a picture: metadata may precede it. */
export const pictureHead = 1024 * 1024;

/** How many segments of a JPEG may precede its size. */
const maxSegments = 1000;

/**
 * Where the size of a JPEG ends, or null if its segments do not lead to one. Stray bytes between segments are rejected: skipping them one by one
 * blocked the server for seconds on a crafted picture.
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

/** Facts about a picture from its first bytes, whatever its name; null if the platform does not accept its type. */
export function readImage(head: Uint8Array): PictureFacts | null {
  const kind = pictureKind(head);
  const end = kind === 'jpeg' ? jpegSizeEnd(head) : head.length;
  if (kind === null || end === null) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(head.subarray(0, end));
    if (width * height === 0 || width * height > coverLimits.pixels) return null;
    const mime: ImageMime = `image/${kind}`;
    // From 5 on, EXIF rotates the picture by a quarter turn.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch {
    return null;
  }
}
