import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isTrusted, type TrustedProxies } from '../server/addresses.ts';

/** The header with the request id, in answers and between servers. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The format of a foreign id that is accepted: it goes into logs. */
const idPattern = /^[\w.:-]{8,64}$/;

/** The id of a request: the one from a trusted proxy, else a new one of twelve letters and digits, short enough to read out. */
export function requestIdOf(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: TrustedProxies,
): string {
  const given = headers[requestIdHeader];
  const trusted = isTrusted(socket.remoteAddress ?? '', proxies);
  return trusted && typeof given === 'string' && idPattern.test(given)
    ? given
    : randomBytes(6).toString('hex');
}

/** Runs the work of a request: everything that it logs has its id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => current.getStore();
