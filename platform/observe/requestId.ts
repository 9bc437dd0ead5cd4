import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isTrusted, type TrustedProxies } from '../server/addresses.ts';

/** The header by which a request is named, in answers and between servers. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** What an id of somebody else's may look like: it goes into logs. */
const idPattern = /^[\w.:-]{8,64}$/;

/** The id of a request: the one that a trusted proxy gave it, else a new one of twelve letters and digits, short enough to be read out. */
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

/** Does the work of a request: all that is logged meanwhile has its id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request whose work is being done; undefined where it is nobody's. */
export const currentRequestId = (): string | undefined => current.getStore();
