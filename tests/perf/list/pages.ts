import path from 'node:path';
import { preview } from 'vite';
import { root } from '../../../scripts/install.mjs';
import { freePort } from '../../flows/server.ts';
import { buildPages, installPeers, peersHome } from '../peers.ts';

const home = path.join(root, 'dist/perf-list');

/** Serves a page for each table: ours, and those of others. */
export async function servePages(): Promise<{ origin: string; close: () => Promise<void> }> {
  await installPeers();
  console.log('Building the pages…');
  await buildPages({ from: import.meta.dirname, to: path.join(home, 'ours'), pages: ['kit'] });
  await buildPages({
    from: path.join(peersHome, 'pages'),
    to: path.join(home, 'peers'),
    pages: ['admin', 'mui', 'ag'],
  });
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
