import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Place } from '../files/s3Client.ts';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  status: number;
  type: string;
  body: string;
}

type Step = (asked: Asked, next: () => Promise<void>) => Promise<void>;

/** The part of the server that is used here: its package brings no types. It is a Koa. */
interface Server {
  /** What each request passes, the first first. */
  middleware: Step[];
  store: {
    getObject(
      bucket: string,
      key: string,
      range?: { start?: number; end?: number | string },
    ): Promise<unknown>;
    putContent(file: string, content: unknown): Promise<unknown>;
  };
  httpServer: { closeAllConnections(): void };
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

interface ServerOptions {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}

const isServerKind = (found: unknown): found is new (options: ServerOptions) => Server =>
  typeof found === 'function';

function newServer(options: ServerOptions): Server {
  const found: unknown = createRequire(import.meta.url)('@20minutes/s3rver');
  if (!isServerKind(found)) throw new Error('The package is another one');
  return new found(options);
}

/** A storage that speaks the protocol of S3, with nothing in it, that forgets all when it ends. */
export interface TestS3 {
  /** A new bucket. */
  bucket(): Promise<S3Place>;
  /** What is answered instead of doing it: a status and a code of S3. Nothing by default. */
  fault: (asked: Pick<Asked, 'method' | 'path' | 'query'>) => { status: number; code: string } | null;
  /** What was asked: `PUT files/a`. */
  calls: string[];
  /** Has a folder for each bucket, by its name. */
  folder: string;
  close(): Promise<void>;
}

/** The settings of a server that has its files in a bucket. */
export const s3Settings = (place: S3Place): Record<string, string> => ({
  S3_ENDPOINT: place.endpoint,
  S3_BUCKET: place.bucket,
  S3_REGION: place.region,
  S3_ACCESS_KEY_ID: place.accessKeyId,
  S3_SECRET_ACCESS_KEY: place.secretAccessKey,
});

const minPart = 5 * 1024 * 1024;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const element = (name: string, value: string | number) => `<${name}>${escaped(String(value))}</${name}>`;

function answer(asked: Asked, status: number, xml: string): void {
  asked.status = status;
  asked.type = 'application/xml';
  asked.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

const refuse = (asked: Asked, status: number, code: string) =>
  answer(asked, status, `<Error>${element('Code', code)}</Error>`);

/** The parts that have come whole, in their order. */
async function partsIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md5'));
  const parts = names.map(async (name) => {
    const number = Number(name.replace('.md5', ''));
    const { size } = await stat(path.join(folder, String(number)));
    return { number, size, etag: await readFile(path.join(folder, name), 'utf8') };
  });
  return (await Promise.all(parts)).toSorted((a, b) => a.number - b.number);
}

/**
 * What the server lacks of multipart uploads, answered from its folder: their list, the list of their parts, their end. It also takes parts of
 * any size, and of uploads that are not there, which S3 refuses.
 */
function supplement(root: string): Step {
  const folderOf = (bucket: string, uploadId = '') => path.join(root, bucket, '._S3rver_uploads', uploadId);

  async function uploads(asked: Asked, bucket: string): Promise<void> {
    const ids = await readdir(folderOf(bucket)).catch(() => []);
    const told = ids.map(async (uploadId) => {
      const folder = folderOf(bucket, uploadId);
      const key = await readFile(path.join(folder, 'key'), 'utf8').catch(() => null);
      if (key?.startsWith(asked.query['prefix'] ?? '') !== true) return '';
      const begun = (await stat(folder)).birthtime.toISOString();
      return `<Upload>${element('Key', key)}${element('UploadId', uploadId)}${element('Initiated', begun)}</Upload>`;
    });
    const all = (await Promise.all(told)).join('');
    answer(asked, 200, `<ListMultipartUploadsResult>${all}</ListMultipartUploadsResult>`);
  }

  async function ofUpload(asked: Asked, folder: string, next: () => Promise<void>): Promise<void> {
    const isThere = await stat(folder).then(
      () => true,
      () => false,
    );
    if (!isThere) return refuse(asked, 404, 'NoSuchUpload');
    if (asked.method === 'PUT') return next();
    if (asked.method === 'DELETE') {
      await rm(folder, { recursive: true });
      asked.status = 204;
      return undefined;
    }
    const parts = await partsIn(folder);
    if (asked.method === 'POST')
      return parts.slice(0, -1).some(({ size }) => size < minPart)
        ? refuse(asked, 400, 'EntityTooSmall')
        : next();
    const told = parts.map(
      ({ number, size, etag }) =>
        `<Part>${element('PartNumber', number)}${element('ETag', `"${etag}"`)}${element('Size', size)}</Part>`,
    );
    return answer(asked, 200, `<ListPartsResult>${told.join('')}</ListPartsResult>`);
  }

  return async (asked, next) => {
    const [, bucket = ''] = asked.path.split('/');
    const { uploadId } = asked.query;
    if (uploadId !== undefined) return ofUpload(asked, folderOf(bucket, uploadId), next);
    if (asked.method === 'GET' && asked.query['uploads'] !== undefined) return uploads(asked, bucket);
    return next();
  };
}

/** What is sent is there once all of it has come, as with S3: the server would keep half of what broke off. */
function putWhole({ store }: Server, staging: string): void {
  const put = store.putContent.bind(store);
  store.putContent = async (file, content) => {
    const staged = path.join(staging, randomUUID());
    const told = await put(staged, content);
    // Whoever removed the last object beside it has removed the folder as well.
    await mkdir(path.dirname(file), { recursive: true });
    await rename(staged, file);
    return told;
  };
}

/** Starts one in a folder of its own. It looks at the signature of each call. */
export async function testS3(): Promise<TestS3> {
  const root = await mkdtemp(path.join(tmpdir(), 's3-'));
  const server = newServer({
    address: '127.0.0.1',
    port: 0,
    directory: root,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [],
  });
  const calls: string[] = [];
  let next = 0;
  server.middleware.unshift(async (asked, go) => {
    const { method, path: place, query } = asked;
    calls.push(`${method} ${place.split('/').slice(2).join('/')}`);
    const fault = storage.fault({ method, path: place, query });
    if (fault === null) return go();
    return refuse(asked, fault.status, fault.code);
  }, supplement(root));
  const read = server.store.getObject.bind(server.store);
  // It takes a last byte of 0 for none at all.
  server.store.getObject = (bucket, key, range) =>
    read(bucket, key, range?.end === 0 ? { ...range, end: '0' } : range);
  const staging = path.join(root, 'staging');
  await mkdir(staging);
  putWhole(server, staging);
  const { port } = await server.run();
  const storage: TestS3 = {
    fault: () => null,
    calls,
    folder: root,
    async bucket() {
      const bucket = `bucket-${next++}`;
      await mkdir(path.join(root, bucket));
      return {
        endpoint: `http://127.0.0.1:${port}`,
        bucket,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      };
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return storage;
}
