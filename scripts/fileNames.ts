import { createHash } from 'node:crypto';
import path from 'node:path';
import { isCompiledAtOnce, type Chunk } from './compiledAtOnce.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * The name of a file of code. Its beginning stays the same as long as the file stands for the same module, so that the server can say which
 * names later versions of it will have (`platform/server/dictionaries.ts`). Three signs, and seven of the digest, since a page names three hundred
 * files, and names weigh. Two files that share them by chance lose what the older versions would have saved, and nothing else.
 */
export function fileName(chunk: Chunk): string {
  const { name, facadeModuleId } = chunk;
  const module = facadeModuleId === null ? '' : path.relative(root, facadeModuleId).replaceAll('\\', '/');
  // That word comes once the digest is taken.
  const word = isCompiledAtOnce(chunk) ? ' compiled at once' : '';
  const meaning = createHash('sha256').update(`${name} ${module}${word}`).digest('base64url').slice(0, 3);
  return `assets/${meaning}[hash:7].js`;
}
