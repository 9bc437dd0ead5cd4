import { HEAD_BYTES, pictureKind } from '#lib/file/images.ts';
import type { Platform } from '../context.ts';
import type { Files } from '../files/files.ts';
import { fileBytes, tooLarge, type Bytes } from '../http/body.ts';
import { formFile } from '../http/form.ts';
import { withoutMetadata } from '../http/metadata.ts';
import { pictureHead, readImage, type PictureFacts } from '../http/image.ts';
import { isCompleteImage } from '../http/completeImage.ts';
import { invalid } from '../refusal.ts';
import { refuseInfected } from '../scanning/scanner.ts';
import { created, newId } from '../stamps.ts';
import type { Rows } from '../store/store.ts';
import { checkDisk, checkQuota, dropFileOf, givenUp, saveImageRow } from './space.ts';

interface Upload {
  request: Request;
  bytes: () => Bytes;
  /** The rows of the author who owns the image. */
  rows: Rows;
  authorId: string;
  address: string;
  platform: Platform;
  /** The form field of the picture. */
  field: string;
  /** Largest picture, bytes. */
  limit: number;
}

const broken = (field: string) =>
  invalid({
    [field]: 'Картинка пришла не\u00A0целиком или повреждена. Сохраните её заново и\u00A0выберите снова.',
  });

/** How many bytes a form may have around its picture. */
const aroundPicture = 64 * 1024;

/** Passes a body on up to `limit` bytes, then throws 413. */
async function* limited(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}

/** Passes a picture on as long as it may be one; throws the error of `refusal` as soon as it is not. */
async function* checked(picture: AsyncIterable<Uint8Array>, limit: number, refusal: () => Error) {
  let size = 0;
  for await (const chunk of picture) {
    if (size === 0 && chunk.length >= HEAD_BYTES && pictureKind(chunk) === null) throw refusal();
    size += chunk.length;
    if (size > limit) throw refusal();
    yield chunk;
  }
}

async function factsOf(files: Files, id: string, size: number): Promise<PictureFacts | null> {
  if (size === 0) return null;
  const head = files.read(id, [0, Math.min(size, pictureHead) - 1]);
  return readImage(await new Response(head as ReadableStream<Uint8Array<ArrayBuffer>>).bytes());
}

/**
 * Stores the picture of a form and returns its id. It is streamed to its file, so that many uploads at once take no memory. Throws 400 as soon as it
 * is found invalid.
 */
export async function saveImage(upload: Upload): Promise<string> {
  const { request, bytes, rows, platform, field, limit } = upload;
  const { files } = platform;
  const megabytes = Math.floor(limit / 1024 / 1024);
  const refusal = () =>
    invalid({
      [field]: `Нужна картинка JPG, PNG или WebP до\u00A0${megabytes}\u00A0МБ и\u00A040\u00A0мегапикселей`,
    });
  const most = limit + aroundPicture;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusal();
  await checkDisk(platform, limit);
  const body = limited(fileBytes(bytes()), most);
  const type = request.headers.get('content-type') ?? '';
  const id = newId();
  try {
    // What a camera wrote into a photo, above all the place, is nobody else's business.
    const picture = withoutMetadata(checked(formFile(body, type, field), limit, refusal));
    const size = await files.take(id, picture);
    const facts = await factsOf(files, id, size);
    if (facts === null) throw refusal();
    if (!(await isCompleteImage(facts.mime, files.read(id)))) throw broken(field);
    await refuseInfected(platform, id, upload, field);
    const doc = { id, ...facts, size, fileId: id, ...created(platform.now()) };
    const given = await givenUp(rows, platform, { size });
    await rows.change(async (tx) => {
      await checkQuota(tx, platform, { size }, given);
      await saveImageRow(tx, doc);
    });
    return id;
  } catch (error) {
    await dropFileOf(files, id, error);
    throw error;
  }
}
