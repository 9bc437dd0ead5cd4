import type { Platform } from '../context.ts';
import { readFormFile } from '../http/body.ts';
import { readImage } from '../http/image.ts';
import { invalid } from '../refusal.ts';
import { created, newId } from '../stamps.ts';
import type { Rows } from '../store/store.ts';
import { saveById } from './save.ts';

interface Upload {
  request: Request;
  /** The author's rows, where the image is kept. */
  rows: Rows;
  platform: Platform;
  /** The field of the form that carries the picture. */
  field: string;
  /** Largest picture, bytes. */
  limit: number;
}

/** Keeps the picture of a form and answers its id. Throws 400 where it is none that the platform takes. */
export async function saveImage({ request, rows, platform, field, limit }: Upload): Promise<string> {
  const bytes = await readFormFile(request, field);
  const image = bytes.length > limit ? null : readImage(bytes);
  if (image === null) {
    const megabytes = Math.floor(limit / 1024 / 1024);
    throw invalid({
      [field]: `Нужна картинка JPG, PNG или WebP до\u00A0${megabytes}\u00A0МБ и\u00A040\u00A0мегапикселей`,
    });
  }
  if (image === 'broken')
    throw invalid({
      [field]: 'Картинка пришла не\u00A0целиком или повреждена. Сохраните её заново и\u00A0выберите снова.',
    });
  const id = newId();
  await platform.files.adopt(id, bytes.length, () => Promise.resolve(new Blob([bytes]).stream()));
  const doc = { id, ...image, size: bytes.length, fileId: id, ...created(platform.now()) };
  await rows.change((tx) => saveById(tx, 'image', doc));
  return id;
}
