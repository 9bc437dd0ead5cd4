import { createHash } from 'node:crypto';
import { minifySync, parseSync, transformSync } from 'rolldown/utils';
import { readProjectFile, resolveSpecifier } from './modules.ts';

/** The table of everything that is kept on the device, with the schema of each. */
const table = 'src/atoms/seen/shapes.ts';

/** Modules that schemas can be made of. What else the table imports loads code, and says nothing of rows. */
const mayShape = (file: string) => file.startsWith('src/domain/') || file === 'src/api/account/profile.ts';

/** What a module does, without its comments and types. */
const meaningOf = (file: string, text: string) =>
  minifySync(file.replace(/ts$/, 'js'), transformSync(file, text).code, { mangle: false }).code;

/** The specifiers that a module imports at once or later. */
function importedBy(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

/** A digest of the schemas of kept rows. It changes with them, and not with comments, types or other rules of the domain. */
export function shapesDigest(read: (file: string) => string = readProjectFile): string {
  const hash = createHash('sha256');
  const files = new Set([table]);
  // Iterating a set also visits items added meanwhile.
  for (const file of files) {
    const code = meaningOf(file, read(file));
    hash.update(`${file}\0${code}\0`);
    for (const specifier of importedBy(code)) {
      const found = resolveSpecifier(file, specifier);
      if (found !== null && mayShape(found)) files.add(found);
    }
  }
  return hash.digest('base64url').slice(0, 8);
}
