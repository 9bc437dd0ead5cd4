import type { Settings } from './settings.ts';

/** The path that authors see before the console's own: `/author` of `https://school.test/author/`, and nothing of a host of its own. */
export const prefixOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl?.pathname.replace(/\/$/, '') ?? '';

/**
 * What is asked for below the prefix, `/api/v1/…`. A proxy may hand the prefix on or take it off: either is understood. null where the slash
 * at the end of the prefix is missing: the page there would look for its files beside the folder, and has to be opened in it.
 */
export function belowPrefix(url: string, prefix: string): string | null {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest === '' || rest.startsWith('?')) return null;
  return rest.startsWith('/') ? rest : url;
}
