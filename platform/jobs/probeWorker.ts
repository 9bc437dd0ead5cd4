// The thread in which files are looked at: one that takes it up for good can be ended from outside.
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { diskFiles } from '../files/disk.ts';
import type { Files } from '../files/files.ts';
import { probeMedia } from './probe.ts';
import { noStorage } from './workerProbe.ts';

const bucket = v.object({
  endpoint: v.string(),
  bucket: v.string(),
  region: v.string(),
  accessKeyId: v.string(),
  secretAccessKey: v.string(),
  spool: v.string(),
  pauseMs: v.optional(v.number()),
});

/** Whether the storage has failed since the file under way began: what was read of it then tells nothing of the file. */
let troubled = false;

async function opened(): Promise<Files> {
  const place = v.parse(v.union([v.string(), bucket]), workerData);
  if (typeof place === 'string') return diskFiles(place);
  const { s3Files } = await import('../files/s3.ts');
  const { pauseMs, ...bucketPlace } = place;
  const pause = pauseMs === undefined ? {} : { pauseMs };
  return s3Files({ ...bucketPlace, ...pause, onTrouble: () => (troubled = true) });
}

const files = await opened();
const never = new AbortController().signal;

parentPort?.on('message', async (message: unknown) => {
  const { fileId, size } = v.parse(v.object({ fileId: v.string(), size: v.number() }), message);
  troubled = false;
  const facts = await probeMedia(files, fileId, size, never).catch(() => null);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(facts ?? (troubled ? noStorage : null));
});
