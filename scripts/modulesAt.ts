import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/**
 * A predicate for the files of these modules of `src`, named without extension; «*» is a wildcard in a name. Fails if a path names no module: a moved
 * module would silently leave its file of the build.
 */
export function modulesAt(paths: readonly string[]): (id: string) => boolean {
  const src = path.join(root, 'src');
  const files = new Set(
    paths.flatMap((one) => {
      const found = globSync(`${one}.{ts,tsx}`, { cwd: src }).filter(
        (file) => !/\.(?:test|stories)\./.test(file),
      );
      if (found.length === 0) throw new Error(`No module of src is at ${one}`);
      return found.map((file) => file.replaceAll('\\', '/'));
    }),
  );
  const start = `${src.replaceAll('\\', '/')}/`;
  return (id) => {
    const file = id.replaceAll('\\', '/');
    return file.startsWith(start) && files.has(file.slice(start.length));
  };
}
