import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { StorageError } from '../files/files.ts';
import type { S3Options } from '../files/s3.ts';
import { mediaFacts, type Probe } from './probe.ts';

/** The storage of the files: a folder, or a bucket. */
export type ProbePlace = string | Omit<S3Options, 'onTrouble'>;

/** The result if the storage did not let a thread read a file. */
export const noStorage = 'no storage';

/** How long a thread may work on a file, ms. What it waits for the storage is no time of the file's. */
const limitMs = 30_000;

/** After how long without a byte it is the storage that is at fault, ms, and not the file. */
const silentMs = 12_000;

/** How long an idle thread is kept, ms. */
const idleMs = 10_000;

/** The memory limit of a thread, MB: enough for the table of a recording of hundreds of hours. */
const memoryMb = 256;

interface Options {
  limitMs?: number;
  silentMs?: number;
  /** The script of the thread. */
  script?: URL;
}

/** Aborted once a thread has worked for `ms` from now on, unless `done` comes before. A thread that is busy can tell nothing itself. */
function workedFor({ performance }: Worker, ms: number, done: AbortSignal): AbortSignal {
  const before = performance.eventLoopUtilization();
  const over = new AbortController();
  const watch = async () => {
    while (performance.eventLoopUtilization(before).active < ms)
      await sleep(ms / 10, undefined, { signal: done });
    over.abort();
  };
  watch().catch(() => undefined);
  return over.signal;
}

/** A probe in threads of its own. */
interface WorkerProbe {
  probe: Probe;
  /** Terminates the threads. */
  close(): Promise<void>;
}

/**
 * Looks at files in threads, so that nobody waits for a file that is hard to read. One that takes too much work, or takes its thread
 * down, fails alone. Throws `StorageError` where it is the storage that kept a thread from it.
 */
export function workerProbe(place: ProbePlace, options: Options = {}): WorkerProbe {
  const script = options.script ?? new URL('probeWorker.ts', import.meta.url);
  const idle = new Map<Worker, NodeJS.Timeout>();

  function begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const told = { place, silentMs: options.silentMs ?? silentMs };
    const worker = new Worker(script, { workerData: told, resourceLimits });
    // If nobody waits for a crashed thread, it is merely not used again.
    worker.on('error', () => idle.delete(worker));
    return worker;
  }

  function taken(): Worker | null {
    const [first] = idle;
    if (first === undefined) return null;
    const [worker, timer] = first;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }

  function keep(worker: Worker): void {
    const end = () => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, idleMs).unref());
  }

  return {
    async probe(_files, fileId, size, signal) {
      const worker = taken() ?? begin();
      const done = new AbortController();
      try {
        const tooLong = workedFor(worker, options.limitMs ?? limitMs, done.signal);
        const told = once(worker, 'message', { signal: AbortSignal.any([signal, tooLong]) });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ fileId, size });
        const answer = v.tuple([v.nullable(v.union([mediaFacts, v.literal(noStorage)]))]);
        const [facts] = v.parse(answer, await told);
        // Its reads may still be waiting for the storage: another file must not wait behind them.
        if (facts === noStorage) throw new StorageError(`${fileId} could not be read`);
        keep(worker);
        return facts;
      } catch (error) {
        if (!idle.has(worker)) await worker.terminate();
        throw error;
      } finally {
        done.abort();
      }
    },
    async close() {
      for (let worker = taken(); worker !== null; worker = taken()) await worker.terminate();
    },
  };
}
