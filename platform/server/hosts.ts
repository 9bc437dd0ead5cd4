import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

/**
 * Whether a request's `Host` is this server: an address, a name of this machine, or the name in the settings. Any other name may be an attacker's
 * that resolves to this server, so that the page of another site would count as same-origin (DNS rebinding). An address cannot be rebound.
 */
export function namesThisServer(
  host: string | undefined,
  { publicUrl, host: listening }: Pick<Settings, 'publicUrl' | 'host'>,
): boolean {
  const address = `http://${host}`;
  if (host === undefined || !URL.canParse(address)) return false;
  const { hostname, pathname, search, username } = new URL(address);
  if (pathname !== '/' || search !== '' || username !== '') return false;
  const name = hostname.replace(/^\[|\]$/g, '');
  const own = ['localhost', listening, ...(publicUrl === null ? [] : [publicUrl.hostname])];
  return isIP(name) !== 0 || own.includes(name);
}
