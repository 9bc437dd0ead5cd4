// A thread that looks at files like the real one, and does by their names what a hostile file makes it do.
import { parentPort } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { MediaFacts } from '../jobs/probe.ts';

const facts: MediaFacts = { kind: 'audio', mime: 'audio/mpeg', durationSec: 7, width: null, height: null };

/** How long the storage is waited for that comes late, ms. */
const lateMs = 1500;

parentPort?.on('message', async (message: unknown) => {
  const { fileId } = v.parse(v.object({ fileId: v.string() }), message);
  if (fileId === 'endless') for (;;);
  if (fileId === 'deadly') throw new Error('A file took the thread down');
  if (fileId === 'late') await sleep(lateMs);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(fileId === 'nonsense' ? { kind: 'nothing' } : facts);
});
