import sharp from 'sharp';

/** The pixels of a picture, RGBA. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads a picture of any form. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A number for each pixel. */
export const words = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** How many pixels of two pictures of one size differ. */
export async function countDifferent(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = (await Promise.all([pixelsOf(one), pixelsOf(other)])).map(words);
  return before?.reduce((sum, pixel, at) => (pixel === after?.[at] ? sum : sum + 1), 0) ?? 0;
}
