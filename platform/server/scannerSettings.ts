import type { ClamdAddress } from '../scanning/clamd.ts';
import { SettingsError, type Variable } from './variables.ts';

/** The largest file that clamd can scan, GB: clamd's own limit. */
export const clamdGb = 2;

/** Parses the address of clamd: `127.0.0.1:3310`, or the path of its socket; null if nobody scans files. Throws `SettingsError`. */
export function clamdOf(set: Variable): ClamdAddress | null {
  const text = set('CLAMD_ADDRESS');
  if (text === undefined) return null;
  if (text.startsWith('/')) return { path: text };
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535)
    throw new SettingsError(
      `CLAMD_ADDRESS must be like 127.0.0.1:3310 or /run/clamav/clamd.ctl, not «${text}»`,
    );
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
