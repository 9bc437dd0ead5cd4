import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Whether a connection comes from this machine itself: from a proxy on it, that is, where there is one. */
export const isOwn = (address: string): boolean => /^(?:::ffff:)?127\.0\.0\.1$|^::1$/.test(address);

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // An address of one line alone names that line after a per cent sign.
  const [plain] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * What an address is counted by. A line of IPv6 is given a whole network of 64 bits, so that it has one count for all of it; an
 * IPv4 address that is written as IPv6 is the one that it is.
 */
function countedBy(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * Where a request comes from, for limits. What a proxy says of it counts only where the settings trust so many of them, and where the
 * request came by way of this machine: anybody may write the header. Each proxy adds whom it heard to the end.
 */
export function callerOf(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const direct = socket.remoteAddress ?? '';
  if (trustedProxies === 0 || !isOwn(direct)) return countedBy(direct);
  const heard = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = heard.at(-trustedProxies)?.trim() ?? '';
  return countedBy(isIP(told) === 0 ? direct : told);
}
