import type { stream } from '#api/stream/endpoints.ts';
import type { Stream } from '#domain/stream/schema.ts';
import type { Routes } from '../context.ts';
import type { Files } from '../files/files.ts';
import { serveBytes } from '../http/bytes.ts';
import { find, type Of } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { notFound } from '../refusal.ts';
import type { Rows } from '../store/store.ts';

const rules: ListRules = {
  filters: { id: 'oneOf', status: 'oneOf', kind: 'oneOf', isUsed: 'flag' },
  sorts: ['name', 'createdAt', 'updatedAt', 'durationSec', 'size'],
  defaultSort: '-createdAt',
};

const missing = () => notFound('Видео не найдено');

/** The public form of a stream: without its file, which JSON omits. */
const told = (stream: Of<'stream'>): Stream => ({ ...stream, fileId: undefined });

export const streamRoutes: Routes<typeof stream> = {
  async list({ rows, body }) {
    const { list, count } = await listOfKind(rows, 'stream', rules, body);
    return { list: list.map(told), count };
  },
  async get({ rows, params }) {
    const stream = await find(rows, 'stream', params.id);
    if (stream === null) throw missing();
    return told(stream);
  },
  async link({ rows, params }) {
    if ((await find(rows, 'stream', params.id)) === null) throw missing();
    return { link: `/api/v1/author/stream/${params.id}/media` };
  },
};

/** The bytes of an author's stream, as uploaded. */
export async function serveMedia(request: Request, files: Files, rows: Rows, id: string): Promise<Response> {
  const stream = await find(rows, 'stream', id);
  if (stream === null) throw missing();
  // Nothing of malware is kept.
  if (stream.status === 'failed' && (await files.size(stream.fileId)) === null) throw missing();
  const mime = stream.mime === '' ? 'application/octet-stream' : stream.mime;
  return serveBytes(request, { files, id: stream.fileId, size: stream.size, mime });
}
