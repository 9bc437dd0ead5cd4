import { createServer, request } from 'node:http';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freePort } from '../flows/server.ts';

/**
 * A line to a server that costs `delay` ms a request. `POST /sink` takes any body to a file: the raw transfer that
 * uploads are compared with.
 */
export async function openLine(
  target: string,
  delay: number,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const sink = path.join(tmpdir(), `kabinet-sink-${process.pid}`);
  const port = await freePort();
  const line = createServer((incoming, outgoing) => {
    const pass = async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (incoming.url === '/sink') {
        await pipeline(incoming, createWriteStream(sink));
        outgoing.end();
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
      await rm(sink, { force: true });
    },
  };
}
