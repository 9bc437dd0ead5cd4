import { drawPart, jpegOf, type PicturePart } from '#lib/file/drawPart.ts';
import { coverSize, fitInto, type PictureSize } from '#lib/file/images.ts';

/** A cover cut out of a picture. */
interface Cut {
  blob: Blob;
  size: PictureSize;
}

/** Cuts an area out of the picture at `url` into a JPEG of 1920×1080 px at most. Rejects when the browser cannot. */
export async function cut(url: string, area: PicturePart): Promise<Cut> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const size = fitInto(area, coverSize);
  return { blob: await jpegOf(drawPart(image, area, size)), size };
}
