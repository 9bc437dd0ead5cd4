import { appendFile, mkdtemp, open, readdir, rm, symlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { filesConformance } from './conformance.ts';
import { diskFiles } from './disk.ts';

let root = '';
let next = 0;
const folder = () => path.join(root, String(next++));
const body = (text: string) => new Blob([text]).stream();

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

filesConformance('disk', () => diskFiles(folder()));

it('disk: an upload goes on where it was after a restart', async () => {
  const place = folder();
  await diskFiles(place).write('a', 3, 3, body('def'));
  const after = diskFiles(place);
  expect(await after.ranges('a')).toEqual([[3, 5]]);
  await after.write('a', 0, 3, body('abc'));
  await after.finish('a', 6);
  expect(await new Response(diskFiles(place).read('a')).text()).toBe('abcdef');
  expect(await readdir(place)).toEqual(['a']);
});

it('disk: the name of a whole file is as durable as its bytes', async () => {
  const place = folder();
  const files = diskFiles(place);
  await files.write('a', 0, 3, body('abc'));
  await using handle = await open(place, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  onTestFinished(() => sync.mockRestore());
  const syncedFolders = async (work: () => Promise<unknown>) => {
    sync.mockReset();
    const kinds: Promise<boolean>[] = [];
    sync.mockImplementation(function look(this: FileHandle) {
      const kind = this.stat().then((of) => of.isDirectory());
      kinds.push(kind);
      return kind.then(() => undefined);
    });
    await work();
    return (await Promise.all(kinds)).filter(Boolean).length;
  };
  expect(await syncedFolders(() => files.finish('a', 3))).toBe(1);
  expect(await syncedFolders(() => files.take('b', body('abc')))).toBe(1);
});

it('disk: a file is whole where the file system knows no way to write folders through', async () => {
  const place = folder();
  const files = diskFiles(place);
  await files.take('a', body('abc'));
  await using handle = await open(place, 'r');
  const whole = Object.getPrototypeOf(handle).sync;
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  onTestFinished(() => sync.mockRestore());
  sync.mockImplementation(async function refuse(this: FileHandle) {
    if ((await this.stat()).isDirectory())
      throw Object.assign(new Error('EINVAL: invalid argument, fsync'), { code: 'EINVAL' });
    return whole.call(this);
  });
  expect(await files.take('b', body('abc'))).toBe(3);
});

it('disk: a torn line of the journal counts for nothing', async () => {
  const place = folder();
  await diskFiles(place).write('a', 0, 3, body('abc'));
  await appendFile(path.join(place, 'a.ranges'), '\n3');
  await diskFiles(place).write('a', 5, 2, body('fg'));
  expect(await diskFiles(place).ranges('a')).toEqual([
    [0, 2],
    [5, 6],
  ]);
});

it('disk: two processes on one folder know at once what the other has kept', async () => {
  const place = folder();
  const [one, two] = [diskFiles(place), diskFiles(place)];
  await one.write('a', 0, 2, body('ab'));
  await two.write('a', 4, 2, body('ef'));
  expect(await one.ranges('a')).toEqual([
    [0, 1],
    [4, 5],
  ]);
  await one.write('a', 2, 2, body('cd'));
  await expect(two.write('a', 2, 2, body('cX'))).rejects.toThrow('differ');
  await two.finish('a', 6);
  await one.write('a', 2, 2, body('cd'));
  await one.finish('a', 6);
  expect(await new Response(one.read('a')).text()).toBe('abcdef');
  expect(await readdir(place)).toEqual(['a']);
});

it('disk: whoever finishes a file that another call or process is finishing leaves it as it is', async () => {
  const place = folder();
  const text = 'abcdefgh'.repeat(1000);
  for (let at = 0; at < 60; at += 1) {
    const id = `file-${at}`;
    const [one, two] = [diskFiles(place), diskFiles(place)];
    await one.write(id, 0, text.length, body(text));
    // The second one knows of the file in every other round only.
    if (at % 2 === 0) await two.ranges(id);
    const later = async () => {
      for (let turns = at % 12; turns > 0; turns -= 1) await new Promise(setImmediate);
      await two.finish(id, text.length);
    };
    await Promise.all([one.finish(id, text.length), later(), one.finish(id, text.length)]);
    expect(await new Response(one.read(id)).text()).toBe(text);
  }
  const left = (await readdir(place)).filter((name) => name.includes('.'));
  expect(left).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'disk: a file that goes while files are listed is left out',
  async () => {
    const place = folder();
    const files = diskFiles(place);
    await files.write('a', 0, 3, body('abc'));
    // It has a name, and nothing is there any more.
    await symlink(path.join(place, 'nowhere'), path.join(place, 'b.part'));
    expect((await files.list()).map(({ id }) => id)).toEqual(['a']);
  },
);
