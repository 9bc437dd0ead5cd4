import { randomFillSync } from 'node:crypto';
import { client } from '#api/client.ts';
import { login } from '#api/auth/requests.ts';
import { createSlots } from '#api/upload/slots.ts';
import { partsAtOnce } from '#api/upload/schema.ts';
import { transfer } from '#api/upload/transport.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { demo } from '../flows/browser.ts';
import { emptyFolder, removeFolder, startServer } from '../flows/server.ts';
import { openLine } from './line.ts';

const megabytes = 128;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

async function upload(file: Blob, atOnce: number): Promise<void> {
  const slots = createSlots(atOnce);
  await transfer(file, { fileName: 'bench.mp4', slots, signal: new AbortController().signal });
}

/**
 * How much longer an upload by parts takes than the raw transfer of the same bytes over the same line, to the same
 * server's disk: ratios within one run, at no delay and at 60 ms a request.
 */
export async function benchUploads(): Promise<void> {
  const bytes = new Uint8Array(megabytes * 1_000_000);
  for (let at = 0; at < bytes.length; at += 65_536)
    randomFillSync(bytes, at, Math.min(65_536, bytes.length - at));
  const file = new Blob([bytes]);
  const folder = await emptyFolder();
  const server = await startServer(folder, { args: ['--empty'] });
  try {
    for (const delay of [0, 60]) {
      const line = await openLine(server.origin, delay);
      client.defaults.baseURL = `${line.origin}/api`;
      client.defaults.adapter = fetchAdapter(fetch);
      await login(demo);
      // Once to warm up, so that neither pays for the first connection.
      await upload(file.slice(0, 6_000_000), partsAtOnce);
      const raw = await seconds(() => fetch(`${line.origin}/sink`, { method: 'POST', body: file }));
      const sequential = await seconds(() => upload(file, 1));
      const parallel = await seconds(() => upload(file, partsAtOnce));
      const ratio = (value: number) => (value / raw).toFixed(2);
      console.log(
        `${megabytes} MB at ${delay} ms a request: raw ${raw.toFixed(2)} s; ` +
          `parts one by one ×${ratio(sequential)}, ${partsAtOnce} at once ×${ratio(parallel)}`,
      );
      await line.close();
    }
  } finally {
    await server.stop();
    await removeFolder(folder);
  }
}
