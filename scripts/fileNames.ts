import { createHash } from 'node:crypto';
import path from 'node:path';
import { isCompiledAtOnce, type Chunk } from './compiledAtOnce.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * The name of a code file. Its prefix is the same as long as the file represents the same module, so that the server can tell the names of its later
 * versions (`platform/server/dictionaries.ts`). Three characters of prefix and seven of digest: a page names three hundred files, and long names add
 * up. If two files share a prefix by chance, they only lose the saving by older versions.
 */
export function fileName(chunk: Chunk): string {
  const { name, facadeModuleId } = chunk;
  const module = facadeModuleId === null ? '' : path.relative(root, facadeModuleId).replaceAll('\\', '/');
  // That part is inserted after the digest is computed.
  const word = isCompiledAtOnce(chunk) ? ' compiled at once' : '';
  const meaning = createHash('sha256').update(`${name} ${module}${word}`).digest('base64url').slice(0, 3);
  return `assets/${meaning}[hash:7].js`;
}
