import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { makeRecording, openRecorder, recordingOf } from '../testing/recordings.ts';
import { settingsOf } from '../testing/settings.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { backUp } from './backup.ts';

it('made under writes, it holds all that was answered before it began, and a server works on it', async () => {
  const root = await testFolder();
  const [data, copy] = [path.join(root, 'data'), path.join(root, 'copy')];
  const before = await openRecorder(settingsOf(data));
  const made = [];
  for (let at = 0; at < 8; at++) made.push(await makeRecording(before, at));

  const end = new AbortController();
  const writes = (async () => {
    for (let at = 100; !end.signal.aborted; at++) await makeRecording(before, at);
  })();
  await backUp(data, copy);
  end.abort();
  await writes;
  await before.close();

  const after = await openRecorder(settingsOf(copy));
  for (const [at, { lecture, stream }] of made.entries()) {
    const found = await after.get(`/api/v1/author/lecture/${lecture}`);
    expect(await found.json()).toMatchObject({ name: `Лекция ${at}`, streamID: stream });
    const media = await after.get(`/api/v1/author/stream/${stream}/media`);
    expect(await media.text()).toBe(recordingOf(at));
  }
  await makeRecording(after, 1000);
});

it('comes to its end while a server writes without a pause', async () => {
  const data = await testFolder();
  await writeFile(path.join(data, 'secret.key'), 'key');
  const store = sqliteStore(path.join(data, 'platform.db'));
  const put = (id: string, length: number) =>
    store
      .of('author')
      .change((tx) =>
        tx.put('tag', { id, text: 'я'.repeat(length), createdAt: '', updatedAt: '' }, { facets: {} }),
      );
  // A copy is made a hundred pages at a time, and this is a thousand.
  for (let at = 0; at < 20; at++) await put(`large ${at}`, 100_000);
  const done = { isDone: false, writes: 0 };
  const copied = backUp(data, path.join(data, 'copy')).then(() => (done.isDone = true));
  while (!done.isDone && done.writes < 500) {
    await put(`small ${done.writes++}`, 1);
    await turn();
  }
  const { isDone } = done;
  await copied;
  await store.close();
  expect(isDone).toBe(true);
});

it('says what it cannot do, and touches nothing then', async () => {
  const root = await testFolder();
  const [data, taken] = [path.join(root, 'data'), path.join(root, 'taken')];
  await expect(backUp(data, path.join(root, 'copy'))).rejects.toThrow('There is no data in');
  await mkdir(data);
  await writeFile(path.join(data, 'platform.db'), 'no database');
  await mkdir(taken);
  await writeFile(path.join(taken, 'mine.txt'), 'mine');
  await expect(backUp(data, taken)).rejects.toThrow('is not empty');
  expect(await readdir(taken)).toEqual(['mine.txt']);
});
