import { createHash } from 'node:crypto';
import { minifySync, transformSync } from 'rolldown/utils';
import { specifiersIn } from './imports.ts';
import { readProjectFile, resolveSpecifier } from './modules.ts';

/** The table of everything that is kept on the device, with the schema of each. */
const table = 'src/atoms/seen/shapes.ts';

/** Modules that schemas can be made of. What else the table imports loads code, and says nothing of rows. */
const mayShape = (file: string) => file.startsWith('src/domain/') || file === 'src/api/account/profile.ts';

/** What a module does, without its comments and types. */
const meaningOf = (file: string, text: string) =>
  minifySync(file.replace(/ts$/, 'js'), transformSync(file, text).code, { mangle: false }).code;

/** A digest of the schemas of kept rows. It changes with them, and not with comments, types or other rules of the domain. */
export function shapesDigest(read: (file: string) => string = readProjectFile): string {
  const hash = createHash('sha256');
  const files = new Set([table]);
  // Iterating a set also visits items added meanwhile.
  for (const file of files) {
    const text = read(file);
    hash.update(`${file}\0${meaningOf(file, text)}\0`);
    const { now, lazy } = specifiersIn(file, text);
    for (const specifier of [...now, ...lazy]) {
      const found = resolveSpecifier(file, specifier);
      if (found !== null && mayShape(found)) files.add(found);
    }
  }
  return hash.digest('base64url').slice(0, 8);
}
