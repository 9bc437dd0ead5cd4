import { noted } from '#atoms/session/mark.ts';

/** Ways in which a screen is laid out; a picture of one says nothing of another. */
function widthNow(): string {
  if (matchMedia('(max-width: 719.98px)').matches) return 'phone';
  if (matchMedia('(max-width: 1023.98px)').matches) return 'narrow';
  return matchMedia('(max-width: 1279.98px)').matches ? 'middle' : 'wide';
}

/** The name of the picture of a route; without one, of the bare frame. */
export const pictureName = (route = ''): string => `picture/${widthNow()}${route}`;

/** The settings that a screen is drawn by, as they stand now. The theme is none of them: colours follow it by themselves. */
export const looksNow = (): string =>
  ['language', 'sidebar'].map((name) => noted(`kabinet.${name}`) ?? '').join(' ');

/** The route of an address, if it says nothing more: what was searched for and chosen is never kept. */
export const bareRoute = (hash: string): string | null => {
  const [, route] = /^#(\/[\w./-]*)$/.exec(hash === '' ? '#/' : hash) ?? [];
  return route ?? null;
};
