import { createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** The core of a tus server (tus.io, 1.0.0) over one file: what Uppy needs to upload by chunks to the disk of this machine. */
export function createTus(file: string) {
  let length = 0;
  let offset = 0;
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, headers } = incoming;
    outgoing.setHeader('tus-resumable', '1.0.0');
    if (method === 'POST') {
      [length, offset] = [Number(headers['upload-length']), 0];
      outgoing.writeHead(201, { location: '/tus/1', 'upload-offset': 0 }).end();
      return;
    }
    if (method === 'PATCH') {
      const start = offset;
      incoming.on('data', (chunk: Buffer) => (offset += chunk.length));
      await pipeline(incoming, createWriteStream(file, { flags: start === 0 ? 'w' : 'r+', start }));
    }
    const status = method === 'PATCH' ? 204 : 200;
    outgoing.writeHead(status, { 'upload-offset': offset, 'upload-length': length }).end();
  };
}
