// The process that `npm run bench -- uploads` sends to: the local platform, and beside it, a request as near, what it is compared
// with. `POST /sink` takes any body to a file: the raw transfer. `/tus` is a server for uploads of others, `/pages/` a folder.
// `node host.ts <data> <pages> <delay of each request, ms>`; says its address on a line.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { empty } from '#platform/scenarios/empty.ts';
import { answerWith } from '#platform/server.ts';
import { openLocal } from '#platform/server/local.ts';
import { saveMemory } from '#platform/server/memory.ts';
import { readSettings } from '#platform/server/settings.ts';
import { createTus } from '../tus.ts';

const [data = '', pages = '', delay = '0'] = process.argv.slice(2);
saveMemory();
const settings = readSettings(['--data', data, '--empty'], {});
if (settings === 'help') throw new Error('No help was asked for');
const site = new Hono();
site.use(
  '/pages/*',
  serveStatic({ root: pages, rewriteRequestPath: (asked) => asked.replace('/pages/', '') }),
);
const platform = answerWith(site, await openLocal(settings, () => 'http://bench.test', { empty }));

const sink = path.join(data, 'sink/file');
await mkdir(path.dirname(sink), { recursive: true });
const tus = createTus(path.join(data, 'tus'));

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  await pause(Number(delay));
  const { url = '' } = incoming;
  if (url.startsWith('/tus')) return tus(incoming, outgoing);
  if (url !== '/sink') return platform(incoming, outgoing);
  await pipeline(incoming, createWriteStream(sink));
  outgoing.end();
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
