import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { plainPasswords } from '../passwords/plain.ts';
import { empty } from '../scenarios/empty.ts';
import type { Settings } from '../server/settings.ts';
import { start, type ServerParts } from '../server.ts';
import { settingsOf } from './settings.ts';

/** What the built console of `serve` runs. */
export const script = `console.log(${JSON.stringify('тишина '.repeat(500))})`;

/** A built console of three files, and the server on it, until the test has finished. */
export async function serve(settings: Partial<Settings> = {}, parts: Partial<ServerParts> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'server-'));
  const site = path.join(root, 'console');
  await mkdir(path.join(site, 'assets'), { recursive: true });
  await writeFile(
    path.join(site, 'index.html'),
    '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
  );
  await writeFile(path.join(site, 'assets/main-abc123.js'), script);
  await writeFile(path.join(site, 'worker.js'), script);
  await writeFile(path.join(site, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(site, '.built'), 'secret');
  await writeFile(path.join(root, 'outside.txt'), 'secret');
  const server = await start(
    { ...settingsOf(path.join(root, 'data')), port: 0, moderationDelayMs: 0, ...settings },
    site,
    { empty, passwords: plainPasswords(), audit: () => undefined, ...parts },
  );
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });
  return server;
}

/** A request with nothing changed on its way, as `fetch` would change it. */
export function raw(
  url: string,
  options: { method?: string; path?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ answer: IncomingMessage; bytes: Buffer }>((resolve, reject) => {
    const request = httpRequest(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, bytes: Buffer.concat(chunks) }));
    });
    request.on('error', reject).end();
  });
}
