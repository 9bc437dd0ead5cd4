import * as v from 'valibot';
import { fillPath, type Endpoint } from '#api/endpoint.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Tag } from '#domain/tag/schema.ts';
import type { Random } from '../scenarios/random.ts';

/** The server went while it was asked: what it did of that is not known. */
export class Lost extends Error {
  override name = 'Lost';
}

interface Sent {
  params?: Record<string, string>;
  body?: unknown;
  raw?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Everything that lists answer, asked at one quiet moment. */
export interface Found {
  lectures: Lecture[];
  publications: Publication[];
  tags: Tag[];
}

/** Calls of a server that may be killed at any moment. */
export interface Client {
  /** The answer by the row's schema. Throws `Lost` unless all of it came, and an error where it is a refusal. */
  ask<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<v.InferOutput<E['response']>>;
  bytes(path: string): Promise<Uint8Array>;
  /** Resolves once so many writes more have been answered. */
  answered(count: number): Promise<void>;
}

export function clientOf(url: string, cookie: string): Client {
  let answered = 0;
  let waiting: { count: number; resolve: () => void } | null = null;

  async function whole(path: string, init: RequestInit): Promise<ArrayBuffer> {
    const lost = (cause: unknown): never => {
      throw new Lost(path, { cause });
    };
    const answer = await fetch(`${url}/api${path}`, init).catch(lost);
    const body = await answer.arrayBuffer().catch(lost);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${new TextDecoder().decode(body)}`);
    return body;
  }

  return {
    async ask({ method, path, response }, { params = {}, body, raw, headers = {} } = {}) {
      const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
      const init = { method, headers: { cookie, ...headers }, ...(sent === null ? {} : { body: sent }) };
      const text = new TextDecoder().decode(await whole(fillPath(path, params), init));
      if (method !== 'GET') answered++;
      if (waiting !== null && answered >= waiting.count) waiting.resolve();
      return v.parse(response, text === '' ? undefined : JSON.parse(text));
    },
    bytes: async (path) => new Uint8Array(await whole(path, { headers: { cookie } })),
    answered: (count) =>
      new Promise((resolve) => {
        waiting = { count: answered + count, resolve };
      }),
  };
}

/** Someone who writes, one thing after another, and knows what must be found after the server was killed. */
export interface Writer {
  /** One write, or a few side by side. Throws `Lost` where the server went. */
  write(client: Client): Promise<void>;
  /** What is found must be as it was answered, or as the write under way would have left it. Throws where it is not. */
  check(client: Client, found: Found): Promise<void>;
}

/** Writes until the server goes, or it is enough. */
export async function writeOn(
  writer: Writer,
  client: Client,
  isEnough: () => boolean = () => false,
): Promise<void> {
  try {
    while (!isEnough()) await writer.write(client);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
  }
}

/** A text that no other is like: a half of it would be seen. */
export const someText = (random: Random) =>
  Array.from({ length: random.int(1, 40) }, () => random.int(0, 2 ** 31).toString(36)).join(' ');
