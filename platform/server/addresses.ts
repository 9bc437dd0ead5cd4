import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Whether a connection comes from this machine itself: from a proxy on it, that is, where there is one. */
export const isOwn = (address: string): boolean => /^(?:::ffff:)?127\.0\.0\.1$|^::1$/.test(address);

/**
 * Which proxies may say where a request comes from: so many that stand on this machine one behind another, or all that stand in
 * these networks.
 */
export type TrustedProxies = number | BlockList;

/** A connection and what was said over it. */
type Heard = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Networks by their addresses, `10.0.0.0/8, 192.0.2.5`. Throws a `RangeError` with the entry that is none. */
export function networksOf(text: string): BlockList {
  const networks = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim())) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const length = Number(bits ?? most);
    // A network of no bits is everybody, who could then be whoever they say.
    if (isIP(address) === 0 || address.includes('%') || length < 1 || length > most)
      throw new RangeError(entry);
    networks.addSubnet(address, length, family);
  }
  return networks;
}

/** An address without the line that an address of one line alone names after a per cent sign. */
const plain = (address: string): string => address.split('%', 1)[0] ?? '';

/** Whether what this address says of callers is believed. */
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
 * What an address is counted by. A line of IPv6 is given a whole network of 64 bits, so that it has one count for all of it; an
 * IPv4 address that is written as IPv6 is the one that it is.
 */
function countedBy(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * The address that a request comes from. What a proxy says of it counts only where that proxy is trusted: anybody may write the header.
 * Each proxy adds whom it heard to the end, so that the last one who is no trusted proxy is the caller.
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

/** Where a request comes from, for limits. */
export const callerOf = (heard: Heard, proxies: TrustedProxies): string =>
  countedBy(sourceOf(heard, proxies));
