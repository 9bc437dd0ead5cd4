import type { Settings } from './settings.ts';

/** The path before the console's own: `/author` of `https://school.test/author/`; empty on a host of its own. */
export const prefixOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl?.pathname.replace(/\/$/, '') ?? '';

/**
 * The address below the prefix, `/api/v1/…`. A proxy may keep the prefix or strip it. null if the slash at the end of the prefix is missing: relative
 * addresses of the page would be wrong, so it redirects.
 */
export function belowPrefix(url: string, prefix: string): string | null {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest === '' || rest.startsWith('?')) return null;
  return rest.startsWith('/') ? rest : url;
}
