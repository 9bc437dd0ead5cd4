import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';

/** In watch mode files change during a run, so nothing is cached. */
export const isWatched: boolean = process.env['VITEST_MODE'] === 'WATCH';

/** How long a worker waits for another one's computation, ms. A killed worker never finishes. */
const PATIENCE = 60_000;

const known = new Map<string, unknown>();

/** Claims a name for this worker: false if another one has it. */
function claim(name: string): boolean {
  try {
    mkdirSync(name);
    return true;
  } catch {
    return false;
  }
}

/** Computes something, or waits for another worker's result. */
function shared<T>(name: string, workOut: () => T): T {
  const file = path.join(inject('templates'), name);
  const claimed = `${file}.claimed`;
  const until = Date.now() + PATIENCE;
  while (!existsSync(file)) {
    if (!claim(claimed) && Date.now() < until) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      continue;
    }
    try {
      const found = workOut();
      // Atomically, for concurrent readers.
      writeFileSync(`${file}.${process.pid}`, serialize(found));
      renameSync(`${file}.${process.pid}`, file);
      return found;
    } finally {
      rmdirSync(claimed);
    }
  }
  const found: T = deserialize(readFileSync(file));
  return found;
}

/**
 * Computes slow results that are the same for all test files, such as facts about the source tree, once per run, by whichever worker asks first. They
 * are deleted with the run.
 */
export function oncePerRun<T>(name: string, workOut: () => T): T {
  if (isWatched) return workOut();
  if (!known.has(name)) known.set(name, shared(name, workOut));
  return known.get(name) as T;
}
