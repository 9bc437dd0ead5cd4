import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js';
import { describe, expect, test } from 'vitest';
import { opened, unpacked } from '#tests/support/bundles.ts';
import { LockedZip, readZip } from '#lib/file/zip.ts';
import { BadBundle, bundleProblemText, type BundleProblem } from './problems.ts';
import { bundleFormat, bundleVersion, type Manifest } from './schema.ts';

type Contents = string | Uint8Array<ArrayBuffer>;
type Named = readonly [name: string, contents: Contents, options?: object];

const course = {
  ...{ name: 'Опора тела', subtitle: '', description: null, cover: null, trailer: null, tags: [] },
  ...{ level: null, learnings: [], requirements: '', audience: '', unlockMode: 'all', accessDays: 0 },
  ...{ maxStudents: null, certificateEnabled: false, costKopecks: null },
} as const;
const lecture = {
  ...{ id: 'l1', name: 'Вдох', description: 'texts/1 Вдох.md', level: null, language: null },
  ...{ isPreview: false, tags: [], cover: null },
  media: { path: 'media/1 Вдох.mp4', name: 'Вдох.mp4', size: 5, mime: 'video/mp4' },
};
const module = { name: 'Дыхание', description: '', dayOffset: null, lectures: ['l1'], attachments: [] };

/** A valid manifest with the changes of a case. */
const told = (change: object = {}): Manifest =>
  ({
    ...{ format: bundleFormat, version: bundleVersion, course, modules: [module], lectures: [lecture] },
    ...{ quizzes: [], ...change },
  }) as Manifest;

const text: Named = ['texts/1 Вдох.md', '# Вдох'];
const media: Named = ['media/1 Вдох.mp4', 'bytes'];

/** An archive of files with these names, whatever they are. */
async function zip(files: readonly Named[], options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { extendedTimestamp: false, ...options });
  for (const [name, contents, own = {}] of files) {
    const reader = typeof contents === 'string' ? new TextReader(contents) : new Uint8ArrayReader(contents);
    await writer.add(name, reader, own);
  }
  return writer.close();
}

const manifestFile = (value: unknown): Named => [
  'manifest.json',
  typeof value === 'string' ? value : JSON.stringify(value),
];
const whole = (change?: object, ...more: Named[]) => zip([manifestFile(told(change)), text, media, ...more]);
const withText = (contents: Contents) => zip([manifestFile(told()), ['texts/1 Вдох.md', contents], media]);
const aLecture = (change: object) => whole({ lectures: [{ ...lecture, ...change }] });
const aFile = (change: object) => aLecture({ media: { ...lecture.media, ...change } });
const aModule = (change: object) => whole({ modules: [{ ...module, ...change }] });

/** The bytes of an archive with some of them changed. */
async function bent(file: Promise<Blob>, bend: (bytes: Buffer) => Buffer): Promise<Blob> {
  return new Blob([new Uint8Array(bend(Buffer.from(await (await file).arrayBuffer())))]);
}

/** Changes a directory header: the entry of this file name, at an offset. */
const inDirectory = (name: string, write: (header: Buffer) => void) => (bytes: Buffer) => {
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    const length = bytes.readUInt16LE(at + 28);
    if (bytes.subarray(at + 46, at + 46 + length).toString() === name) write(bytes.subarray(at));
  }
  return bytes;
};

const stored = { level: 0 };
const zeros = (bytes: number) => new Uint8Array(bytes);

