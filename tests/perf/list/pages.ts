import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { root, run } from '../../../scripts/install.mjs';
import { freePort } from '../../flows/server.ts';

const home = path.join(root, 'dist/perf-list');
const peersHome = path.join(root, 'tests/perf/peers');

/**
 * Installs the tables of others by their own lockfile, when they are not there or no longer the same. They are in a folder of
 * their own: the console has nothing to do with them.
 */
async function installPeers(): Promise<void> {
  const lockfile = await readFile(path.join(peersHome, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(peersHome, 'node_modules/.installed');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  console.log('Installing the tables of others…');
  const flags = ['--prefix', peersHome, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', ...flags], { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('The tables of others could not be installed');
  await writeFile(stamp, wanted);
}

/** Builds pages as the console is built. */
async function buildPages(from: string, to: string, pages: string[]): Promise<void> {
  await build({
    configFile: false,
    root: from,
    base: './',
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    build: {
      outDir: path.join(home, to),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: pages.map((page) => path.join(from, `${page}.html`)) },
    },
  });
}

/** Serves a page for each table: ours, and those of others. */
export async function servePages(): Promise<{ origin: string; close: () => Promise<void> }> {
  await installPeers();
  console.log('Building the pages…');
  await buildPages(import.meta.dirname, 'ours', ['kit']);
  await buildPages(path.join(peersHome, 'pages'), 'peers', ['admin', 'mui', 'ag']);
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
