import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { makeRecording, openRecorder, recordingOf } from '../testing/recordings.ts';
import { beforeSyncs } from '../testing/syncs.ts';
import { testEngines } from '../testing/postgresAndS3.ts';
import { settingsOf } from '../testing/settings.ts';
import { backUp } from './backup.ts';
import { dump, restore, type Kept } from './dump.ts';
import { openFiles } from './storageLocation.ts';
import { move } from './move.ts';
import type { Settings } from './settings.ts';
import { SettingsError } from './variables.ts';

const engines = testEngines();

/** A place with nothing in it: PostgreSQL, and a bucket unless files are to stay in the folder. */
async function newPlace(bucket: Settings['bucket']): Promise<Kept> {
  const data = path.join(await testFolder(), 'data');
  return { data, location: { databaseUrl: await engines.database(), bucket }, pauseMs: 0 };
}

const open = ({ data, location }: Kept) => openRecorder({ ...settingsOf(data), ...location });

interface Lectures {
  list: { id: string; name: string; streamID: string }[];
}

it.each(['a bucket', 'the folder'])(
  'made under writes, with files in %s, it holds all that was answered before it began, and nothing half done',
  async (kind) => {
    const bucket = kind === 'a bucket' ? await engines.bucket() : null;
    const place = await newPlace(bucket);
    const before = await open(place);
    const made = [];
    for (let at = 0; at < 4; at++) made.push(await makeRecording(before, at));
    const end = new AbortController();
    const writes = (async () => {
      for (let at = 100; !end.signal.aborted; at++) await makeRecording(before, at);
    })();
    const copy = path.join(await testFolder(), 'copy');
    const told = await dump(place, copy);
    end.abort();
    await writes;
    await before.close();
    expect(told.files).toBeGreaterThanOrEqual(4);

    const again = await newPlace(bucket);
    const { rows, files, missing } = await restore(again, copy);
    expect([rows, files, missing]).toEqual([told.rows, told.files, []]);
    const after = await open(again);
    const { list } = await after.post<Lectures>('author/lecture/list', JSON.stringify({ limit: 100 }));
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ lecture }) => lecture)));
    for (const { name, streamID } of list) {
      const media = await after.get(`/api/v1/author/stream/${streamID}/media`);
      expect(await media.text()).toBe(recordingOf(Number(name.replace('Лекция ', ''))));
    }
    await makeRecording(after, 1000);
  },
);

it('tells what is missing, refuses a place that is taken, a damaged backup and files without their bucket', async () => {
  const bucket = await engines.bucket();
  const place = await newPlace(bucket);
  const recorder = await open(place);
  const { stream } = await makeRecording(recorder, 1);
  await recorder.close();
  const copy = path.join(await testFolder(), 'copy');
  await dump(place, copy);
  await expect(dump(place, copy)).rejects.toThrow('is not empty');
  await expect(restore(place, copy)).rejects.toThrow('is not empty');
  const taken = { ...place, data: path.join(await testFolder(), 'data') };
  await expect(restore(taken, copy)).rejects.toThrow('has rows already');
  await expect(restore(await newPlace(null), copy)).rejects.toThrow('set S3_BUCKET');
  await expect(restore(await newPlace(bucket), await testFolder())).rejects.toThrow('is no backup');

  const bytes = path.join(copy, 'rows.jsonl.gz');
  const sound = await readFile(bytes);
  await writeFile(bytes, gzipSync(gunzipSync(sound).toString().replace('Лекция 1', 'Лекция 2')));
  const again = await newPlace(bucket);
  await expect(restore(again, copy)).rejects.toThrow('is damaged: documents');
  await expect(open(again)).rejects.toThrow('is not finished');
  // The same call begins it anew.
  await writeFile(bytes, sound);
  await loseFile(place, stream);
  expect((await restore(again, copy)).missing).toEqual([stream]);
});

/** Loses the file of a stream. */
async function loseFile({ data, location }: Kept, stream: string): Promise<void> {
  const owner = (await readFile(path.join(data, 'bucket.id'), 'utf8')).trim();
  await (await openFiles(data, location, owner, 0)).remove(stream);
}

it('nothing is backed up or moved out of a folder whose rows or files are elsewhere than was told', async () => {
  const place = await newPlace(await engines.bucket());
  await (await open(place)).close();
  const { data, location } = place;
  const [noRows, noFiles] = [
    { ...location, databaseUrl: null },
    { ...location, bucket: null },
  ];
  const copy = path.join(await testFolder(), 'copy');
  await expect(dump({ ...place, location: noRows }, copy)).rejects.toThrow('set DATABASE_URL');
  await expect(dump({ ...place, location: noFiles }, copy)).rejects.toThrow('set S3_BUCKET');
  await expect(backUp(data, copy)).rejects.toThrow('set DATABASE_URL');
  const told = { data, to: { databaseUrl: null, bucket: null }, say: () => undefined };
  await expect(move({ ...told, from: noRows })).rejects.toThrow('name it by --from,');
  await expect(move({ ...told, from: noFiles })).rejects.toThrow('name it by --from-files');
  await expect(move({ ...told, from: location, to: noRows })).rejects.toThrow('belongs to its rows');
  const other = await newPlace(await engines.bucket());
  await (await open(other)).close();
  const taken = { databaseUrl: null, bucket: other.location.bucket };
  await expect(move({ ...told, from: location, to: taken, pauseMs: 0 })).rejects.toThrow(SettingsError);
  // Nor out of a folder beside another database than its own.
  const beside = await newPlace(null);
  await (await open(beside)).close();
  const foreign = { ...beside.location, databaseUrl: other.location.databaseUrl };
  await expect(dump({ ...beside, location: foreign }, copy)).rejects.toThrow('another PostgreSQL database');
  const moved = move({ ...told, data: beside.data, from: foreign });
  await expect(moved).rejects.toThrow('another PostgreSQL database');
  // Nor has any of it left something on which the server would not start.
  await (await open(place)).close();
});

it('a backup that is a folder of a server is restored by a copy', async () => {
  const root = await testFolder();
  const [copy, data] = [path.join(root, 'copy'), path.join(root, 'data')];
  const recorder = await openRecorder(settingsOf(copy));
  const { lecture } = await makeRecording(recorder, 1);
  await recorder.close();
  const marksThen: boolean[] = [];
  await beforeSyncs(copy, 'secret.key', async () => {
    marksThen.push((await readdir(data)).includes('move.json'));
  });
  await restore({ data, location: { databaseUrl: null, bucket: null } }, copy);
  // The key, the rows and the recording at least are on the disk before a server may start.
  expect(marksThen.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  await rm(copy, { recursive: true });
  const after = await openRecorder(settingsOf(data));
  expect((await after.get(`/api/v1/author/lecture/${lecture}`)).status).toBe(200);
});
