import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { beforeSyncs } from '../testing/syncs.ts';
import { settleFolder } from './durable.ts';

test('a folder gets its name once all of its files are on the disk', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'durable-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const [draft, folder] = [path.join(home, 'copy.partial'), path.join(home, 'copy')];
  await mkdir(path.join(draft, 'files'), { recursive: true });
  await mkdir(folder);
  await writeFile(path.join(draft, 'rows'), 'rows');
  await writeFile(path.join(draft, 'files/one'), 'one');

  const namesThen: string[][] = [];
  await beforeSyncs(draft, 'rows', async () => {
    namesThen.push(await readdir(folder).catch(() => []));
  });
  await settleFolder(draft, folder);

  // Two files before the rename; folders too, where the system lets them be opened, and the parent after it.
  expect(namesThen.filter((names) => names.length === 0).length).toBeGreaterThanOrEqual(2);
  expect(await readFile(path.join(folder, 'files/one'), 'utf8')).toBe('one');
  expect(await readdir(home)).toEqual(['copy']);
});
