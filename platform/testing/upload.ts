import { endpoints } from '#api/endpoints.ts';
import type { TestPlatform } from './platform.ts';

/** Opens an upload session for a file of `size` bytes. */
export async function openSession(at: TestPlatform, size: number, fileName = 'lecture.mp4'): Promise<string> {
  const { sessionId } = await at.ask<{ sessionId: string }>(endpoints.upload.newSession, {
    body: { fileName, size },
  });
  return sessionId;
}

/** Sends the bytes of `whole` from `first` up to `end` (left out) as one part. */
export function sendPart(
  at: TestPlatform,
  id: string,
  whole: Uint8Array<ArrayBuffer>,
  first: number,
  end: number,
) {
  return at.call(endpoints.upload.part, {
    params: { id },
    raw: whole.slice(first, end),
    headers: { 'content-range': `bytes ${first}-${end - 1}/${whole.length}` },
  });
}

/** Uploads a file in one part and closes it: the id of the stream. */
export async function uploadFile(at: TestPlatform, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const id = await openSession(at, bytes.length);
  await sendPart(at, id, bytes, 0, bytes.length);
  const { ID } = await at.ask<{ ID: string }>(endpoints.upload.close, { params: { id } });
  return ID;
}

/** A PNG of one pixel. */
export const onePixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A form with one file, as covers travel. */
export function imageForm(bytes: Uint8Array<ArrayBuffer>, name = 'cover.jpg', field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([bytes]), name);
  return form;
}
