import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StorageError } from './files.ts';
import { textOf } from './s3Answers.ts';

/** A bucket and its credentials. */
export interface S3Place {
  /** `https://s3.eu-central-1.amazonaws.com`, `https://storage.yandexcloud.net`, `http://127.0.0.1:9000`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface ClientOptions extends S3Place {
  /** The first pause before a retry, ms. */
  pauseMs?: number;
  /** Called each time the storage fails. */
  onTrouble?: () => void;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob | string;
  /** SHA-256 of the body, in hex: the storage refuses a body that differs. */
  sha256?: string;
  /** The timeout for the beginning of the answer, ms. */
  waitMs?: number;
  tries?: number;
  /** Statuses that are returned and not thrown. */
  fine?: readonly number[];
}

/** The default timeout for the beginning of an answer, ms, and the number of attempts. */
const waitMs = 15_000;
const tries = 4;
const firstPauseMs = 200;

/** The storage is busy or restarting; «RequestTimeout» is a 400 on a slow line. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504]);

/** Error codes of storages when a disk or a quota is full. */
const full = /^(?:QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|InsufficientStorage)$/;

/** The storage answered with an error. */
export class S3Refusal extends StorageError {
  override name = 'S3Refusal';
  readonly status: number;
  /** `NoSuchUpload`, `SlowDown`; empty if it sent none. */
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

/** The error code of an unsuccessful answer. */
async function refusalOf(answer: Response, what: string): Promise<S3Refusal> {
  const xml = await answer.text().catch(() => '');
  return new S3Refusal(answer.status, textOf(xml, 'Code'), what);
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof S3Refusal) || passing.has(error.status) || error.code === 'RequestTimeout';

/** Calls to one bucket, signed by `aws4fetch`. */
export function s3Client(options: ClientOptions) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const { pauseMs = firstPauseMs, onTrouble = () => undefined } = options;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  function addressOf(key: string, query: Record<string, string> = {}): string {
    // The bucket is in the path: every storage accepts that, and bucket names need no certificate of their own.
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

  /** Sends a request, and repeats it with growing pauses if that can help; nothing else retries. Every call is idempotent. Throws `StorageError`. */
  async function ask(method: Method, key: string, asked: Asked = {}): Promise<Response> {
    const most = asked.tries ?? tries;
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, key, asked);
      } catch (error) {
        if (tried < most && isPassing(error)) {
          // Random, so that requests refused together do not come back together.
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

  /** A signed address that expires after `seconds`, with the headers of its answer. */
  async function link(key: string, seconds: number, told: Record<string, string>): Promise<string> {
    const url = addressOf(key, { ...told, 'X-Amz-Expires': String(seconds) });
    return (await signer.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
  }

  return { ask, text, bytes, link };
}

export type S3Client = ReturnType<typeof s3Client>;
