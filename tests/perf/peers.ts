import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root, run } from '../../scripts/install.mjs';
import { precompress } from '../../scripts/precompress.ts';

/** Where the libraries of others live, with the pages that are made of them. */
export const peersHome = path.join(root, 'tests/perf/peers');

/**
 * Installs the libraries of others by their own lockfile, when they are not there or no longer the same. They are in a folder
 * of their own: the console has nothing to do with them.
 */
export async function installPeers(): Promise<void> {
  const lockfile = await readFile(path.join(peersHome, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(peersHome, 'node_modules/.installed');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  console.log('Installing the libraries of others…');
  const flags = ['--prefix', peersHome, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', ...flags], { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('The libraries of others could not be installed');
  await writeFile(stamp, wanted);
}

/** Builds pages of a folder as the console is built. `pages` are names without `.html`. */
export async function buildPages({
  from,
  to,
  pages,
}: {
  from: string;
  to: string;
  pages: string[];
}): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: from,
    base: './',
    logLevel: 'error',
    plugins: [react({ compiler: true }), precompress()],
    build: {
      outDir: to,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: pages.map((page) => path.join(from, `${page}.html`)) },
    },
  });
}
