import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { mapInPage } from '#app/worker/filesOfMap.ts';
import { ofPage } from './builtPage.ts';

/** The names in imports between files, as in the import map: `./assets/PTjeil0g4P.js`. */
function keysOf(html: string): string[] {
  const [, map] = mapInPage.exec(html) ?? [];
  if (map === undefined) throw new Error('The page has no map of modules');
  return [...map.matchAll(/"\.\/assets\/([\w-]+)\.js":/g)].map(([, key = '']) => key);
}

/** A short key is stable as long as the file's key is. With three hundred files the chance of any collision is 0.3 %. */
const shortened = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 4);

/**
 * Shortens the names in imports between files to four letters. The import map tells them apart, so they need no more. A screen has hundreds of them,
 * and compression cannot shrink them.
 */
export const shortKeys = (): Plugin =>
  ofPage('short-keys', (html, bundle) => {
    const short = new Map(keysOf(html).map((key) => [key, shortened(key)]));
    if (new Set(short.values()).size < short.size)
      throw new Error('Two files have the same short name: let one letter more tell them apart');
    // It must match at the start of a name: otherwise it would scan long names from each of their letters, half a minute in all.
    const cut = (text: string) =>
      text.replace(/(?<![\w-])([\w-]+)(?=\.js["'`])/g, (name) => short.get(name) ?? name);
    for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = cut(output.code);
    return cut(html);
  });
