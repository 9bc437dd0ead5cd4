import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWatched } from '../support/oncePerRun.ts';

/** A file of the project: its path from the root with forward slashes, and its text. */
interface Source {
  file: string;
  text: string;
}

const found = new Map<string, readonly string[]>();
const texts = new Map<string, string>();

/** What a map has, or what is read for it: many checks ask for the same. */
function kept<T>(map: Map<string, T>, key: string, read: () => T): T {
  const value = (isWatched ? undefined : map.get(key)) ?? read();
  map.set(key, value);
  return value;
}

/** Reads the files that match a pattern, from the root of the project. */
export function sources(...patterns: string[]): Source[] {
  const files = kept(found, patterns.join('\n'), () =>
    globSync(patterns, { exclude: ['**/node_modules/**'] })
      .map((file) => file.split(path.sep).join('/'))
      .sort(),
  );
  return files.map((file) => ({ file, text: kept(texts, file, () => readFileSync(file, 'utf8')) }));
}
