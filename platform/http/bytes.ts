import type { Files, Range } from '../files/files.ts';
import { notFound } from '../refusal.ts';

/**
 * The single range that a `Range` header requests of `size` bytes. null if it requests none (or several, or in another unit, which a server may
 * answer with the whole), «unsatisfiable» if it is outside.
 */
export function parseRange(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : [size - length, size - 1];
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return [first, to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** Whether `If-None-Match` names the tag. */
function isKnown(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match');
  return (
    header !== null &&
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  );
}

interface Served {
  files: Files;
  id: string;
  size: number;
  mime: string;
  /** Content-Disposition; shown inline by default. */
  disposition?: string;
}

/**
 * Requests of a browser to play or save may be redirected to another address. A picture may be drawn again, and what a script reads must have our
 * origin.
 */
const mayLead = new Set(['audio', 'video', 'document']);

/** The redirect to where the bytes are stored; null if this server serves them. */
async function lead(request: Request, { files, id, mime, disposition = 'inline' }: Served) {
  const isAsked = request.method === 'GET' && mayLead.has(request.headers.get('sec-fetch-dest') ?? '');
  if (files.link === undefined || !isAsked) return null;
  const location = await files.link(id, { mime, disposition });
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
}

/** Answers the bytes of a finished file: whole, a range, not modified, or 416. Throws 404 where the file is gone. */
export async function serveBytes(request: Request, served: Served): Promise<Response> {
  const { files, id, size, mime, disposition = 'inline' } = served;
  const etag = `"${id}"`;
  const headers = new Headers({
    'content-type': mime,
    'content-disposition': disposition,
    'accept-ranges': 'bytes',
    // An id's bytes never change, yet caches must revalidate every time: after a logout this device must have none of them.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    // It replaces the server's own policy and leaves nothing of it out.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    etag,
  });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const elsewhere = await lead(request, served);
  if (elsewhere !== null) return elsewhere;

  const ifRange = request.headers.get('if-range');
  const range = ifRange === null || ifRange === etag ? parseRange(request.headers.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    headers.delete('cache-control');
    return new Response(null, { status: 416, headers });
  }
  const [first, last] = range ?? [0, size - 1];
  headers.set('content-length', String(last - first + 1));
  if (range !== null) headers.set('content-range', `bytes ${first}-${last}/${size}`);
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = await files.open(id, [first, last]);
  // A row may outlive its file, as after a backup that was restored without it.
  if (body === null) throw notFound('Этого файла больше нет');
  return new Response(body, { status, headers });
}
