import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { dropFiles } from './dropFiles.ts';
import { holdParts } from './heldParts.ts';
import { recordsUnder } from './storedOnDevice.ts';
import { makeSound, makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const own = consoleOfFile();
let folder: string;
const archive = () => path.join(folder, 'Сон.zip');
const school = () => path.join(folder, 'Опора тела');

const recordings = [
  'Модуль II. Сон/2_Если не спится (1).m4a',
  'Модуль I. Дыхание/10. Разбор_final.m4a',
  'Модуль I. Дыхание/2. Вдох.mp4',
  'Модуль II. Сон/1_Ритуал.m4a',
];
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const cue = (text: string) => `1\r\n00:00:00,500 --> 00:00:01,500\r\n${text}\r\n`;
/** The letters of windows-1251, as players of old write captions. */
const in1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );
const files: Record<string, string | Uint8Array> = {
  'Модуль I. Дыхание/Вдох.pdf': pdf,
  // One by the name of its recording, two languages by its title in a folder of their own, one that cannot be read, one of no lecture.
  'Модуль I. Дыхание/10. Разбор_final.vtt': 'WEBVTT\n\n00:00.500 --> 00:01.500\nРазберём вдох\n',
  'Субтитры/Вдох.ru.srt': in1251(cue('Дышим носом')),
  'Субтитры/Вдох.en.srt': cue('Breathe in'),
  'Модуль II. Сон/1_Ритуал.srt': '1\n00:00:0x --> 00:00:02,000\nНе читается\n',
  'Сон.srt': cue('Ничьи'),
};

beforeAll(async () => {
  folder = await emptyFolder();
  for (const name of [...recordings, ...Object.keys(files)])
    await mkdir(path.dirname(path.join(school(), name)), { recursive: true });
  for (const [at, name] of recordings.entries()) {
    const made = path.join(folder, `${at}${path.extname(name)}`);
    if (name.endsWith('.mp4')) await makeVideo(made, 2, 12);
    else await makeSound(made, 1 + at);
    await rename(made, path.join(school(), name));
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(school(), name), text);
  await zipSchool();
});

afterAll(() => removeFolder(folder));

