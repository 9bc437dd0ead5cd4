import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the project: its path from the root with forward slashes, and its text. */
interface Source {
  file: string;
  text: string;
}

/** Reads the files that match a pattern, from the root of the project. */
export function sources(...patterns: string[]): Source[] {
  return globSync(patterns, { exclude: ['**/node_modules/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
