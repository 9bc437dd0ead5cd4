import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StorageError } from './files.ts';
import { textOf } from './s3Answers.ts';

/** A bucket and who may use it. */
export interface S3Place {
  /** `https://s3.eu-central-1.amazonaws.com`, `https://storage.yandexcloud.net`, `http://127.0.0.1:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface ClientOptions extends S3Place {
  /** The first pause before something is tried again, ms. */
  pauseMs?: number;
  /** Is told each time that the storage does not do its work. */
  onTrouble?: () => void;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob | string;
  /** Of the body, in hex: the storage then refuses what came otherwise. */
  sha256?: string;
  /** How long is waited for the beginning of the answer, ms. */
  waitMs?: number;
  tries?: number;
  /** Statuses that are answered and not thrown. */
  fine?: readonly number[];
}

/** How long is waited for the beginning of an answer, ms, and how often something is tried. */
const waitMs = 15_000;
const tries = 4;
const firstPauseMs = 200;

/** The storage is busy, or is about to be there again; «RequestTimeout» is a 400 on a line that was slow. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504]);

/** What storages say where a disk, or what of it this bucket may use, is full. */
const full = /^(?:QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|InsufficientStorage)$/;

/** What the storage answered instead of doing it. */
export class S3Refusal extends StorageError {
  override name = 'S3Refusal';
  readonly status: number;
  /** `NoSuchUpload`, `SlowDown`; empty where it told none. */
  readonly code: string;

  constructor(status: number, code: string, what: string) {
    super(`${what}: ${status} ${code}`);
    this.status = status;
    this.code = full.test(code) || status === 507 ? 'ENOSPC' : code;
  }
}

const emptyDigest = createHash('sha256').digest('hex');
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The code of an answer that is none of those that are fine. */
async function refusalOf(answer: Response, what: string): Promise<S3Refusal> {
  const xml = await answer.text().catch(() => '');
  return new S3Refusal(answer.status, textOf(xml, 'Code'), what);
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof S3Refusal) || passing.has(error.status) || error.code === 'RequestTimeout';

/** Calls of one bucket, signed by `aws4fetch`. */
export function s3Client(options: ClientOptions) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const { pauseMs = firstPauseMs, onTrouble = () => undefined } = options;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  function addressOf(key: string, query: Record<string, string> = {}): string {
    // The bucket is in the path: every storage takes that, and names of buckets need no certificate of their own.
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  async function once(method: Method, key: string, asked: Asked): Promise<Response> {
    const { body, sha256 = typeof body === 'string' ? digestOf(body) : emptyDigest } = asked;
    const ending = new AbortController();
    const late = setTimeout(() => ending.abort(new Error('No answer in time')), asked.waitMs ?? waitMs);
    try {
      const signed = await signer.sign(addressOf(key, asked.query), {
        method,
        headers: { ...asked.headers, 'x-amz-content-sha256': sha256 },
        ...(body === undefined ? {} : { body }),
      });
      const answer = await fetch(signed, { signal: ending.signal });
      if (answer.ok || asked.fine?.includes(answer.status) === true) return answer;
      throw await refusalOf(answer, `${method} ${key}`);
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Asks, again with growing pauses where that helps: the only rule by which anything is tried again. Each call leaves the same whether it is
   * done once or twice. Throws `StorageError`.
   */
  async function ask(method: Method, key: string, asked: Asked = {}): Promise<Response> {
    const most = asked.tries ?? tries;
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, key, asked);
      } catch (error) {
        if (tried < most && isPassing(error)) {
          // Many that were refused together must not come back together.
          await pause(pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
          continue;
        }
        if (!(error instanceof S3Refusal && error.status === 404)) onTrouble();
        if (error instanceof StorageError) throw error;
        throw new StorageError(`${method} ${key}: the storage does not answer`, { cause: error });
      }
    }
  }

  /** All of an answer, as `read` takes it. */
  const wholly =
    <T>(read: (answer: Response) => Promise<T>) =>
    async (method: Method, key: string, asked?: Asked): Promise<T> =>
      read(await ask(method, key, asked)).catch((cause: unknown) => {
        onTrouble();
        throw new StorageError(`${method} ${key}: the answer broke off`, { cause });
      });
  const text = wholly((answer) => answer.text());
  const bytes = wholly((answer) => answer.bytes());

  /** An address that holds for `seconds`, with what the answer is to say of itself. */
  async function link(key: string, seconds: number, told: Record<string, string>): Promise<string> {
    const url = addressOf(key, { ...told, 'X-Amz-Expires': String(seconds) });
    return (await signer.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
  }

  return { ask, text, bytes, link };
}

export type S3Client = ReturnType<typeof s3Client>;
