import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, removeFolder } from './server.ts';

// What an author's browser fetches anew after the console was changed and built again.

const run = promisify(execFile);
const present = path.join(import.meta.dirname, '../../dist/console');
let changed: string;

beforeAll(async () => {
  changed = await emptyFolder();
});
afterAll(() => removeFolder(changed));

/** The files of a build that are kept by their names, with what is in them. */
function assetsOf(folder: string): Map<string, string> {
  const home = path.join(folder, 'assets');
  const names = readdirSync(home).filter((name) => !name.endsWith('.br'));
  return new Map(names.map((name) => [name, readFileSync(path.join(home, name), 'latin1')]));
}

test('a change of one module that half the console imports renames one file, and no name stands for two contents', async () => {
  const script = path.join(import.meta.dirname, 'changedBuild.ts');
  await run(process.execPath, [script, changed, 'src/lib/money.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [before, after] = [assetsOf(present), assetsOf(changed)];
  // The script that asks ahead names files as they lie there: two kilobytes that go with any of them.
  const fresh = [...after].filter(([name]) => !before.has(name) && !name.startsWith('ahead-'));
  expect(fresh.map(([, bytes]) => bytes.includes('globalThis.changed'))).toEqual([true]);
  const other = [...after].filter(([name, bytes]) => before.has(name) && before.get(name) !== bytes);
  expect(other.map(([name]) => name)).toEqual([]);
});
