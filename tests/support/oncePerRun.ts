import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';

/** A run that watches goes on while files change: nothing that was read of them is kept. */
export const isWatched: boolean = process.env['VITEST_MODE'] === 'WATCH';

/** How long a worker waits for what another one works out, ms. One that was killed never ends. */
const PATIENCE = 60_000;

const known = new Map<string, unknown>();

/** Takes a name for this worker: false where another one has it. */
function claim(name: string): boolean {
  try {
    mkdirSync(name);
    return true;
  } catch {
    return false;
  }
}

/** Works something out, or reads what another worker has: that one is waited for. */
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
      // Whoever looks sees all of it or nothing.
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
 * What takes seconds to work out and is the same for all files of tests, as what the tree says of itself: once for a run, whichever worker
 * asks first. It goes with the run.
 */
export function oncePerRun<T>(name: string, workOut: () => T): T {
  if (isWatched) return workOut();
  if (!known.has(name)) known.set(name, shared(name, workOut));
  return known.get(name) as T;
}
