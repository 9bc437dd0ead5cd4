import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { isOwn, isTrusted, type TrustedProxies } from './addresses.ts';

/** How long the server waits for its clients, and how many connections one address may have. */
export interface ConnectionLimits {
  /** For the headers of a request, from the start of the connection or request, ms. */
  headersMs: number;
  /** For any movement on a connection with a running request or answer, ms. A part may take long, as long as it moves. */
  silenceMs: number;
  /** For a whole request, ms: the largest attachment on a line of 30 kB/s. */
  requestMs: number;
  /** Connections from one address. This machine's and trusted proxies' are exempt, because they carry everybody's. */
  perAddress: number;
  /** For a real platform behind this server to accept more of a request or to begin its answer, ms. */
  upstreamMs: number;
}

/** The limits of a server, unless a test sets its own. */
export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  silenceMs: 120_000,
  requestMs: 60 * 60_000,
  perAddress: 200,
  upstreamMs: 30_000,
};

/** The minimum interval at which the server looks for late requests, ms. */
const lookMs = 2_000;

/** How long an idle connection is kept, ms: longer than proxies keep theirs, or they would hit a closed one. */
const keepAliveMs = 65_000;

/** The settings of a Node server with these limits. Node answers 408 to late clients. */
export const limitedOptions = ({ headersMs, requestMs }: ConnectionLimits): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(lookMs, headersMs / 4),
  keepAliveTimeout: keepAliveMs,
});

/** Closes connections without movement, and those of an address with too many. */
export function limitConnections(
  server: Server,
  { silenceMs, perAddress }: ConnectionLimits,
  proxies: TrustedProxies = 0,
): void {
  server.setTimeout(silenceMs);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isOwn(address) || isTrusted(address, proxies)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
