import { writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { diskFiles } from '../files/disk.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { empty } from '../scenarios/empty.ts';
import { loadedFolder } from '../testing/folder.ts';
import { testTime } from '../testing/platform.ts';
import { testEngines } from '../testing/postgresAndS3.ts';
import { settingsOf } from '../testing/settings.ts';
import { holdFolder } from './folder.ts';
import { openLocal } from './local.ts';
import type { StorageLocation } from './storageLocation.ts';
import { move } from './move.ts';
import { finishedOf } from './moveFiles.ts';
import { lineOf, sumsOf } from '../store/neutral.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { sqliteRows } from '../store/sqliteNeutral.ts';
import type { Settings } from './settings.ts';

const engines = testEngines();

const moment = '2026-11-20T06:12:00.000Z';
const folder: StorageLocation = { databaseUrl: null, bucket: null };

async function elsewhere(): Promise<StorageLocation> {
  return { databaseUrl: await engines.database(), bucket: await engines.bucket() };
}

/** A folder with an author and three files. */
async function little(): Promise<string> {
  const data = await loadedFolder(empty, testTime);
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const files = diskFiles(path.join(data, 'files'));
  for (let at = 0; at < 3; at += 1)
    await files.take(`file-${at}`, new Blob([`bytes ${at} `.repeat(at)]).stream());
  return data;
}

/** The same with documents, a long file, an upload under way, tries at a password and rows with odd texts. */
async function filled(): Promise<string> {
  const data = await little();
  const files = diskFiles(path.join(data, 'files'));
  await files.take('long', new Blob([new Uint8Array(5_242_880).fill(7), 'its end']).stream());
  await files.write('under-way', 0, 3, new Blob(['abc']).stream());
  const database = new DatabaseSync(path.join(data, 'platform.db'));
  database.exec(`
    BEGIN;
    INSERT INTO attempts VALUES ('login/a@b.c', 5), ('login/a@b.c', 3), ('mail', 7);
    INSERT INTO tickets VALUES ('recovery', 'author', 'digest', 123);
    INSERT INTO jobs (kind, owner, id, data, "dueAt", place, token, until)
      VALUES ('later', 'author', 'b', 'how', 9, 4, 'held', 10), ('later', 'author', 'a', '', 9, 3, '', 0);
    INSERT INTO sessions VALUES ('hash', 'author', 9007199254740991, 0, '');
    INSERT INTO documents VALUES ('a', 'tag', '1', 'no JSON', '{"n":-1.5,"z":0,"b":false,"l":["я","a"],"s":"","x":null}', '', NULL);
  `);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (let at = 0; at < 700; at += 1) {
    const body = JSON.stringify({ id: `id-${at}`, createdAt: moment, updatedAt: moment, name: `Тег ${at}` });
    insert.run(
      'author',
      'tag',
      `id-${at}`,
      body,
      JSON.stringify({ name: `тег ${at}`, at }),
      `тег ${at}`,
      `${at}`,
    );
  }
  database.exec('COMMIT');
  database.close();
  return data;
}

/** Every row as a line, but for the sweep that each server notes for itself. */
async function linesOf(data: string): Promise<string[]> {
  const rows = await sqliteRows(path.join(data, 'platform.db'));
  const lines = [];
  for await (const one of rows.read())
    if (one.table !== 'jobs' || one.row.kind !== 'sweep') lines.push(lineOf(one));
  await rows.close();
  return lines;
}

async function bytesOf(data: string): Promise<Map<string, string>> {
  const files = path.join(data, 'files');
  const { finished } = await finishedOf(diskFiles(files));
  const told = finished.map(async ({ id }) => [id, await readFile(path.join(files, id), 'base64')] as const);
  return new Map((await Promise.all(told)).toSorted());
}

const run = (
  data: string,
  from: StorageLocation,
  to: StorageLocation,
  say: (line: string) => void = () => undefined,
) => move({ data, from, to, say, pauseMs: 0 });

const start = (data: string, { databaseUrl, bucket }: StorageLocation) => {
  const settings: Settings = { ...settingsOf(data), databaseUrl, bucket };
  return openLocal(settings, () => 'http://127.0.0.1:4173', {
    passwords: plainPasswords(),
    audit: () => undefined,
    pauseMs: 0,
    // No row names the files, and what nobody has named for an hour is swept: by the suite's clock, which may be years ahead of the disk's.
    clock: () => testTime,
  });
};

it('from the folder to PostgreSQL and a bucket and back all is the same, row by row and byte by byte', async () => {
  const data = await filled();
  const [rows, files] = [await linesOf(data), await bytesOf(data)];
  expect(rows.length).toBeGreaterThan(100);
  expect(files.size).toBe(4);
  const there = await elsewhere();
  expect(await run(data, folder, there)).toMatchObject({ rows: rows.length, files: files.size, underWay: 1 });
  await expect(start(data, folder)).rejects.toThrow('set DATABASE_URL');
  const platform = await start(data, there);
  expect(await platform.wayIn()).toContain('author@example.com');
  await platform.close();
  expect(await run(data, there, folder)).toMatchObject({ rows: rows.length + 1, files: files.size });
  expect(await linesOf(data)).toEqual(rows);
  expect(await bytesOf(data)).toEqual(files);
  await (await start(data, folder)).close();
});

it('ended half-way it goes on where it was, and no server starts meanwhile', async () => {
  const data = await filled();
  const [rows, files] = [await linesOf(data), await bytesOf(data)];
  const there = await elsewhere();
  const endAt = (word: RegExp) => (line: string) => {
    if (word.test(line)) throw new Error('killed');
  };
  await expect(run(data, folder, there, endAt(/^Rows: [1-9]/))).rejects.toThrow('killed');
  await expect(start(data, folder)).rejects.toThrow('is not finished');
  await expect(run(data, folder, await elsewhere())).rejects.toThrow('is not finished');
  await expect(run(data, folder, there, endAt(/^Files copied: 3 /))).rejects.toThrow('killed');
  await expect(run(data, folder, there, endAt(/^Files compared: 3 /))).rejects.toThrow('killed');
  const before = (await engines.calls()).length;
  await run(data, folder, there);
  expect((await engines.calls()).slice(before).filter((call) => call.startsWith('PUT files/'))).toEqual([]);
  await run(data, there, folder);
  expect(await linesOf(data)).toEqual(rows);
  expect(await bytesOf(data)).toEqual(files);
});

it.each([
  ['has not left yet leaves from the new place', 0, 1],
  ['was asked for two hours ago leaves no more', 2 * 3_600_000, 0],
])('a letter that %s', async (_, age, letters) => {
  const data = await little();
  const email = 'author@example.com';
  const store = sqliteStore(path.join(data, 'platform.db'));
  const asked = { email, address: '127.0.0.1', askedAt: testTime - age, letterAt: testTime - age };
  await store.jobs.add({ kind: 'recovery', owner: email, id: 'link', data: JSON.stringify(asked) }, testTime);
  // Whoever was about to send it has been ended.
  await store.jobs.claim('recovery', testTime, 30_000);
  await store.close();
  const there = await elsewhere();
  await run(data, folder, there);
  const platform = await start(data, there);
  const moved = await postgresStore(there.databaseUrl ?? '');
  await expect.poll(() => moved.jobs.next('recovery'), { timeout: 20_000 }).toBeNull();
  expect(await readdir(path.join(data, 'outbox')).catch(() => [])).toHaveLength(letters);
  await moved.close();
  await platform.close();
});

it('refuses what would lose something', async () => {
  const data = await little();
  await expect(run(data, folder, folder)).rejects.toThrow('Where to?');
  const there = await elsewhere();
  const { release } = holdFolder(data);
  await expect(run(data, folder, there)).rejects.toThrow('Another server works on the data folder');
  release();
  await run(data, folder, there);
  const other = await little();
  await expect(run(other, folder, { ...there, bucket: null })).rejects.toThrow('has rows already');
  const platform = await start(data, there);
  await platform.problems();
  await expect(run(other, there, folder)).rejects.toThrow('end them first');
  await platform.close();
});

it('tells of a file that did not arrive as it was', async () => {
  const data = await little();
  const spoil = (line: string) => {
    if (line.startsWith('Files copied: 3 of 3')) writeFileSync(path.join(data, 'files/file-2'), 'other');
  };
  await expect(run(data, folder, await elsewhere(), spoil)).rejects.toThrow('as they were: file-2');
});

it('rows that differ have other sums', async () => {
  const data = await little();
  const rows = await sqliteRows(path.join(data, 'platform.db'));
  onTestFinished(() => rows.close());
  const before = await sumsOf(rows);
  expect(await sumsOf(rows)).toEqual(before);
  const database = new DatabaseSync(path.join(data, 'platform.db'));
  database.exec(`INSERT INTO tickets VALUES ('recovery', 'author', 'digest', 124)`);
  database.close();
  const after = await sumsOf(rows);
  expect(after.tickets).not.toEqual(before.tickets);
  expect(after.documents).toEqual(before.documents);
});
