import { imageSize } from 'image-size';
import { isWholeImage, type ImageMime } from './whole.ts';

/** Largest picture, pixels. */
const maxPixels = 40_000_000;

const mimes: Record<string, ImageMime> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/**
 * Type and size, px, of a picture by its bytes, whatever it is called; null where it is none that the platform takes, «broken» where
 * some of it is missing.
 */
export function readImage(
  bytes: Uint8Array,
): { mime: ImageMime; width: number; height: number } | 'broken' | null {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    const mime = mimes[type];
    if (mime === undefined || width * height === 0 || width * height > maxPixels) return null;
    if (!isWholeImage(mime, bytes)) return 'broken';
    // From 5 on, EXIF turns the picture on its side.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch {
    return null;
  }
}
