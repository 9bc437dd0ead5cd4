import { coverSize, fitInto, type PictureSize } from '#lib/file/images.ts';

/** A part of a picture, in the picture's own px. */
export interface Area extends PictureSize {
  x: number;
  y: number;
}

/** A cover cut out of a picture. */
interface Cut {
  blob: Blob;
  size: PictureSize;
}

/** Cuts an area out of the picture at `url` into a JPEG of 1920×1080 px at most. Rejects when the browser cannot. */
export async function cut(url: string, area: Area): Promise<Cut> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const size = fitInto(area, coverSize);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  // JPEG knows no transparency: what is clear becomes white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (blob === null) throw new Error('The canvas gave no picture');
  return { blob, size };
}
