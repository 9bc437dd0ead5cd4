import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StorageError } from '../files/files.ts';
import { ScannerError, type Scanner } from './scanner.ts';

/** Where clamd listens: a port, or a socket in the file system. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** How long clamd may say nothing while it takes bytes or looks through them, ms: two gigabytes take it minutes. */
const silenceMs = 5 * 60_000;

const lengthOf = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

/** Bytes as the command INSTREAM wants them: each piece after its length, and a length of nothing at the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

/** What clamd's word means. What it did not look through to its end is no more clean than what it never saw. */
function verdictOf(told: string): string | null {
  const word = told.replaceAll('\0', '').trim();
  if (word === 'stream: OK') return null;
  const [, found] = /^stream: (.+) FOUND$/.exec(word) ?? [];
  if (found === undefined || found.startsWith('Heuristics.Limits.Exceeded'))
    throw new ScannerError(`clamd did not look through a file: «${word}»`);
  return found;
}

/**
 * The scanner of ClamAV. Its command is a dozen lines; `clamscan`, which knows it, looks for programs of ClamAV first, waits for no end of a
 * process and cannot be told that nobody waits any more.
 */
export function clamd(address: ClamdAddress, { patienceMs = silenceMs } = {}): Scanner {
  return {
    async scan(bytes, signal) {
      const options: NetConnectOpts = { ...address, ...(signal !== undefined && { signal }) };
      const socket = connect(options);
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd says nothing')));
      // It may answer before all is sent, and hang up: then its word counts, and not what became of the rest.
      const [told, sent] = await Promise.allSettled([
        text(socket),
        pipeline(framed(bytes), socket, { end: false }).catch((error: unknown) => {
          // Clamd would wait for the rest, and its word be waited for.
          socket.destroy();
          throw error;
        }),
      ]);
      socket.destroy();
      if (sent.status === 'rejected' && sent.reason instanceof StorageError) throw sent.reason;
      if (told.status === 'fulfilled' && told.value !== '') return verdictOf(told.value);
      const cause: unknown =
        sent.status === 'rejected' ? sent.reason : told.status === 'rejected' && told.reason;
      throw new ScannerError('clamd does not answer', { cause });
    },
  };
}
