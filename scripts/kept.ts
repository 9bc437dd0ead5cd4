// What is worked out of the text of a file, and of nothing else, is kept from one run to the next: to parse all modules takes seconds, and few differ.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { root } from './install.mjs';

const home = path.join(root, 'node_modules/.cache/texts');

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Kept<T> {
  /** What is worked out of a file with this text. */
  of: (file: string, text: string) => T;
  /** Writes down what has been worked out anew. */
  keep: () => void;
}

/**
 * Works something out of each file once for its text. `code` are the files that say how: nothing counts that was worked out by others, by other
 * packages or with other aliases.
 */
export function keptByText<T>(
  name: string,
  code: readonly string[],
  workOut: (file: string, text: string) => T,
  folder = home,
): Kept<T> {
  const means = ['package.json', 'package-lock.json', ...code];
  const mark = digest(means.map((file) => readFileSync(path.resolve(root, file), 'utf8')).join('\0'));
  const place = path.join(folder, `${name}-${process.version}`);
  const found = (): { mark: string; rows: Map<string, { digest: string; value: T }> } =>
    existsSync(place) ? deserialize(readFileSync(place)) : { mark, rows: new Map() };
  const before = found();
  const rows = before.mark === mark ? before.rows : new Map<string, { digest: string; value: T }>();
  let isNew = false;
  return {
    of: (file, text) => {
      const now = digest(text);
      const known = rows.get(file);
      if (known?.digest === now) return known.value;
      const value = workOut(file, text);
      rows.set(file, { digest: now, value });
      isNew = true;
      return value;
    },
    keep: () => {
      if (!isNew) return;
      isNew = false;
      mkdirSync(folder, { recursive: true });
      // Whole or not at all, whoever else runs.
      const draft = `${place}-${process.pid}`;
      writeFileSync(draft, serialize({ mark, rows }));
      renameSync(draft, place);
    },
  };
}
