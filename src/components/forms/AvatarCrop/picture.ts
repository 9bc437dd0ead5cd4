import { drawPart, jpegOf } from '#lib/file/drawPart.ts';
import { fitInto, HEAD_BYTES, pictureKind, type PictureProblem, type PictureSize } from '#lib/file/images.ts';
import type { PictureArea } from './area.ts';

/** Limits of a photo: 20 MB and 40 megapixels. */
const avatarLimits = { bytes: 20 * 1024 * 1024, pixels: 40_000_000 } as const;

/** A photo is worked on at this size at most: sharp at the largest zoom, and small enough to be kept on a device. */
const working: PictureSize = { width: 1600, height: 1600 };

/** The side of an avatar, px. */
const side = 640;

/** The result of reading a photo: a picture, as a `data:` address, or what is wrong with it. */
type ReadPhoto = { picture: string } | { problem: PictureProblem };

/** Reads a photo: JPG, PNG or WebP by its bytes, turned as its camera was held. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (pictureKind(head) === null) return { problem: 'kind' };
    if (file.size > avatarLimits.bytes) return { problem: 'bytes' };
    const bitmap = await createImageBitmap(file);
    try {
      const { width, height } = bitmap;
      if (width * height > avatarLimits.pixels) return { problem: 'pixels' };
      const canvas = drawPart(bitmap, { x: 0, y: 0, width, height }, fitInto({ width, height }, working));
      return { picture: canvas.toDataURL('image/jpeg', 0.88) };
    } finally {
      bitmap.close();
    }
  } catch {
    // Moved or renamed since it was chosen, or damaged.
    return { problem: 'broken' };
  }
}

/** Cuts a square JPEG out of a picture: the area, or the largest one in its middle. Rejects where the browser cannot. */
export async function cutAvatar(picture: string, area: PictureArea | null): Promise<Blob> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const least = Math.min(width, height);
  const from =
    area === null
      ? { x: (width - least) / 2, y: (height - least) / 2, width: least, height: least }
      : {
          x: (area.x / 100) * width,
          y: (area.y / 100) * height,
          width: (area.width / 100) * width,
          height: (area.height / 100) * height,
        };
  return jpegOf(drawPart(image, from, { width: side, height: side }));
}
