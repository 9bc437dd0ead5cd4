// A cache between runs for results that depend only on the text of a file: parsing all modules takes seconds, and few change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { root } from './install.mjs';

const home = path.join(root, 'node_modules/.cache/texts');

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

interface TextCache<T> {
  /** The result for a file with this text. */
  of: (file: string, text: string) => T;
  /** Writes new results to the disk. */
  keep: () => void;
}

/** Computes a result for each file once per text. `code` are the files that compute it: results of other code, packages or aliases do not count. */
export function cachedByText<T>(
  name: string,
  code: readonly string[],
  workOut: (file: string, text: string) => T,
  folder = home,
): TextCache<T> {
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
      // Atomically, whatever other runs do.
      const draft = `${place}-${process.pid}`;
      writeFileSync(draft, serialize({ mark, rows }));
      renameSync(draft, place);
    },
  };
}
