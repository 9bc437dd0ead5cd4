import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** The sources that define the rows of the platform. */
const sources = ['src/domain/**/*.ts', 'src/api/account/profile.ts', 'src/atoms/seen/shapes.ts'];

/** A digest of the row schemas of the console; it changes with any change of these files. */
export function shapesDigest(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}
