import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { spoolIn } from './spool.ts';

it('bytes find room again once there is some, whatever kept the first ones out', async () => {
  const folder = path.join(await testFolder(), 'spool');
  const spool = spoolIn(folder);
  const put = () => spool.whole(new Blob(['Тихий лес']).stream());
  // A file stands where the folder is to be.
  await writeFile(folder, '');
  await expect(put()).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(folder);
  await using kept = await put();
  expect(await kept.blob.text()).toBe('Тихий лес');
});
