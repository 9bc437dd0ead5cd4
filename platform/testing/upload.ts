import { crc32 } from 'node:zlib';
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

function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of a size, px, that is whole but for its pixels, at which the platform does not look. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = onePixel.subarray(0, 8);
  return new Uint8Array(Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IEND')]));
}
