import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptOnce } from './folder.ts';

it('what a folder keeps once comes whole, and is one, to all who begin with it side by side', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'mark');
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, number) => keptOnce(file, () => `${number}`.padStart(100_000, '.'))),
  );
  const texts = new Set(all.map(String));
  expect(texts.size).toBe(1);
  expect([...texts][0]).toHaveLength(100_000);
  expect(String(await keptOnce(file, () => 'later'))).toBe([...texts][0]);
  expect(await readdir(folder)).toEqual(['mark']);
});
