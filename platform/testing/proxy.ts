import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes calls on to servers in turn, as what stands before several of them does. */
interface RoundRobin {
  url: string;
  /** Which servers there are. One that goes away meanwhile takes its calls with it, and those that it did not take go to the next. */
  use(urls: readonly string[]): void;
  close(): Promise<void>;
}

/** The server took nothing of a call: another may. */
const isUntaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends a call on; resolves once all of its answer is on its way. */
function passOn(
  url: string,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  // The server hears for whom the call was, as it must of any proxy: `Host` goes on as it came.
  const { method, url: place, headers } = incoming;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url + (place ?? ''), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', reject);
      answer.pipe(outgoing);
      outgoing.on('finish', resolve);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A proxy on a port of its own. Calls come with the whole of their body, so that one that was not taken can go elsewhere. */
export async function roundRobin(): Promise<RoundRobin> {
  let servers: readonly string[] = [];
  let turn = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    for (let tries = servers.length; tries > 0; tries--) {
      turn += 1;
      try {
        return await passOn(servers[turn % servers.length] ?? '', incoming, body, outgoing);
      } catch (error) {
        if (isUntaken(error)) continue;
        break;
      }
    }
    // Whoever called learns nothing of what was done.
    outgoing.destroy();
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    use(urls) {
      servers = urls;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
