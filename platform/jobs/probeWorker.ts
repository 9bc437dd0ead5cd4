// The thread in which files are probed: one that hangs can be terminated from outside.
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Whether a reading has failed since the file under way began: what was read of it then tells nothing of the file. */
let troubled = false;

/** Whether a reading failed since there is no such file in the folder, or in the bucket: it is not found the next time either. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'NoSuchKey');

const { place, silentMs } = v.parse(
  v.object({ place: v.union([v.string(), bucket]), silentMs: v.number() }),
  workerData,
);

async function opened(): Promise<Files> {
  if (typeof place === 'string') return diskFiles(place);
  const { s3Files } = await import('../files/s3.ts');
  const { pauseMs, ...bucketPlace } = place;
  return s3Files({ ...bucketPlace, ...(pauseMs === undefined ? {} : { pauseMs }) });
}

/** Reads that wait for bytes, and the number of all reads so far. */
const hearing = { waiting: 0, asked: 0 };

/** The same files; it is known of them whether a reading gets nothing, or fails. */
function heard(files: Files): Files {
  return {
    ...files,
    read(id, range) {
      const reader = files.read(id, range).getReader();
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        hearing.waiting += 1;
        hearing.asked += 1;
        const { done, value } = await reader
          .read()
          .catch((error: unknown) => {
            troubled ||= !isMissing(error);
            throw error;
          })
          .finally(() => (hearing.waiting -= 1));
        if (done) controller.close();
        else controller.enqueue(value);
      };
      return new ReadableStream({ pull, cancel: (why) => reader.cancel(why) }, { highWaterMark: 0 });
    },
  };
}

/** How many checks in a row without bytes count as a silent storage: a busy thread may miss one. */
const looks = 4;

/** How many looks there are at one file: a quarter of an hour, in which two gigabytes come from a storage that is slow. */
const mostLooks = 300;

/**
 * Resolves once a reading has got nothing for too long, or a file has taken its longest. It is the storage that is waited for where a reading
 * is under way, and else the file that leads nowhere.
 */
async function silence(signal: AbortSignal): Promise<typeof noStorage | null> {
  let [asked, silent] = [hearing.asked, 0];
  for (let look = 0; silent < looks && look < mostLooks; look += 1) {
    await sleep(silentMs / looks, undefined, { signal });
    silent = hearing.waiting > 0 && hearing.asked === asked ? silent + 1 : 0;
    ({ asked } = hearing);
  }
  return hearing.waiting > 0 ? noStorage : null;
}

const files = heard(await opened());
const never = new AbortController().signal;

parentPort?.on('message', async (message: unknown) => {
  const { fileId, size } = v.parse(v.object({ fileId: v.string(), size: v.number() }), message);
  troubled = false;
  const looked = new AbortController();
  const facts = await Promise.race([
    probeMedia(files, fileId, size, never).catch(() => null),
    silence(looked.signal).catch(() => null),
  ]);
  looked.abort();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(facts ?? (troubled ? noStorage : null));
});
