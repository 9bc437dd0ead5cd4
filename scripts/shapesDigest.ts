import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** The sources that say what the rows of the platform look like. */
const sources = ['src/domain/**/*.ts', 'src/api/account/profile.ts', 'src/atoms/seen/shapes.ts'];

/** What rows look like to the console, as a digest: another one where a schema has changed. */
export function shapesDigest(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}
