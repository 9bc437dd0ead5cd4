import type { PictureSize } from './images.ts';

/** A part of a picture, in the picture's own px. */
export interface PicturePart extends PictureSize {
  x: number;
  y: number;
}

/** Draws a part of a picture anew, as large as asked, for a JPEG. It knows no transparency: what is clear becomes white, not black. */
export function drawPart(
  source: CanvasImageSource,
  { x, y, width, height }: PicturePart,
  size: PictureSize,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

/** A canvas as a JPEG of high quality. Rejects where the browser cannot. */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (blob === null) throw new Error('The canvas gave no picture');
  return blob;
}
