import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondAccount } from '#platform/scenarios/standard.ts';
import { unpacked } from '#tests/support/bundles.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();
let folder: string;
let downloads = 0;

beforeAll(async () => {
  folder = await emptyFolder();
});

afterAll(() => removeFolder(folder));

/** The browser's own dialogs for files take no answers of a test; the ones of all browsers do. */
const withoutPickers = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['showSaveFilePicker', 'showOpenFilePicker', 'showDirectoryPicker'])
      Reflect.deleteProperty(window, name);
  });

/** Takes a course along by the menu of its row, and answers where its file lies. */
async function download(page: Page, course: RegExp): Promise<string> {
  await page.goto('/#/courses');
  await page.getByRole('button', { name: course }).first().click();
  await page.getByRole('menuitem', { name: /^Скачать файлом/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Курс в\sфайле/ });
  const coming = page.waitForEvent('download', { timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Скачать' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Тело без тревоги.*\.zip$/);
  await dialog.waitFor({ state: 'hidden' });
  // What a browser downloaded goes with its context.
  const kept = path.join(folder, `${(downloads += 1)}.zip`);
  await file.saveAs(kept);
  return kept;
}

const recordings = ({ digests }: Awaited<ReturnType<typeof told>>) =>
  [...digests.keys()].filter((name) => name.startsWith('media/')).length;

/** A course in a file by what it says, and by the digests of what it holds. What is not in the file cannot come back. */
async function told(file: string) {
  const { manifest, texts, bytes } = await unpacked(await openAsBlob(file));
  const digests = [...bytes].map(([name, some]) => [name, createHash('sha256').update(some).digest('hex')]);
  const lectures = manifest.lectures.map((one) => (one.media?.path === null ? { ...one, media: null } : one));
  return { manifest: { ...manifest, lectures }, texts, digests: new Map(digests as [string, string][]) };
}

test('a course with its recordings goes in a file to the console of another author, and is the same there', async () => {
  const from = await here.open();
  await withoutPickers(from.page);
  const first = await download(from.page, /^Действия: Тело без тревоги/);
  const original = await told(first);
  expect(recordings(original)).toBeGreaterThan(5);
  expect(original.manifest.modules).toHaveLength(8);
  expect(from.faults).toEqual([]);
  await from.context.close();

  const { page, faults } = await here.open({ account: secondAccount });
  await withoutPickers(page);
  await page.goto('/#/courses');
  await page.getByRole('button', { name: /^Действия со\sсписком/ }).click();
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: /^Курс из\sфайла/ }).click();
  await (await asked).setFiles(first);
  const dialog = page.getByRole('dialog', { name: /^Курс из\sфайла/ });
  await dialog.getByRole('button', { name: 'Создать курс' }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
  await page.getByText('Курс открыт').waitFor();
  await page.getByRole('link', { name: /^Программа 8/ }).waitFor();
  // Until it is saved the platform has no such course; its files are on their way.
  const count = async (kind: string) => {
    const answer = await page.request.post(`/api/v1/author/${kind}/list`, { data: {} });
    return ((await answer.json()) as { count: number }).count;
  };
  const streams = recordings(original);
  await expect.poll(() => count('stream'), { timeout: 90_000 }).toBeGreaterThanOrEqual(streams);
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/courses\/(?!new)[^/?]+/, { timeout: 90_000 });
  await page.getByRole('region', { name: 'Сохранение' }).waitFor({ state: 'hidden', timeout: 90_000 });

  const [, id = ''] = /courses\/([^/?]+)/.exec(page.url()) ?? [];
  const trailer = async () => {
    const answer = await page.request.get(`/api/v1/author/course/${id}`);
    return ((await answer.json()) as { trailerStreamId?: string | null }).trailerStreamId;
  };
  await expect.poll(trailer, { timeout: 60_000 }).toBeTypeOf('string');
  expect(await told(await download(page, /^Действия: Тело без тревоги/))).toEqual(original);
  expect(faults).toEqual([]);
}, 300_000);
