import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { patiently } from '../testing/platform.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { createSweeping } from './sweep.ts';

/** A store that tells how many of its lists were asked for side by side at the most. */
function counting(store: Store) {
  const asked = { now: 0, most: 0 };
  const counted: Store = {
    ...store,
    of(author) {
      const rows = store.of(author);
      return {
        ...rows,
        async list(kind, query) {
          asked.now += 1;
          asked.most = Math.max(asked.most, asked.now);
          await turn();
          asked.now -= 1;
          return rows.list(kind, query);
        },
      };
    },
  };
  return { store: counted, asked };
}

it('the files of many authors are looked over a few authors at a time', async () => {
  const { store, asked } = counting(memoryStore());
  for (let at = 0; at < 60; at++)
    await store.accounts.put({ id: `author-${at}`, email: `a${at}@example.com`, passwordHash: '' });
  const files = memoryFiles();
  await files.take(
    'orphan',
    (async function* () {
      yield new Uint8Array(3);
    })(),
  );
  const now = Date.now() + 2 * 60 * 60_000;
  const sweeping = createSweeping({ store, files, now: () => now });
  onTestFinished(() => sweeping.close());
  await sweeping.begin();
  await expect.poll(() => files.size('orphan'), patiently).toBeNull();
  expect(asked.most).toBeGreaterThan(0);
  // Ten connections are all that a process has.
  expect(asked.most).toBeLessThan(10);
});
