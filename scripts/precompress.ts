import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify((bytes: Buffer, done: (error: Error | null, result: Buffer) => void) =>
  brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, done),
);

/** A cache of compressed files by content: compression takes half of a build's time, and few files change between builds. */
const kept = path.join(import.meta.dirname, '../node_modules/.cache/brotli');

async function compressed(bytes: Buffer): Promise<Buffer> {
  const name = path.join(kept, createHash('sha256').update(bytes).digest('hex'));
  const before = await readFile(name).catch(() => null);
  if (before !== null) return before;
  const result = await brotli(bytes);
  // Atomically, whatever other builds do.
  const draft = `${name}-${process.pid}`;
  await writeFile(draft, result);
  await rename(draft, name);
  return result;
}

/**
 * Writes `name.br` beside each code and style file, at the highest quality: a fifteenth smaller than a server has time for. The local server sends
 * these (`platform/server/site.ts`), and so can others.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await mkdir(kept, { recursive: true });
      const compress = async (name: string) => {
        const file = path.join(dir, name);
        await writeFile(`${file}.br`, await compressed(await readFile(file)));
      };
      await Promise.all(files.map(compress));
    },
  };
}
