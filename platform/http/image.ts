import { imageSize } from 'image-size';

/** Largest picture, pixels. */
const maxPixels = 40_000_000;

const mimes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Type and size, px, of a picture by its bytes, whatever it is called; null where it is none that the platform takes. */
export function readImage(bytes: Uint8Array): { mime: string; width: number; height: number } | null {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    const mime = mimes[type];
    if (mime === undefined || width * height === 0 || width * height > maxPixels) return null;
    // From 5 on, EXIF turns the picture on its side.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch {
    return null;
  }
}
