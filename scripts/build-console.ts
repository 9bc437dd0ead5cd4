import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'dist/console/.built');

/** A digest of everything that the built console depends on. */
async function digest(): Promise<string> {
  const hash = createHash('sha256');
  const take = async (file: string) => hash.update(file).update(await readFile(path.join(root, file)));
  const alone = [
    'index.html',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'platform/server/headers.ts',
  ];
  for (const file of alone) await take(file);
  const folders = ['src', 'scripts'].map((folder) =>
    readdir(path.join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const sources = (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  for (const file of sources.sort()) await take(file);
  return hash.digest('hex');
}

/** Builds the console into dist/console, unless it was built from these very sources. */
export async function buildConsole(): Promise<void> {
  const now = await digest();
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === now) return;
  process.stdout.write('Building the console…\n');
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await writeFile(stamp, now);
}

if (import.meta.main) await buildConsole();