/** What is refused, and why. */
const refused: Record<string, [BundleProblem, () => Promise<Blob>]> = {
  'a name from the root of a disk': ['place', () => whole({}, ['/etc/passwd', 'x'])],
  'a name that leads up': ['place', () => whole({}, ['texts/../../evil.md', 'x'])],
  'a name that leads up by the strokes of Windows': ['place', () => whole({}, ['..\\..\\evil.md', 'x'])],
  'a disk of Windows': ['place', () => whole({}, ['C:\\evil.md', 'x'])],
  'a path of the manifest that leads up': ['manifest', () => aFile({ path: 'media/../../x.mp4' })],
  'a path of the manifest from the root': ['manifest', () => aFile({ path: '/media/x.mp4' })],
  'a path of the manifest to another folder': ['place', () => aFile({ path: 'texts/1 Вдох.md' })],
  'a path of the manifest to itself': ['manifest', () => aLecture({ description: 'manifest.json' })],
  'a link to another place': [
    'link',
    () =>
      whole({}, [
        'media/2.mp4',
        '/etc/passwd',
        { externalFileAttributes: (0o120777 << 16) >>> 0, versionMadeBy: 0x031e },
      ]),
  ],
  'a newer form': ['newer', () => whole({ version: 2, course: { brand: 'new' } })],
  'a form of no number': ['manifest', () => whole({ version: 'latest' })],
  'a manifest that is cut': ['manifest', () => zip([manifestFile(JSON.stringify(told()).slice(0, 300))])],
  'a manifest without a course': ['manifest', () => whole({ course: undefined })],
  'a manifest of no UTF-8': [
    'letters',
    () => {
      const bytes = Buffer.from(JSON.stringify(told()).replace('Опора', 'Oпopa'), 'utf8');
      bytes[bytes.indexOf('Вдох')] = 0xff;
      return zip([['manifest.json', new Uint8Array(bytes)], text, media]);
    },
  ],
  'a text of no UTF-8': ['letters', () => withText(new Uint8Array([0xff, 0xfe, 0x41]))],
  'a text that is huge': ['huge', () => withText(zeros(2_000_000))],
  'a manifest that is huge': ['huge', () => zip([['manifest.json', zeros(33 * 1024 * 1024)]])],
  'a name that is huge': ['manifest', () => whole({ course: { ...course, name: 'о'.repeat(5_000_000) } })],
  'a bomb by its ratio': ['bomb', () => whole({}, ['media/2.mp4', zeros(30_000_000)])],
  'lectures by the million': [
    'manifest',
    () => whole({ lectures: Array.from({ length: 20_001 }, (_, at) => ({ ...lecture, id: `l${at}` })) }),
  ],
  'texts by the thousand, each just as large as it may be': [
    'bomb',
    () => {
      const many = Array.from({ length: 130 }, (_, at) => at);
      const lectures = many.map((at) => ({
        ...lecture,
        id: `l${at}`,
        media: null,
        description: `texts/${at}.md`,
      }));
      const texts = many.map((at): Named => [`texts/${at}.md`, zeros(1024 * 1024)]);
      return zip([manifestFile(told({ lectures, modules: [] })), ...texts]);
    },
  ],
  'a file that is not there': ['missing', () => zip([manifestFile(told()), text])],
  'a text that is not there': ['missing', () => zip([manifestFile(told()), media])],
  'a size that the archive does not have': ['size', () => aFile({ size: 6 })],
  'a size below nothing': ['manifest', () => aFile({ size: -1 })],
  'a file that is named twice': [
    'repeated',
    () => whole({ lectures: [lecture, { ...lecture, id: 'l2', description: null }] }),
  ],
  'two lectures of one id': [
    'repeated',
    () => whole({ lectures: [lecture, { ...lecture, description: null, media: null }] }),
  ],
  'a module of a lecture that is not there': ['lecture', () => aModule({ lectures: ['l1', 'l2'] })],
  'a module that holds a module': ['lecture', () => aModule({ lectures: ['Дыхание'] })],
  'a module that holds a lecture twice': ['repeated', () => aModule({ lectures: ['l1', 'l1'] })],
  'a program in place of a recording': ['kind', () => aFile({ name: 'Вдох.exe' })],
  'a page in place of an attachment': [
    'kind',
    () => {
      const page = { path: 'attachments/1.html', name: 'x.html', size: 8, mime: 'text/html' };
      return whole({ modules: [{ ...module, attachments: [page] }] }, [page.path, '<script>']);
    },
  ],
  'a text whose bytes are not those that were packed': [
    'broken',
    () =>
      bent(withText('# Вдох'), (bytes) => {
        const at = bytes.indexOf('texts/1 Вдох.md') + Buffer.byteLength('texts/1 Вдох.md');
        bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 0x55;
        return bytes;
      }),
  ],
  'a text of more bytes than its directory says': [
    'broken',
    () =>
      bent(
        withText('а'.repeat(5000)),
        inDirectory('texts/1 Вдох.md', (header) => header.writeUInt32LE(10, 24)),
      ),
  ],
  'a file that takes more of the archive than there is': [
    'bomb',
    () =>
      bent(
        whole({}, ['media/2.mp4', 'x', stored]),
        inDirectory('media/2.mp4', (header) => header.writeUInt32LE(0x7fffffff, 20)),
      ),
  ],
  'two files of one name': [
    'twice',
    () =>
      bent(whole({}, ['media/9 Вдох.mp4', 'other']), (bytes) =>
        Buffer.from(bytes.toString('latin1').replaceAll('media/9 ', 'media/1 '), 'latin1'),
      ),
  ],
};

