import type { ModuleOwner } from '#domain/course/schema.ts';
import { call, type FileForm } from '../request.ts';
import { upload } from './endpoints.ts';

/** Options to follow a request while it is sent. */
export interface Watch {
  signal?: AbortSignal;
  /** Bytes sent so far; only in the browser. */
  onUploadProgress?: (sentBytes: number) => void;
}

/** Opens an upload session. `size` in bytes. */
export const openSession = (file: { fileName: string; size: number }, signal?: AbortSignal) =>
  call(upload.newSession, { body: file, signal });

/** Reads which bytes a session has. */
export const readSession = (id: string, signal?: AbortSignal) =>
  call(upload.session, { params: { id }, signal });

/** Sends the bytes from `first` to `last`, both included, of a file of `size` bytes. */
export const sendPart = (
  id: string,
  part: { body: Blob; first: number; last: number; size: number },
  watch: Watch = {},
) =>
  call(upload.part, {
    params: { id },
    body: part.body,
    headers: { 'Content-Range': `bytes ${part.first}-${part.last}/${part.size}` },
    ...watch,
  });

/** Closes a session and returns the id of the stream. */
export const closeSession = async (id: string, signal?: AbortSignal) =>
  (await call(upload.close, { params: { id }, signal })).ID;

/** Uploads a cover and returns the id of the image. */
export const uploadImage = (image: Omit<FileForm, 'field'>, watch: Watch = {}) =>
  call(upload.image, { body: { field: 'file', ...image }, ...watch });

/** A file for a module of a course or a marathon. */
interface AttachmentUpload {
  /** A course by default. */
  type?: ModuleOwner;
  /** Id of the course or marathon. */
  id: string;
  moduleId: string;
  file: Blob;
  fileName: string;
}

/** Uploads a file to a module and returns the attachment. */
export const uploadAttachment = (
  { type = 'course', id, moduleId, file, fileName }: AttachmentUpload,
  watch: Watch = {},
) => call(upload.attachment, { params: { type, id, moduleId }, query: { fileName }, body: file, ...watch });
