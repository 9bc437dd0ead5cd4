import { expect } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Random } from '../scenarios/random.ts';
import type { Client, Writer } from './killed.ts';

type Range = readonly [first: number, last: number];

interface Upload {
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Cut at random, in the order they are sent. */
  parts: Range[];
  /** Answered with 200. */
  kept: Range[];
}

const within = ([first, last]: Range, ranges: readonly Range[]) =>
  ranges.some(([from, to]) => from <= first && last <= to);

function someBytes(size: number, random: Random): Uint8Array<ArrayBuffer> {
  const seed = random.int(1, 2 ** 31 - 1);
  return Uint8Array.from({ length: size }, (_, at) => (Math.imul(at + 1, seed) >>> 11) & 0xff);
}

function someParts(size: number, random: Random): Range[] {
  const cuts = Array.from({ length: random.int(2, 9) }, () => random.int(1, size - 1));
  const ends = [...new Set([...cuts, size])].toSorted((a, b) => a - b);
  return random.shuffle(ends.map((end, at): Range => [ends[at - 1] ?? 0, end - 1]));
}

/** Uploads files by parts in any order, up to three at once and some of them twice, and reads each once it is closed. */
export function uploadWriter(random: Random): Writer & { finish(client: Client): Promise<void> } {
  let upload: Upload | null = null;
  const done: { id: string; bytes: Uint8Array }[] = [];

  async function open(client: Client): Promise<void> {
    const size = random.int(1000, 600_000);
    const body = { fileName: 'запись.mp4', size };
    const { sessionId } = await client.ask(endpoints.upload.newSession, { body });
    upload = { id: sessionId, bytes: someBytes(size, random), parts: someParts(size, random), kept: [] };
  }

  async function send(client: Client, { id, bytes, kept }: Upload, part: Range): Promise<void> {
    const [first, last] = part;
    await client.ask(endpoints.upload.part, {
      params: { id },
      raw: bytes.slice(first, last + 1),
      headers: { 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    });
    kept.push(part);
  }

  async function checkBytes(client: Client, { id, bytes }: { id: string; bytes: Uint8Array }): Promise<void> {
    const found = await client.bytes(`/v1/author/stream/${id}/media`);
    expect(Buffer.compare(found, bytes)).toBe(0);
  }

  async function close(client: Client, { id, bytes }: Upload): Promise<void> {
    const { ID } = await client.ask(endpoints.upload.close, { params: { id } });
    done.push({ id: ID, bytes });
    upload = null;
    await checkBytes(client, { id: ID, bytes });
  }

  async function write(client: Client): Promise<void> {
    if (upload === null) return open(client);
    const { parts, kept } = upload;
    const left = parts.filter((part) => !within(part, kept));
    if (left.length === 0) return close(client, upload);
    const again = random.chance(0.2) ? kept.slice(-1) : [];
    const current = upload;
    const sent = await Promise.allSettled(
      [...left.slice(0, 3), ...again].map((part) => send(client, current, part)),
    );
    for (const one of sent) if (one.status === 'rejected') throw one.reason;
  }

  return {
    write,
    async check(client) {
      if (upload === null) return;
      const { ranges = [] } = await client.ask(endpoints.upload.session, { params: { id: upload.id } });
      for (const part of upload.kept) expect(ranges.some((range) => within(part, [range]))).toBe(true);
      // What the server says it has is taken at its word: the bytes are compared in the end.
      upload.kept = upload.parts.filter((part) => within(part, ranges));
    },
    async finish(client) {
      if (upload === null) await open(client);
      for (let files = done.length; done.length === files;) await write(client);
      for (const file of done) await checkBytes(client, file);
    },
  };
}
