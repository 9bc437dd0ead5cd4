import type { upload } from '#api/upload/endpoints.ts';
import { partSize } from '#domain/upload/schema.ts';
import type { Platform, Routes } from '../context.ts';
import { ConflictError, HoleError, PartError, type Files, type Range } from '../files/files.ts';
import { received } from '../files/ranges.ts';
import { unlessSilent } from '../http/body.ts';
import { cleanFileName } from '../http/fileName.ts';
import { noteRecording } from '../jobs/processing.ts';
import { saveImage } from '../records/image.ts';
import { find, type Of } from '../records/kinds.ts';
import { saveStream } from '../records/save.ts';
import {
  checkDisk,
  checkFileSize,
  checkQuota,
  givenUp,
  isIdle,
  partNotedMs,
  saveUpload,
} from '../records/space.ts';
import { conflict, invalid, notFound, Refusal } from '../refusal.ts';
import { created, newId, touched } from '../stamps.ts';
import type { Rows, RowsReader } from '../store/store.ts';
import { takeAttachment } from './attachment.ts';

/** A part whose line is silent for so long is given up, ms. */
const silenceMs = 30_000;

/** Largest cover, bytes. */
const coverLimit = 5 * 1024 * 1024;

/** Parts of one file that are received at once: each takes a quarter of a megabyte of memory. */
const atOnce = 8;

type Session = Of<'upload'>;

async function sessionOf(rows: RowsReader, id: string): Promise<Session> {
  const session = await find(rows, 'upload', id);
  if (session === null) throw notFound('Загрузка не найдена');
  return session;
}

/** The offset of a part: from its `Content-Range`, else after the stored bytes. */
async function placeOf(request: Request, session: Session, files: Files): Promise<Range> {
  const header = request.headers.get('content-range');
  if (header === null) {
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (!Number.isInteger(length) || length < 1)
      throw invalid({ 'content-range': 'Нужен заголовок Content-Range' });
    const first = received(await keptOf(files, session));
    return [first, first + length - 1];
  }
  const [, first, last, size] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(header) ?? []).map(Number);
  const fits =
    first !== undefined && last !== undefined && size === session.size && first <= last && last < size;
  if (!fits) throw invalid({ 'content-range': 'Не\u00A0подходит к\u00A0файлу' });
  return [first, last];
}

/** The stored ranges of a file: all of it if it is finished, also by another process, or by one that died before it could record it. */
async function keptOf(files: Files, { id, size }: Session): Promise<Range[]> {
  const [finished, ranges] = await Promise.all([files.size(id), files.ranges(id)]);
  return finished === null ? ranges : [[0, size - 1]];
}

const state = (session: Session, ranges: Range[]) => ({
  sessionId: session.id,
  fileName: session.fileName,
  size: session.size,
  received: received(ranges),
  ranges: ranges.map(([first, last]): [number, number] => [first, last]),
});

/** Records activity of the session, so that it does not end as abandoned. Throws 507 if its space was given away. */
async function noteParts(rows: Rows, platform: Platform, { id, size, updatedAt }: Session): Promise<void> {
  const now = platform.now();
  if (Date.parse(updatedAt) + partNotedMs > now) return;
  // From then on it claims all of its file again.
  const wanted = { size, upload: id };
  const given = await givenUp(rows, platform, wanted);
  await rows.change(async (tx) => {
    const session = await sessionOf(tx, id);
    if (session.streamId !== null) return;
    await saveUpload(tx, { ...session, ...touched(session, now) });
    if (isIdle(session, now)) await checkQuota(tx, platform, wanted, given);
  });
}

export const uploadRoutes: Routes<typeof upload> = {
  async newSession({ rows, body, platform }) {
    const file = { fileName: cleanFileName(body.fileName), size: body.size };
    if (file.fileName === '') throw invalid({ fileName: 'У\u00A0файла нет имени' });
    checkFileSize(platform.limits, file.size);
    await checkDisk(platform, file.size);
    const session = { id: newId(), ...file, streamId: null, ...created(platform.now()) };
    const given = await givenUp(rows, platform, file);
    await rows.change(async (tx) => {
      await checkQuota(tx, platform, file, given);
      await saveUpload(tx, session);
    });
    return { sessionId: session.id, ...file, parts: 'any-order', atOnce };
  },

  async session({ rows, params, platform }) {
    const session = await sessionOf(rows, params.id);
    return state(session, await keptOf(platform.files, session));
  },

  async part({ request, bytes, rows, params, platform }) {
    const session = await sessionOf(rows, params.id);
    const [first, last] = await placeOf(request, session, platform.files);
    const length = last - first + 1;
    if (length > partSize) throw new Refusal(413, 'Часть больше 5 МБ');
    if (last >= session.size) throw invalid({ 'content-range': 'Часть выходит за\u00A0конец файла' });
    await checkDisk(platform, length);
    await noteParts(rows, platform, session);
    const body = unlessSilent(bytes(), silenceMs);
    await platform.files.write(session.id, first, length, body).catch((error: unknown) => {
      if (error instanceof ConflictError) throw conflict('На этом месте уже лежат другие данные');
      if (error instanceof PartError) throw invalid({ body: 'Часть пришла не\u00A0целиком' });
      throw error;
    });
    return state(session, await keptOf(platform.files, session));
  },

  async close({ rows, params, platform, authorId }) {
    const session = await sessionOf(rows, params.id);
    if (session.streamId !== null) return { ID: session.streamId };
    await platform.files.finish(session.id, session.size).catch(async (error: unknown) => {
      if (!(error instanceof HoleError)) throw error;
      const { received: upTo, ranges } = state(session, await keptOf(platform.files, session));
      throw conflict('Файл загружен не целиком', { received: upTo, ranges });
    });
    const ID = await rows.change(async (tx) => {
      // Closed by another call meanwhile, or swept away with its file.
      const now = await sessionOf(tx, session.id);
      if (now.streamId !== null) return now.streamId;
      const at = created(platform.now());
      const file = { name: session.fileName, size: session.size, fileId: session.id, mime: '' };
      await saveStream(tx, { id: session.id, ...file, kind: 'video', status: 'uploaded', ...at });
      await saveUpload(tx, { ...session, streamId: session.id, ...touched(session, platform.now()) });
      await noteRecording(tx, authorId, session.id, platform.now());
      return session.id;
    });
    platform.processing.wake();
    return { ID };
  },

  async image({ request, bytes, rows, authorId, address, platform }) {
    return saveImage({ request, bytes, rows, authorId, address, platform, field: 'file', limit: coverLimit });
  },

  attachment: takeAttachment,
};
