import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Whether a connection comes from this machine: that is, from a proxy on it, if there is one. */
export const isOwn = (address: string): boolean => /^(?:::ffff:)?127\.0\.0\.1$|^::1$/.test(address);

/** Which proxies may say where a request comes from: a number of them chained on this machine, or all in these networks. */
export type TrustedProxies = number | BlockList;

/** A connection and its headers. */
type Heard = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Parses networks, `10.0.0.0/8, 192.0.2.5`. Throws a `RangeError` with the first invalid entry. */
export function networksOf(text: string): BlockList {
  const networks = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim())) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const length = Number(bits ?? most);
    // A network of zero bits is everybody, and anyone could then claim any address.
    if (isIP(address) === 0 || address.includes('%') || length < 1 || length > most)
      throw new RangeError(entry);
    networks.addSubnet(address, length, family);
  }
  return networks;
}

/** An address without its zone index after a per cent sign. */
const plain = (address: string): string => address.split('%', 1)[0] ?? '';

/** Whether the claims of this address about callers are trusted. */
export function isTrusted(address: string, proxies: TrustedProxies): boolean {
  if (typeof proxies === 'number') return proxies > 0 && isOwn(address);
  const family = isIP(address);
  return family !== 0 && proxies.check(plain(address), family === 6 ? 'ipv6' : 'ipv4');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${plain(address)}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * The key under which an address is counted. IPv6 subscribers get a whole /64 network, so it counts as one; an IPv4 address written as IPv6 counts as
 * IPv4.
 */
function countedBy(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * The address of a request's client. A forwarding header counts only from a trusted proxy, because anybody can send it. Each proxy appends its
 * client, so the last entry that is not a trusted proxy is the client.
 */
export function sourceOf({ socket, headers }: Heard, proxies: TrustedProxies): string {
  const direct = socket.remoteAddress ?? '';
  if (!isTrusted(direct, proxies)) return direct;
  const heard = String(headers['x-forwarded-for'] ?? '').split(',');
  if (typeof proxies === 'number') {
    const told = heard.at(-proxies)?.trim() ?? '';
    return isIP(told) === 0 ? direct : told;
  }
  let caller = direct;
  for (const told of heard.map((one) => one.trim()).toReversed()) {
    if (isIP(told) === 0) return caller;
    caller = told;
    if (!isTrusted(told, proxies)) return caller;
  }
  return caller;
}

/** The client's address, for limits. */
export const callerOf = (heard: Heard, proxies: TrustedProxies): string =>
  countedBy(sourceOf(heard, proxies));
