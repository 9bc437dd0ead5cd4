import { expect, test } from 'vitest';
import { filesOfTransfer, handleOfFile, withHandles } from './pickedFiles.ts';

type Items = Parameters<typeof filesOfTransfer>[0]['items'];

const file = (name: string) => new File([name], name);

/** A folder as browsers without file handles expose it: in batches. */
function folder(name: string, children: object[]): object {
  const batches = [children.slice(0, 2), children.slice(2), []];
  return {
    name,
    isDirectory: true,
    isFile: false,
    createReader: () => ({ readEntries: (give: (entries: object[]) => void) => give(batches.shift() ?? []) }),
  };
}
const leaf = (name: string): object => ({
  name,
  isDirectory: false,
  isFile: true,
  file: (give: (one: File) => void) => give(file(name)),
});

/** The same with file handles. */
const fileHandle = (name: string): object => ({ kind: 'file', name, getFile: async () => file(name) });
const folderHandle = (name: string, children: object[]): object => ({
  kind: 'directory',
  name,
  async *values() {
    yield* children;
  },
});

const transfer = (...items: object[]) =>
  ({ items: items.map((item) => ({ kind: 'file', ...item })) }) as unknown as {
    items: Items;
  };
const names = (picked: { file: File }[]) => picked.map(({ file: { name } }) => name);

test('plain files come as they are', async () => {
  const one = { webkitGetAsEntry: () => null, getAsFile: () => file('one.mp4') };
  const text = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };
  expect(await filesOfTransfer(transfer(one, text))).toMatchObject([
    { file: { name: 'one.mp4' }, handle: null },
  ]);
});

test('folders are opened, to any depth, in the order of numbers, without what systems leave there', async () => {
  const tree = folder('курс', [
    leaf('Урок 10.mp4'),
    leaf('.DS_Store'),
    leaf('Урок 2.mp4'),
    folder('Приложения', [leaf('a.mp3'), leaf('Thumbs.db')]),
  ]);
  const picked = await filesOfTransfer(
    transfer({ webkitGetAsEntry: () => tree, getAsFile: () => file('курс') }),
  );
  expect(names(picked)).toEqual(['a.mp3', 'Урок 2.mp4', 'Урок 10.mp4']);
});

test('references are kept where the browser gives them, of files in folders too', async () => {
  const tree = folderHandle('курс', [fileHandle('b.mp4'), folderHandle('1', [fileHandle('a.mp4')])]);
  const picked = await filesOfTransfer(
    transfer(
      { getAsFileSystemHandle: async () => tree, webkitGetAsEntry: () => null, getAsFile: () => null },
      {
        getAsFileSystemHandle: async () => fileHandle('c.mp4'),
        webkitGetAsEntry: () => null,
        getAsFile: () => null,
      },
    ),
  );
  expect(names(picked)).toEqual(['a.mp4', 'b.mp4', 'c.mp4']);
  expect(picked.every(({ handle }) => handle?.kind === 'file')).toBe(true);
  // The handle belongs to the file, also for code that gets only the file.
  expect(picked.map((one) => handleOfFile(one.file))).toEqual(picked.map(({ handle }) => handle));
  expect(withHandles(picked.map((one) => one.file))).toEqual(picked);
});

test('a reference that the browser refuses leaves the file, and a file that is gone leaves the others', async () => {
  const refused = {
    getAsFileSystemHandle: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    webkitGetAsEntry: () => null,
    getAsFile: () => file('a.mp4'),
  };
  const gone = {
    getAsFileSystemHandle: async () => ({
      kind: 'file',
      name: 'gone.mp4',
      getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    }),
    webkitGetAsEntry: () => null,
    getAsFile: () => null,
  };
  expect(names(await filesOfTransfer(transfer(gone, refused)))).toEqual(['a.mp4']);
});

test('a plain dialog gives no references', () => {
  expect(withHandles([file('a.mp4'), file('.DS_Store')])).toMatchObject([
    { file: { name: 'a.mp4' }, handle: null },
  ]);
});
