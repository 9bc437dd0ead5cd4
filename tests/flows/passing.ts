// Proxies between a browser and a server, in the process of the tests.
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves on a port of this machine until the test ends; returns the origin. */
export async function serveForTest(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Forwards a request to an address, and its answer back, possibly with other headers. `Host` is unchanged. */
export function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  headersOf: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
): void {
  const { method, headers } = incoming;
  const onward = request(address, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer.headers));
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
