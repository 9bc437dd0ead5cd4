import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StorageError } from '../files/files.ts';
import { ScannerError, type Scanner } from './scanner.ts';

/** The address of clamd: a port, or a socket in the file system. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** How long clamd may be silent while it receives or scans bytes, ms: two gigabytes take minutes. */
const silenceMs = 5 * 60_000;

const lengthOf = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

/** Bytes for the command INSTREAM: each piece after its length, and a zero length at the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of bytes) {
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

/** Interprets clamd's answer. A file that it did not scan to the end does not count as clean. */
function verdictOf(told: string): string | null {
  const word = told.replaceAll('\0', '').trim();
  if (word === 'stream: OK') return null;
  const [, found] = /^stream: (.+) FOUND$/.exec(word) ?? [];
  if (found === undefined || found.startsWith('Heuristics.Limits.Exceeded'))
    throw new ScannerError(`clamd did not look through a file: «${word}»`);
  return found;
}

/**
 * A scanner with ClamAV. Its protocol takes a dozen lines; the library `clamscan` first looks for ClamAV programs, does not wait for the end of a
 * process and cannot be aborted.
 */
export function clamd(address: ClamdAddress, { patienceMs = silenceMs } = {}): Scanner {
  return {
    async scan(bytes, signal) {
      const options: NetConnectOpts = { ...address, ...(signal !== undefined && { signal }) };
      const socket = connect(options);
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd says nothing')));
      // It may answer before everything is sent, and close the connection: then its answer counts, not the failed send.
      const [told, sent] = await Promise.allSettled([
        text(socket),
        pipeline(framed(bytes), socket, { end: false }).catch((error: unknown) => {
          // Clamd would wait for the rest while its answer is awaited.
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
