import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { mapInPage } from '#app/worker/filesOfMap.ts';
import { ofPage } from './builtPage.ts';

/** The names by which files name each other, as the map of the page has them: `./assets/PTjeil0g4P.js`. */
function keysOf(html: string): string[] {
  const [, map] = mapInPage.exec(html) ?? [];
  if (map === undefined) throw new Error('The page has no map of modules');
  return [...map.matchAll(/"\.\/assets\/([\w-]+)\.js":/g)].map(([, key = '']) => key);
}

/** It stays the same as long as the key does. With three hundred files the chance that any two are the same is 0.3 %. */
const shortened = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 4);

/**
 * Cuts the names by which files name each other down to four letters. They are told apart by a map and need no more, and a screen has some
 * hundreds of them, which no compression makes smaller.
 */
export const shortKeys = (): Plugin =>
  ofPage('short-keys', (html, bundle) => {
    const short = new Map(keysOf(html).map((key) => [key, shortened(key)]));
    if (new Set(short.values()).size < short.size)
      throw new Error('Two files have the same short name: let one letter more tell them apart');
    // It begins where a name does: from each letter of a long one it would look to the end of it again, half a minute in all.
    const cut = (text: string) =>
      text.replace(/(?<![\w-])([\w-]+)(?=\.js["'`])/g, (name) => short.get(name) ?? name);
    for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = cut(output.code);
    return cut(html);
  });
