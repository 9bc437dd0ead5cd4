/** A size of a picture, px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Picture types that the platform accepts. */
type PictureKind = 'jpeg' | 'png' | 'webp';

/** What is wrong with a picture: an unknown type, too many bytes, too many pixels, or bytes that cannot be decoded. */
export type PictureProblem = 'kind' | 'bytes' | 'pixels' | 'broken';

/** Limits of a cover: 5 MB and 40 megapixels; readiness asks for 1280×720. */
export const coverLimits = { bytes: 5_242_880, pixels: 40_000_000, width: 1280, height: 720 } as const;

/** The maximum size at which a cover is stored. */
export const coverSize: PictureSize = { width: 1920, height: 1080 };

/** How many bytes at the start of a file identify its type. */
export const HEAD_BYTES = 12;

const marks: [kind: PictureKind, matches: (head: string) => boolean][] = [
  ['jpeg', (head) => head.startsWith('\xFF\xD8\xFF')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1A\n')],
  ['webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
];

/** The type of a picture by its first bytes, whatever its name says; `null` for anything else. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  return marks.find(([, matches]) => matches(text))?.[0] ?? null;
}

/** Checks the first bytes and the size (bytes) of a file that should become a cover. `null` if nothing is wrong. */
export function coverProblem(head: Uint8Array, bytes: number): PictureProblem | null {
  if (pictureKind(head) === null) return 'kind';
  return bytes > coverLimits.bytes ? 'bytes' : null;
}

/** Whether a picture is at least as large as `least` both ways. */
export function covers(size: PictureSize, least: PictureSize): boolean {
  return size.width >= least.width && size.height >= least.height;
}

/** The size at which a crop is stored: scaled down to fit `most`, never up, with its aspect ratio. */
export function fitInto(size: PictureSize, most: PictureSize): PictureSize {
  const scale = Math.min(1, most.width / size.width, most.height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
