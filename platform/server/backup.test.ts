import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { makeRecording, openRecorder, recordingOf } from '../testing/recordings.ts';
import { settingsOf } from '../testing/settings.ts';
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