/** An archive of the second module, whose directory has names without the mark of UTF-8. */
async function zipSchool(): Promise<void> {
  const writer = new ZipWriter(new BlobWriter(), { useUnicodeFileNames: false });
  for (const name of recordings.filter((one) => one.includes('Сон'))) {
    const bytes = await readFile(path.join(school(), name));
    await writer.add(name, new Uint8ArrayReader(bytes));
  }
  await writeFile(archive(), Buffer.from(await (await writer.close()).arrayBuffer()));
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}(,|$)`) });
const shown = (page: Page) =>
  page
    .getByRole('treegrid', { name: 'Программа' })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => one.querySelector('[data-part=title]')?.textContent));

const json = async <T>(context: BrowserContext, address: string): Promise<T> => {
  const answer = await context.request.get(`/api/v1/author/${address}`);
  return (await answer.json()) as T;
};

/** What lies on the platform under a stream. */
async function bytesOf(context: BrowserContext, streamID: string): Promise<string> {
  const link = `/api/v1/author/stream/${streamID}/link`;
  await expect.poll(async () => (await context.request.get(link)).status(), { timeout: 20_000 }).toBe(200);
  const { link: address } = await json<{ link: string }>(context, `stream/${streamID}/link`);
  return sha256(await (await context.request.get(address)).body());
}

/** Lets go of a file or a folder beside the rows, once the window says what will come of it: its code comes after the screen. */
async function dropOnWindow(wire: CDPSession, page: Page, file: string, words: RegExp): Promise<void> {
  const event = { x: 1250, y: 60, data: { items: [], files: [file], dragOperationsMask: 1 } };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    wire.send('Input.dispatchDragEvent', { type, ...event });
  await expect
    .poll(async () => {
      await send('dragEnter');
      await send('dragOver');
      return page.getByText(words).count();
    })
    .toBe(1);
  await send('drop');
}

test('a folder that is chosen by keys is set right, survives a reload, and arrives byte for byte', async () => {
  const { context, page, faults } = await own.open();
  // The browser's own dialog for folders takes no answers of a test; the one of all browsers does.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/#/courses/new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Курс из папки');
  await page.getByRole('link', { name: /^Программа/ }).click();

  await page.getByRole('button', { name: /^Ещё действия/ }).focus();
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Добавить из\sпапки/ }).waitFor();
  await page.keyboard.press('Enter');
  await (await asked).setFiles(school());

  const dialog = page.getByRole('dialog', { name: /^Из\sпапки/ });
  await row(page, 'Дыхание').waitFor();
  await dialog.getByText(/^2\sмодуля · 4\sлекции · 1\sфайл/).waitFor();
  await row(page, 'Вдох')
    .getByText(/субтитрами/)
    .waitFor();
  await row(page, 'Дыхание').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Как мы дышим');
  await page.keyboard.press('Enter');
  await row(page, 'Разбор').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await row(page, 'Если не спится').focus();
  await page.keyboard.press('Delete');
  const largest = '2. Вдох.mp4';
  const { isWaiting, lose, letGo } = await holdParts(page, [largest], true);
  await dialog.getByRole('button', { name: /^Добавить 3\sлекции/ }).press('Enter');

  await page.getByText(/Субтитры не\sпрочитались: 1_Ритуал\.srt/).waitFor();

  const made = ['Как мы дышим', 'Разбор', 'Вдох', 'Вдох.pdf', 'Сон', 'Ритуал'];
  await expect.poll(() => shown(page)).toEqual(made);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await shown(page)).filter(Boolean)).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => shown(page)).toEqual(made);

  // Half-way through the largest the network goes and comes back, and then the page goes; the queue goes on by itself.
  await row(page, 'Вдох, новая, [1-9]\\d?\\s%').waitFor();
  await expect.poll(() => isWaiting(largest)).toBe(true);
  const offline = page.getByText(/^Нет сети/).first();
  await context.setOffline(true);
  await lose(largest);
  await offline.waitFor();
  await context.setOffline(false);
  await offline.waitFor({ state: 'hidden' });
  await expect.poll(() => isWaiting(largest)).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: /^Программа/ }).waitFor({ timeout: 40_000 });
  await letGo(largest);
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect.poll(() => shown(page)).toEqual(made);
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/courses\/(?!new)[^/?]+/, { timeout: 60_000 });
  await page.getByRole('region', { name: 'Сохранение' }).waitFor({ state: 'hidden', timeout: 60_000 });

  const id = /courses\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  interface Module {
    name: string;
    lectures: string[];
    attachments: { fileName: string; url: string }[];
  }
  const { modules } = await json<{ modules: Module[] }>(context, `course/${id}`);
  const sent = (name: string) => readFile(path.join(school(), name)).then(sha256);
  const lectures = await Promise.all(
    modules
      .flatMap((module) => module.lectures)
      .map(async (lecture) => {
        const { name, streamID, captions } = await json<{
          name: string;
          streamID: string;
          captions?: string;
        }>(context, `lecture/${lecture}`);
        const words = captions?.match(/^[А-Яа-яё ]+$|Breathe in/gm) ?? null;
        return [name, await bytesOf(context, streamID), words];
      }),
  );
  expect(modules.map(({ name }) => name)).toEqual(['Как мы дышим', 'Сон']);
  expect(lectures).toEqual([
    ['Разбор', await sent('Модуль I. Дыхание/10. Разбор_final.m4a'), ['Разберём вдох']],
    ['Вдох', await sent('Модуль I. Дыхание/2. Вдох.mp4'), ['Дышим носом', 'Breathe in']],
    ['Ритуал', await sent('Модуль II. Сон/1_Ритуал.m4a'), null],
  ]);
  const [attachment] = modules[0]?.attachments ?? [];
  expect(attachment?.fileName).toBe('Вдох.pdf');
  const got = await context.request.get(attachment?.url ?? '');
  expect(sha256(await got.body())).toBe(await sent('Модуль I. Дыхание/Вдох.pdf'));
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a folder that is dropped on a row, and an archive, are programmes; a file goes where it is dropped', async () => {
  const { context, page, faults } = await own.open();
  const wire = await context.newCDPSession(page);
  await page.goto('/#/courses/course-telo?tab=program');
  await row(page, 'Дыхание как опора').waitFor();
  await page.getByRole('link', { name: /^Программа 8/ }).waitFor();
  await dropFiles(wire, row(page, 'Дыхание как опора'), [school()]);
  const dialog = page.getByRole('dialog', { name: /^Из\sпапки/ });
  await dialog.getByRole('row', { name: /^Ритуал/ }).waitFor();
  // What reads captions comes when it is wanted: without a network the author is told, and nothing is added.
  const add = dialog.getByRole('button', { name: /^Добавить 4\sлекции/ });
  await context.setOffline(true);
  await add.click();
  await dialog.getByText('Нет сети. Проверьте интернет.').waitFor();
  await context.setOffline(false);
  // A key that is held down presses more than once, and adds once.
  await add.evaluate((button: HTMLButtonElement) => [0, 1].forEach(() => button.click()));
  await page.getByText(/^В\sпрограмме: 2\sмодуля, 4\sлекции/).waitFor();
  await page.getByRole('link', { name: /^Программа 10/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: /^Программа 8/ }).waitFor();

  // An archive is unpacked on the device, sent from there, and gone from there once it has arrived.
  const unpacked = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const all = await root.getDirectoryHandle('unpacked', { create: true });
      let count = 0;
      for await (const _ of all.keys()) count += 1;
      return count;
    });
  await dropOnWindow(wire, page, archive(), /^Отпустите, и\sувидите, какая получится программа/);
  await dialog.getByRole('row', { name: /^Если не спится/ }).waitFor();
  await dialog.getByRole('button', { name: /^Добавить 2\sлекции/ }).click();
  await page.getByRole('link', { name: /^Программа 9/ }).waitFor();
  expect(await unpacked()).toBeGreaterThan(0);
  await expect.poll(unpacked, { timeout: 20_000 }).toBe(0);
  const found = await context.request.post('/api/v1/author/stream/list', {
    data: { search: 'Если не спится' },
  });
  const { list } = (await found.json()) as { list: { id: string }[] };
  expect(await bytesOf(context, list[0]?.id ?? '')).toBe(
    sha256(await readFile(path.join(school(), 'Модуль II. Сон/2_Если не спится (1).m4a'))),
  );

  await dropFiles(wire, row(page, 'Дыхание как опора'), [path.join(school(), 'Модуль II. Сон/1_Ритуал.m4a')]);
  await row(page, '1 Ритуал').waitFor();
  expect(await dialog.count()).toBe(0);
  // On the list of courses it is a new course.
  await page.goto('/#/courses');
  await page.locator('main li img').first().waitFor();
  await dropOnWindow(wire, page, school(), /^Отпустите, и\sувидите, какой получится курс/);
  await page.waitForURL(/#\/courses\/new\?tab=program/);
  await dialog.getByRole('row', { name: /^Ритуал/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** Waits until the device knows that a recording is not sent any more. */
async function takenBackIsKept(page: Page, name: string): Promise<void> {
  const queued = async () =>
    (await recordsUnder(page, 'upload-queue/')).flatMap(
      ([, queue]) => queue as { fileName: string; state: string }[],
    );
  await expect
    .poll(async () => (await queued()).find((one) => one.fileName === name)?.state)
    .toBe('waitingPlace');
}

test('a folder that is taken back leaves the queue, goes on once it comes again, and is gone after a reload', async () => {
  // So high that the tree has a row for all that is there.
  const { context, page, faults } = await own.open({ size: { width: 1440, height: 2400 } });
  // As in browsers that give no reference to what is dropped, so that the device keeps copies. The tests' Chromium ends, all of it, when a
  // page reads such a reference back from the device, which the reload below does.
  await page.addInitScript(() => Reflect.deleteProperty(DataTransferItem.prototype, 'getAsFileSystemHandle'));
  const wire = await context.newCDPSession(page);
  const [slow, slower] = ['2. Выдох.m4a', '3. Пауза.m4a'];
  const { isWaiting, letGo } = await holdParts(page, [slow, slower]);
  const library = async () => {
    const answer = await context.request.post('/api/v1/author/stream/list', { data: {} });
    return ((await answer.json()) as { count: number }).count;
  };
  const folderOfThree = path.join(folder, 'Ритмы');
  await mkdir(folderOfThree);
  for (const name of ['1. Вдох.m4a', slow, slower])
    await copyFile(path.join(school(), 'Модуль II. Сон/1_Ритуал.m4a'), path.join(folderOfThree, name));
  const before = await library();
  await page.goto('/#/courses/course-telo?tab=program');
  await row(page, 'Дыхание как опора').waitFor();
  await page.getByRole('link', { name: /^Программа 8/ }).waitFor();
  const programme = await shown(page);
  const onTheirWay = (count: number) =>
    page.getByRole('link', { name: count === 0 ? /^Загрузки$/ : new RegExp(`^Загрузки ${count}`) }).waitFor();
  const stayed = (words: RegExp) => page.getByText(words).waitFor();

  await dropFiles(wire, row(page, 'Дыхание как опора'), [folderOfThree]);
  const dialog = page.getByRole('dialog', { name: /^Из\sпапки/ });
  await dialog.getByRole('button', { name: /^Добавить 3\sлекции/ }).click();
  await page.getByRole('link', { name: /^Программа 9/ }).waitFor();
  await row(page, 'Пауза').waitFor();
  const whole = await shown(page);
  await onTheirWay(2);
  await expect.poll(() => isWaiting(slow) && isWaiting(slower)).toBe(true);

  await page.getByRole('button', { name: /^Отменить \(/ }).click();
  await stayed(/^1\sзапись успела загрузиться и\sосталась в\sвидеотеке$/);
  await onTheirWay(0);
  await expect.poll(() => shown(page)).toEqual(programme);

  // What comes again goes on; what is still held is taken back once more.
  await letGo(slow);
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('link', { name: /^Программа 9/ }).waitFor();
  await onTheirWay(1);
  await expect.poll(() => shown(page)).toEqual(whole);
  await page.keyboard.press('Control+z');
  await stayed(/^2\sзаписи успели загрузиться и\sостались в\sвидеотеке$/);
  await onTheirWay(0);
  await letGo(slower);
  await takenBackIsKept(page, slower);
  await page.reload();
  await row(page, 'Дыхание как опора').waitFor();
  await expect.poll(() => shown(page)).toEqual(programme);
  await onTheirWay(0);
  expect(await library()).toBe(before + 2);
  expect(faults).toEqual([]);
  await context.close();
});
