import { connect, type Socket } from 'node:net';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { networksOf, type TrustedProxies } from './addresses.ts';
import {
  limitConnections,
  connectionLimits,
  limitedOptions,
  type ConnectionLimits,
} from './connectionLimits.ts';

/** A server that answers once it has heard all, on all addresses of this machine. */
async function serve(given: Partial<ConnectionLimits>, proxies: TrustedProxies = 0): Promise<Server> {
  const limits = { ...connectionLimits, ...given };
  const server = createServer(limitedOptions(limits), (incoming, outgoing) => {
    incoming.resume();
    incoming.on('end', () => outgoing.end());
    incoming.on('error', () => undefined);
  });
  limitConnections(server, limits, proxies);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Line {
  socket: Socket;
  /** All that came, once the connection has ended. */
  ended: Promise<string>;
}

/** A connection that says this and then nothing. */
async function call(server: Server, words: string, from = '127.0.0.1'): Promise<Line> {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress: from });
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  // A connection that is cut has ended too.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(words);
  return { socket, ended };
}

const halfBody = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"email": "';

it.each([
  ['nothing at all', ''],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
])('a connection that brings %s is ended', async (_, words) => {
  const server = await serve({ headersMs: 100 });
  const { ended } = await call(server, words);
  expect(await ended).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

it('a body that stops coming is given up, one that comes slowly is not', async () => {
  const server = await serve({ silenceMs: 800 });
  const stopped = await call(server, halfBody);
  const slow = await call(server, halfBody);
  const drip = setInterval(() => slow.socket.write('a'), 30);
  onTestFinished(() => clearInterval(drip));
  await stopped.ended;
  expect(slow.socket.destroyed).toBe(false);
  slow.socket.destroy();
});

it('a request that never ends is given up, however busily it comes', async () => {
  const server = await serve({ requestMs: 400, headersMs: 200 });
  const endless = await call(server, halfBody.replace('100', '1000000'));
  const drip = setInterval(() => endless.socket.write('a'), 20);
  onTestFinished(() => clearInterval(drip));
  expect(await endless.ended).toContain('HTTP/1.1 408 ');
});

it('a trusted proxy has as many connections as its callers need', async () => {
  const server = await serve({ perAddress: 1 }, networksOf('127.0.0.2'));
  const held = [await call(server, '', '127.0.0.2'), await call(server, '', '127.0.0.2')];
  const line = await call(server, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '127.0.0.2');
  expect(await line.ended).toContain('HTTP/1.1 200');
  for (const { socket } of held) socket.destroy();
});

it('one address has so many connections and no more; another has its own, and so does whoever ends some', async () => {
  const server = await serve({ perAddress: 3 });
  const guest = '127.0.0.2';
  const first = await call(server, '', guest);
  const held = [first, await call(server, '', guest), await call(server, '', guest)];
  const refused = await call(server, '', guest);
  expect(await refused.ended).toBe('');
  expect(held.some(({ socket }) => socket.destroyed)).toBe(false);

  const answered = async (from: string) => {
    const line = await call(server, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', from);
    return (await line.ended).startsWith('HTTP/1.1 200');
  };
  expect(await answered('127.0.0.3')).toBe(true);
  first.socket.destroy();
  await expect.poll(() => answered(guest)).toBe(true);
  for (const { socket } of held) socket.destroy();
});
