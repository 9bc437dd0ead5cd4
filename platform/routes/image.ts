import type { Files } from '../files/files.ts';
import { serveBytes } from '../http/bytes.ts';
import { find } from '../records/kinds.ts';
import { notFound } from '../refusal.ts';
import type { Rows } from '../store/store.ts';

/** The address of an image. */
const imagePath = (imageId: string) => `/api/v1/author/image/${imageId}`;

/** The bytes of an author's image. */
export async function serveImage(
  request: Request,
  files: Files,
  rows: Rows,
  imageId: string,
): Promise<Response> {
  const image = await find(rows, 'image', imageId);
  if (image === null) throw notFound('Картинка не найдена');
  return serveBytes(request, { files, id: image.fileId, size: image.size, mime: image.mime });
}

/** Answer of `image/link`. Throws 404 with `none` if there is no cover. */
export function imageLinkOf(
  { imageId }: { imageId?: string | null | undefined },
  none: string,
): { link: string } {
  if (!imageId) throw notFound(none);
  return { link: imagePath(imageId) };
}
