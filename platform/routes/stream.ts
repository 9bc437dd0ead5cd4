import type { stream } from '#api/stream/endpoints.ts';
import type { Stream } from '#api/stream/schema.ts';
import type { Routes } from '../context.ts';
import type { Files } from '../files/files.ts';
import { serveBytes } from '../http/bytes.ts';
import { as, find, type Of } from '../records/kinds.ts';
import { listQuery, type ListRules } from '../records/lists.ts';
import { notFound } from '../refusal.ts';
import type { Rows, RowsReader } from '../store/store.ts';

const rules: ListRules = {
  filters: { status: 'oneOf', kind: 'oneOf' },
  sorts: ['name', 'createdAt', 'updatedAt', 'durationSec', 'size'],
  defaultSort: '-createdAt',
};

const missing = () => notFound('Видео не найдено');

/** Streams as they are told: where each is used, and nothing of the files behind them. */
async function told(rows: RowsReader, streams: Of<'stream'>[]): Promise<Stream[]> {
  const ids = streams.map(({ id }) => id);
  const users = await rows.list('lecture', {
    where: [{ field: 'streamID', in: ids }],
    sort: { field: 'name' },
  });
  const lectures = users.list.map((doc) => as('lecture', doc));
  return streams.map((stream) => ({
    ...stream,
    // JSON leaves it out.
    fileId: undefined,
    usedIn: lectures
      .filter(({ streamID }) => streamID === stream.id)
      .map(({ id, name }) => ({ type: 'lecture', id, name })),
  }));
}

export const streamRoutes: Routes<typeof stream> = {
  async list({ rows, body }) {
    const { list, count } = await rows.list('stream', listQuery(rules, body));
    return {
      list: await told(
        rows,
        list.map((doc) => as('stream', doc)),
      ),
      count,
    };
  },
  async get({ rows, params }) {
    const stream = await find(rows, 'stream', params.id);
    const [answer] = stream === null ? [] : await told(rows, [stream]);
    if (answer === undefined) throw missing();
    return answer;
  },
  async link({ rows, params }) {
    if ((await find(rows, 'stream', params.id)) === null) throw missing();
    return { link: `/api/v1/author/stream/${params.id}/media` };
  },
};

/** The bytes of an author's stream, as it was uploaded. */
export async function serveMedia(request: Request, files: Files, rows: Rows, id: string): Promise<Response> {
  const stream = await find(rows, 'stream', id);
  if (stream === null) throw missing();
  const mime = stream.mime === '' ? 'application/octet-stream' : stream.mime;
  return serveBytes(request, { files, id: stream.fileId, size: stream.size, mime });
}
