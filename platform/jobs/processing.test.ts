import { expect, it, onTestFinished, vi } from 'vitest';
import { StorageError } from '../files/files.ts';
import { memoryFiles } from '../files/memory.ts';
import { saveStream } from '../records/save.ts';
import { ScannerError, type Scanner } from '../scanning/scanner.ts';
import { memoryStore } from '../store/memory.ts';
import { streamOf } from '../testing/contents.ts';
import { testTime } from '../testing/platform.ts';
import type { MediaFacts } from './probe.ts';
import { createProcessing, noteRecording } from './processing.ts';

const facts: MediaFacts = { kind: 'audio', mime: 'audio/mpeg', durationSec: 7, width: null, height: null };

/** A queue whose files end when the test says so. `begun` is the order in which they were looked at. */
function queue(scanner: Scanner | null = null) {
  const store = memoryStore();
  const files = memoryFiles();
  const begun: string[] = [];
  const ends = new Map<string, (result: MediaFacts | Error) => void>();
  const processing = createProcessing({
    store,
    files,
    scanner,
    now: () => testTime,
    retryMs: 0,
    probe: (_files, id) =>
      new Promise((resolve, reject) => {
        begun.push(id);
        ends.set(id, (result) => (result instanceof Error ? reject(result) : resolve(result)));
      }),
  });
  onTestFinished(() => processing.close());
  const status = async (author: string, id: string) => (await store.of(author).get('stream', id))?.['status'];
  return {
    store,
    files,
    processing,
    begun,
    status,
    async add(author: string, id: string) {
      await store.of(author).change(async (rows) => {
        await saveStream(rows, streamOf(id, testTime, { status: 'uploaded' }));
        await noteRecording(rows, author, id, testTime);
      });
      processing.wake();
    },
    async end(id: string, result: MediaFacts | Error = facts) {
      await vi.waitFor(() => expect(begun).toContain(id));
      ends.get(id)?.(result);
    },
  };
}

it('an author with many files does not hold up another, and authors take turns', async () => {
  const { add, begun, end } = queue();
  for (const id of ['a1', 'a2', 'a3', 'a4']) await add('anna', id);
  await vi.waitFor(() => expect(begun).toEqual(['a1']));
  await add('boris', 'b1');
  await add('vera', 'v1');
  await add('boris', 'b2');
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1']));
  for (const id of ['b1', 'a1', 'v1', 'b2', 'a2', 'a3', 'a4']) await end(id);
  expect(begun).toEqual(['a1', 'b1', 'v1', 'a2', 'b2', 'a3', 'a4']);
});

it('a file that cannot be read fails, and the next one goes on', async () => {
  const { add, end, status } = queue();
  await add('anna', 'a1');
  await add('anna', 'a2');
  await end('a1', new Error('too long'));
  await end('a2');
  await vi.waitFor(async () => expect(await status('anna', 'a2')).toBe('processed'));
  expect(await status('anna', 'a1')).toBe('failed');
});

it('what a full disk kept from being written is written later', async () => {
  const { store, add, begun, end, status } = queue();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const rows = store.of('anna');
  const adding = add('anna', 'a1');
  // What brings the recording is written; what comes of the first look at it is not.
  vi.spyOn(store, 'of').mockReturnValueOnce({ ...rows, change: () => Promise.reject(full) });
  await adding;
  await end('a1');
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'a1']));
  expect(await status('anna', 'a1')).toBe('uploaded');
  await end('a1');
  await vi.waitFor(async () => expect(await status('anna', 'a1')).toBe('processed'));
});

it('what a storage that is gone kept from being read is looked at later', async () => {
  const { add, begun, end, status } = queue();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  await add('anna', 'a1');
  await end('a1', new StorageError('no answer'));
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'a1']));
  expect(await status('anna', 'a1')).toBe('uploaded');
  await end('a1');
  await vi.waitFor(async () => expect(await status('anna', 'a1')).toBe('processed'));
});

it('what nobody could look through for malware waits, and is looked at once somebody can', async () => {
  const answers: (ScannerError | null)[] = [new ScannerError('away'), new ScannerError('away'), null];
  const scan = vi.fn<Scanner['scan']>(() => {
    const answer = answers.shift() ?? null;
    return answer === null ? Promise.resolve(null) : Promise.reject(answer);
  });
  const { files, add, begun, end, status } = queue({ scan });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  await files.take('a1', new Blob(['a']).stream());
  await add('anna', 'a1');
  await end('a1');
  await vi.waitFor(async () => expect(await status('anna', 'a1')).toBe('processed'));
  expect([scan.mock.calls.length, begun.length]).toEqual([3, 1]);
});

it('what an older platform left behind is looked at, but for what is damaged', async () => {
  const { store, processing, begun, end } = queue();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  await store.accounts.put({ id: 'anna', email: 'anna@example.com', passwordHash: '' });
  await store.of('anna').change(async (rows) => {
    for (const id of ['a1', 'a2']) await saveStream(rows, streamOf(id, testTime, { status: 'uploaded' }));
    const damaged = { ...streamOf('a1', testTime), size: null };
    await rows.put('stream', damaged, { facets: { status: 'uploaded' } });
  });
  await processing.resume();
  await end('a2');
  expect(begun).toEqual(['a2']);
});

it('what ends with the server is as it was, and anybody\u2019s at once', async () => {
  const { store, processing, add, begun, end, status } = queue();
  await add('anna', 'a1');
  await add('anna', 'a2');
  await vi.waitFor(() => expect(begun).toEqual(['a1']));
  const closed = processing.close();
  await end('a1', new Error('The thread ended'));
  await closed;
  expect([await status('anna', 'a1'), await status('anna', 'a2')]).toEqual(['uploaded', 'uploaded']);
  expect(begun).toEqual(['a1']);
  expect((await store.jobs.claim('recording', testTime, 1000))?.id).toBe('a1');
});
