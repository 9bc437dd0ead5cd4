// The thread in which files are looked at: one that takes it up for good can be ended from outside.
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { diskFiles } from '../files/disk.ts';
import { probeMedia } from './probe.ts';

const files = diskFiles(v.parse(v.string(), workerData));
const never = new AbortController().signal;

parentPort?.on('message', async (message: unknown) => {
  const { fileId, size } = v.parse(v.object({ fileId: v.string(), size: v.number() }), message);
  const facts = await probeMedia(files, fileId, size, never).catch(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(facts);
});
