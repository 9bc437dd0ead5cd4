import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js';
import { describe, expect, it } from 'vitest';
import { LockedZip, readZip } from './zip.ts';

/** Letters of the DOS code page. */
const cp866 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (code < 0x80) return code;
    return code < 0x440 ? code - 0x410 + 0x80 : code - 0x440 + 0xe0;
  });

async function zipped(names: readonly string[], options = {}): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), options);
  for (const name of names) await writer.add(name, new TextReader(`${name}\n`.repeat(200)));
  return new File([await writer.close()], 'Школа.zip');
}

const addresses = (files: Awaited<ReturnType<typeof readZip>>) =>
  files.map(({ path, name }) => [...path, name].join('/'));

describe('an archive', () => {
  it('tells what is in it, and gives it piece by piece', async () => {
    const names = ['Тело/1. Шея.mp4', 'План.pdf'];
    const files = await readZip(await zipped(names));
    expect(addresses(files)).toEqual(names);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece.slice()) });
    await files[0]?.unpack(into, new AbortController().signal);
    expect(await new Blob(pieces).text()).toBe('Тело/1. Шея.mp4\n'.repeat(200));
    expect(files[0]?.size).toBe(new Blob(pieces).size);
  });

  it.each([
    ['packed', {}],
    ['stored', { level: 0 }],
    ['described after its bytes', { dataDescriptor: true }],
    ['of the form for large archives', { zip64: true }],
  ])('gives a small file at once: one that is %s', async (_, options) => {
    const archive = await zipped(['План.md'], options);
    const [file] = await readZip(archive);
    expect(new TextDecoder().decode(await file?.read())).toBe('План.md\n'.repeat(200));
    // Data before an archive shifts it, as in a self-extracting program.
    const [moved] = await readZip(new Blob(['#!/bin/sh\n', archive]));
    expect(await moved?.read()).toEqual(await file?.read());
  });

  it('gives no small file whose bytes are not those that were packed, or of another number', async () => {
    const whole = new Uint8Array(await (await zipped(['a.md'])).arrayBuffer());
    const bend = async (at: number, by: number) => {
      const bent = whole.slice();
      bent[at] = (bent[at] ?? 0) + by;
      return (await readZip(new Blob([bent])))[0]?.read();
    };
    const directory = Buffer.from(whole).indexOf('PK\x01\x02');
    await expect(bend(directory + 16, 1)).rejects.toThrow(Error);
    await expect(bend(directory + 24, 1)).rejects.toThrow(Error);
    await expect(bend(directory + 24, -1)).rejects.toThrow(Error);
  });

  it('has Russian names whether it was made on a Mac or on Windows', async () => {
    const mac = await zipped(['Йога.mp4'.normalize('NFD')], { useUnicodeFileNames: false });
    expect(addresses(await readZip(mac))).toEqual(['Йога.mp4']);
    const windows = { useUnicodeFileNames: false, encodeText: cp866 };
    expect(addresses(await readZip(await zipped(['Тело/Шея.mp4'], windows)))).toEqual(['Тело/Шея.mp4']);
  });

  it('says that it is locked, or no archive', async () => {
    const locked = await zipped(['a.mp4'], { password: 'слово', zipCrypto: true });
    await expect(readZip(locked)).rejects.toBeInstanceOf(LockedZip);
    await expect(readZip(new File(['не архив'], 'a.zip'))).rejects.toThrow('File format is not recognized');
  });
});
