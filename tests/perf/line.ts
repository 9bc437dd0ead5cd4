import { createServer, request } from 'node:http';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freePort } from '../flows/server.ts';
import { createTus } from './tus.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * A line to a server that costs `delay` ms a request. `POST /sink` takes any body to a file: the raw transfer that
 * uploads are compared with. `/tus` is a server for uploads of others, and `/pages/` serves a folder.
 */
export async function openLine(
  target: string,
  delay: number,
  pages: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const sink = path.join(tmpdir(), `kabinet-sink-${process.pid}`);
  const tus = createTus(`${sink}-tus`);
  const port = await freePort();
  const line = createServer((incoming, outgoing) => {
    const pass = async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (incoming.url === '/sink') {
        await pipeline(incoming, createWriteStream(sink));
        outgoing.end();
        return;
      }
      if (incoming.url?.startsWith('/tus')) {
        await tus(incoming, outgoing);
        return;
      }
      if (incoming.url?.startsWith('/pages/')) {
        const file = path.join(pages, incoming.url.replace('/pages/', ''));
        outgoing.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
        outgoing.end(await readFile(file));
        return;
      }
      const { origin: _origin, ...headers } = incoming.headers;
      const onward = request(target + (incoming.url ?? ''), {
        method: incoming.method,
        headers: { ...headers, host: new URL(target).host },
      });
      onward.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        void pipeline(answer, outgoing);
      });
      onward.once('error', () => outgoing.destroy());
      await pipeline(incoming, onward);
    };
    pass().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    line.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
      await Promise.all([sink, `${sink}-tus`].map((file) => rm(file, { force: true })));
    },
  };
}
