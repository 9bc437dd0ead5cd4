import type { Range } from './files.ts';
import {
  completion,
  etagOf,
  objectsOf,
  partsOf,
  rangeHeader,
  textOf,
  uploadsOf,
  type Page,
  type S3Object,
  type S3Part,
  type S3Upload,
} from './s3Answers.ts';
import { S3Refusal, type S3Client } from './s3Client.ts';

/** How long the storage may take to assemble a file, ms. */
const completeMs = 5 * 60 * 1000;

/** How long sending a body may take, ms: a part of 5 MB on a line of 1 Mbit/s, with some reserve. */
const sendMs = 60_000;

/** Bytes to be sent, with their digest. */
interface Sent {
  blob: Blob;
  /** In hex. */
  sha256: string;
}

/** What is asked of a bucket, each by its name. Throws `StorageError`. */
export function s3Calls({ ask, text, bytes }: S3Client) {
  /** Everything of a list, page by page. */
  async function all<T>(key: string, query: Record<string, string>, read: (xml: string) => Page<T>) {
    const found: T[] = [];
    for (let next: Record<string, string> | null = query; next !== null;) {
      const page: Page<T> = read(await text('GET', key, { query: next }));
      found.push(...page.found);
      next = page.next === null ? null : { ...query, ...page.next };
    }
    return found;
  }

  return {
    objects: (prefix: string): Promise<S3Object[]> => all('', { 'list-type': '2', prefix }, objectsOf),
    uploads: (prefix: string): Promise<S3Upload[]> => all('', { uploads: '', prefix }, uploadsOf),
    parts: (key: string, uploadId: string): Promise<S3Part[]> => all(key, { uploadId }, partsOf),

    /** null if there is no such object. */
    async size(key: string): Promise<number | null> {
      const answer = await ask('HEAD', key, { fine: [404] });
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
    },
    /** The object, or a range of it: 416 where that begins at its end or behind. */
    get: (key: string, range?: Range): Promise<Response> =>
      ask('GET', key, range === undefined ? {} : { headers: { range: rangeHeader(range) }, fine: [416] }),
    /** All bytes of a range of it. */
    bytes: (key: string, range: Range): Promise<Uint8Array<ArrayBuffer>> =>
      bytes('GET', key, { headers: { range: rangeHeader(range) } }),
    put: async (key: string, { blob, sha256 }: Sent): Promise<string> =>
      etagOf(await ask('PUT', key, { body: blob, sha256, waitMs: sendMs })),
    /** Removing a missing object succeeds as well. */
    async remove(key: string): Promise<void> {
      await ask('DELETE', key, { fine: [404] });
    },

    async begin(key: string): Promise<string> {
      const query = { uploads: '' };
      const headers = { 'content-type': 'application/octet-stream' };
      return textOf(await text('POST', key, { query, headers }), 'UploadId');
    },
    async putPart(key: string, uploadId: string, number: number, { blob, sha256 }: Sent): Promise<string> {
      const query = { uploadId, partNumber: String(number) };
      return etagOf(await ask('PUT', key, { query, body: blob, sha256, waitMs: sendMs }));
    },
    /** An answer with status 200 may still contain an error: the storage begins it before it has done the work. */
    async complete(key: string, uploadId: string, parts: readonly S3Part[]): Promise<void> {
      const query = { uploadId };
      const xml = await text('POST', key, { query, body: completion(parts), waitMs: completeMs });
      const code = textOf(xml, 'Code');
      if (code !== '') throw new S3Refusal(500, code, `Completing ${key}`);
    },
    async abort(key: string, uploadId: string): Promise<void> {
      await ask('DELETE', key, { query: { uploadId }, fine: [404] });
    },
  };
}

export type S3Calls = ReturnType<typeof s3Calls>;
