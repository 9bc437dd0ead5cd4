import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

/**
 * Whether a request names this server in its `Host`: by an address, by a name of this machine itself, or by the name that the settings
 * give it. Any other name is one that somebody had lead here, so that the page of another site would count as this one's
 * (DNS rebinding). An address cannot be had lead anywhere.
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
