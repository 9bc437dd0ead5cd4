import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/**
 * Tells by the name of a file whether it is one of these modules of `src`, named without their ending; «*» stands for a part of a name.
 * Fails where a path names no module: what has been moved would fall out of its file of the build, and nothing else would tell.
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
