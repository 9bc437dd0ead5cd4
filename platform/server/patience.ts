import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { isOwn, isTrusted, type TrustedProxies } from './addresses.ts';

/** How long the server waits for its callers, and how many of them it takes from one address. */
export interface Patience {
  /** For the headers of a request, from the beginning of a connection or of a request on, ms. */
  headersMs: number;
  /** For anything to move on a connection whose request or answer is under way, ms. A part may take long, as long as it moves. */
  silenceMs: number;
  /** For a whole request, ms: the largest attachment on a line of 30 kB/s. */
  requestMs: number;
  /** Connections from one address, this machine's own and trusted proxies apart: behind those are the connections of everybody. */
  perAddress: number;
  /** For a real platform behind this server to take the next bytes of a request or to begin its answer, ms. */
  upstreamMs: number;
}

export const patience: Patience = {
  headersMs: 15_000,
  silenceMs: 120_000,
  requestMs: 60 * 60_000,
  perAddress: 200,
  upstreamMs: 30_000,
};

/** How often the server looks for requests that are late, ms, at the least. */
const lookMs = 2_000;

/** How long a connection is kept for the next request, ms: longer than proxies keep theirs, or these would meet a closed one. */
const keepAliveMs = 65_000;

/** The settings of a server that has this patience. Node answers 408 to whoever is late. */
export const patientOptions = ({ headersMs, requestMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(lookMs, headersMs / 4),
  keepAliveTimeout: keepAliveMs,
});

/** Ends connections on which nothing moves, and those of an address that has too many. */
export function losePatience(
  server: Server,
  { silenceMs, perAddress }: Patience,
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