describe('a file of a course that somebody bent is refused', () => {
  test.each(Object.entries(refused))('%s', async (_, [problem, make]) => {
    const file = await make();
    const error: unknown = await opened(file).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(BadBundle);
    if (!(error instanceof BadBundle)) return;
    expect(error.problem).toBe(problem);
    const [ru, en] = [bundleProblemText(error, 'ru'), bundleProblemText(error, 'en')];
    expect(ru).toMatch(/^[«А-Я].{10,260}$/u);
    expect(en).toMatch(/^[“A-Z].{10,260}$/u);
  });

  test('an archive that is cut, at whatever byte', async () => {
    const file = await whole();
    for (let at = 1; at < file.size; at += 97) await expect(opened(file.slice(0, at))).rejects.toThrow(Error);
  });

  test('one that is locked by a password', async () => {
    const locked = zip([manifestFile(told())], { password: 'слово', zipCrypto: true });
    await expect(readZip(await locked)).rejects.toBeInstanceOf(LockedZip);
  });

  test('media whose bytes are not those that were packed, once they are unpacked', async () => {
    const file = await bent(zip([manifestFile(told()), text, [media[0], 'bytes', stored]]), (bytes) => {
      bytes[bytes.indexOf('bytes')] = 0x42;
      return bytes;
    });
    await expect(unpacked(file)).rejects.toMatchObject({ problem: 'broken', about: media[0] });
  });
});

/** What is harmless: it is ignored, or is only text. */
const harmless: Record<string, () => Promise<Blob>> = {
  'files that nothing refers to': () => whole({}, ['run.sh', '#!/bin/sh'], ['index.html', '<script>']),
  'an archive within': () => whole({}, ['attachments/inner.zip', 'PK']),
  'fields that this console does not know': () =>
    zip([
      manifestFile(
        `${JSON.stringify(told()).slice(0, -1)},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
      ),
      text,
      media,
    ]),
  'brackets a million deep': () =>
    zip([
      manifestFile(`${JSON.stringify(told()).slice(0, -1)},"deep":${'['.repeat(1e6)}${']'.repeat(1e6)}}`),
      text,
      media,
    ]),
};

describe('a file of a course that holds more than a course', () => {
  test.each(Object.entries(harmless))('%s', async (_, make) => {
    const bundle = await opened(await make());
    expect(bundle?.manifest).toEqual(told());
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('scripts and pages in texts are words', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)> [Вдох](javascript:alert(1))';
    const bundle = await opened(await withText(evil));
    expect(bundle?.texts.get('texts/1 Вдох.md')).toBe(evil);
  });

  test('an archive of another kind is no course: a folder, an extension with a manifest of its own', async () => {
    expect(await opened(await zip([['Модуль/1.mp4', 'x']]))).toBeNull();
    expect(await opened(await zip([manifestFile({ manifest_version: 3, name: 'x' })]))).toBeNull();
    expect(await opened(await zip([manifestFile('не JSON')]))).toBeNull();
    expect(await opened(await zip([['course/manifest.json', JSON.stringify(told())]]))).toBeNull();
  });
});
