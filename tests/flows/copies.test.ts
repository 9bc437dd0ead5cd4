import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { course, type Course } from '#domain/course/schema.ts';
import { lecture } from '#domain/lecture/schema.ts';
import { stream } from '#domain/stream/schema.ts';
import { closed, session } from '#domain/upload/schema.ts';
import { quiz, type Quiz } from '#domain/quiz/schema.ts';
import { webinar } from '#domain/webinar/schema.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { makeVideo } from './media.ts';
import { emptyFolder, removeFolder } from './server.ts';

const here = consoleOfFile();

async function read<Schema extends v.GenericSchema>(page: Page, path: string, schema: Schema) {
  const answer = await page.request.get(`/api/v1/author/${path}`);
  return v.parse(schema, await answer.json());
}

/** How many of a kind the platform has. */
async function countOf(page: Page, kind: string): Promise<number> {
  const answer = await page.request.post(`/api/v1/author/${kind}/list`, { data: {} });
  return v.parse(v.object({ count: v.number() }), await answer.json()).count;
}

/** «Дублировать» in the menu of a row. */
async function duplicate(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: 'Дублировать' }).click();
}

/** Saves what was begun, once its editor is there. */
async function save(page: Page): Promise<void> {
  await page
    .getByText(/^Не\s+сохранено$/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+s');
}

/** Waits until what was new has an address of its own, and answers its id. */
async function savedId(page: Page, list: string): Promise<string> {
  await page.waitForURL((url) => url.hash.startsWith(list) && !url.hash.startsWith(`${list}new`));
  return new URL(page.url()).hash.split(/[/?]/)[2] ?? '';
}

/** What is the copy's own. */
const own = new Set(['id', 'createdAt', 'updatedAt', 'publicationId', 'moduleId', 'url', 'questionAnswers']);

/** A thing of the platform without that. What is not set is left out however that is written. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, of]) => !own.has(name) && of !== null && of !== '');
  return Object.fromEntries(entries.map(([name, of]) => [name, told(of)]));
}

test('a course is duplicated with lectures of its own, and is the original again once it is saved', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/courses');
  const before = await countOf(page, 'course');
  const lectures = await countOf(page, 'lecture');
  await duplicate(page, /^Действия: Тело без тревоги/);
  const dialog = page.getByRole('dialog', { name: 'Дублировать' });
  await dialog.getByRole('radio', { name: 'Свои' }).check();
  // The whole form is sent by Enter.
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Название' });
  await page.waitForURL(/#\/courses\/new/);
  await expect.poll(() => name.inputValue()).toMatch(/— копия$/);
  await page
    .getByText(/^Не\s+сохранено$/)
    .first()
    .waitFor();
  expect(await countOf(page, 'course')).toBe(before);

  // A page that goes before the save loses nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect.poll(() => name.inputValue()).toMatch(/— копия$/);
  await page.keyboard.press('Control+s');
  await page.getByRole('complementary', { name: 'Что будет сохранено' }).waitFor();
  await page.keyboard.press('Control+s');
  const id = await savedId(page, '#/courses/');

  const original = await read(page, 'course/course-telo', course);
  const copy = await read(page, `course/${id}`, course);
  const namesOf = async ({ modules }: Course) =>
    Promise.all(
      modules
        .flatMap((module) => module.lectures)
        .map(async (one) => {
          const { usedIn: _, ...rest } = await read(page, `lecture/${one}`, lecture);
          return told(rest);
        }),
    );
  expect(await namesOf(copy)).toEqual(await namesOf(original));
  const bare = ({ modules, ...rest }: Course) => ({
    ...rest,
    modules: modules.map((module) => ({ ...module, lectures: module.lectures.length })),
  });
  expect(told(bare(copy))).toEqual(told({ ...bare(original), name: `${original.name}\u00A0— копия` }));
  expect(await countOf(page, 'course')).toBe(before + 1);
  expect(await countOf(page, 'lecture')).toBe(
    lectures + new Set(original.modules.flatMap((module) => module.lectures)).size,
  );
  expect(faults).toEqual([]);
});

test('a quiz is duplicated with its questions and answers, as a draft', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/quizzes');
  await page
    .getByRole('link', { name: /^Дыхание и\sопора/ })
    .first()
    .waitFor();
  const href = await page
    .getByRole('link', { name: /^Дыхание и\sопора/ })
    .first()
    .getAttribute('href');
  const from = href?.split('/').at(-1) ?? '';
  await duplicate(page, /^Действия: Дыхание и\sопора/);
  await page.waitForURL(/#\/quizzes\/new/);
  await save(page);
  const id = await savedId(page, '#/quizzes/');
  const original = await read(page, `quiz/${from}`, quiz);
  const expected = told({ ...original, name: `${original.name}\u00A0— копия`, status: 'draft' });
  const copy = async (): Promise<Quiz> => read(page, `quiz/${id}`, quiz);
  await expect.poll(async () => told(await copy())).toEqual(expected);
  expect(faults).toEqual([]);
});

test('a webinar that was recorded becomes a lecture with its recording, by keys alone', async () => {
  const { page, faults } = await here.open();
  await page.goto('/#/webinars?tab=past');
  await page.getByRole('button', { name: /^Действия: Шея и\sплечи/ }).focus();
  await page.keyboard.press('Enter');
  const command = page.getByRole('menuitem', { name: 'Сделать лекцией' });
  await command.waitFor();
  const isOn = () => command.evaluate((item) => item === document.activeElement);
  while (!(await isOn())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/lectures\/new/);
  await save(page);
  const made = await read(page, `lecture/${await savedId(page, '#/lectures/')}`, lecture);
  const past = await page.request.post('/api/v1/author/webinar/list', { data: { search: 'Шея и плечи' } });
  const { list } = v.parse(v.object({ list: v.array(webinar) }), await past.json());
  const [held] = list;
  expect(made.streamID).toBe(held?.recordingStreamId);
  expect([made.name, made.description, made.imageId, made.tags]).toEqual([
    ...[held?.name, held?.description, held?.imageId, held?.tags],
  ]);
  expect(faults).toEqual([]);
});

/** Puts a file into the video library, and answers its id once it plays. */
async function uploaded(page: Page, file: string): Promise<string> {
  const bytes = await readFile(file);
  const upload = (call: string) => `/api/v1/author/upload/session/${call}`;
  const data = { fileName: path.basename(file), size: bytes.length };
  const begun = v.parse(session, await (await page.request.post(upload('new'), { data })).json());
  const range = `bytes 0-${bytes.length - 1}/${bytes.length}`;
  const headers = { 'Content-Range': range, 'Content-Type': 'application/octet-stream' };
  await page.request.post(upload(`${begun.sessionId}/part`), { data: bytes, headers });
  const { ID } = v.parse(closed, await (await page.request.post(upload(`${begun.sessionId}/close`))).json());
  await expect.poll(async () => (await read(page, `stream/${ID}`, stream)).status).toBe('processed');
  return ID;
}

/** What a film is like: how long, and its frames by their time and bytes. */
async function filmOf(bytes: Buffer) {
  const input = new Input({
    source: new BlobSource(new Blob([new Uint8Array(bytes)])),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new Error('No picture');
  const frames: { at: number; bytes: Buffer }[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    frames.push({ at: Math.round(timestamp * 1000), bytes: Buffer.from(data) });
  return {
    seconds: await input.computeDuration(),
    hasSound: (await input.getPrimaryAudioTrack()) !== null,
    frames,
  };
}

/** The recording of a lecture, as it plays. */
async function mediaOf(page: Page, id: string): Promise<Buffer> {
  const answer = await page.request.get(`/api/v1/author/stream/${id}/link`);
  const { link } = v.parse(v.looseObject({ link: v.string() }), await answer.json());
  return (await page.request.get(link)).body();
}

/** How many files the browser keeps for uploads. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle('unpacked').catch(() => null);
    let count = 0;
    if (all !== null) for await (const _ of all.keys()) count += 1;
    return count;
  });

test('a webinar becomes a lecture with the chapters that the author takes, cut on the device', async () => {
  const { page, faults } = await here.open();
  const files = await emptyFolder();
  const file = path.join(files, 'efir.mp4');
  await makeVideo(file, 6, 1);
  const recordingStreamId = await uploaded(page, file);
  const description = 'О чём эфир.\n\n0:00 Ждём всех\n0:02 Тема\n0:04 Вопросы\n0:05 Прощание';
  const id = 'webinar-posle-otpuska';
  const data = { id, description, recordingStreamId };
  await page.request.post(`/api/v1/author/webinar/${id}`, { data });
  await page.goto(`/#/webinars/${id}`);
  await page
    .getByRole('button', { name: /^Ещё|^Действия/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Сделать лекцией' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сделать лекцией' });
  await dialog.getByRole('combobox', { name: 'Начало' }).selectOption({ label: '0:02\u00A0· Тема' });
  await dialog
    .getByRole('combobox', { name: 'Конец' })
    .selectOption({ label: '0:05\u00A0· после «Вопросы»' });
  await dialog.getByText(/^Останется 0:03 из\s0:06$/).waitFor();
  await dialog.getByRole('button', { name: 'Сделать лекцией' }).click();
  await page.waitForURL(/#\/lectures\/new/);
  await save(page);
  const saved = await savedId(page, '#/lectures/');

  // The part arrives, and joins the lecture wherever the author is.
  await expect
    .poll(async () => (await read(page, `lecture/${saved}`, lecture)).streamID, { timeout: 20_000 })
    .toBeTruthy();
  const made = await read(page, `lecture/${saved}`, lecture);
  expect(made.description).toBe('О чём эфир.\n\n0:00 Тема\n0:02 Вопросы');
  expect(made.streamID).not.toBe(recordingStreamId);
  const [whole, part] = await Promise.all([
    filmOf(await readFile(file)),
    filmOf(await mediaOf(page, made.streamID ?? '')),
  ]);
  expect(Math.abs(part.seconds - 3)).toBeLessThan(0.1);
  expect(part.hasSound).toBe(true);
  const wanted = whole.frames.filter(({ at }) => at >= 2000 && at < 5000);
  expect(wanted).toHaveLength(30);
  expect(part.frames).toEqual(wanted.map(({ at, bytes }) => ({ at: at - 2000, bytes })));
  // What was cut is the webinar's still, and nothing of it is left on the device.
  expect((await read(page, `webinar/${id}`, webinar)).recordingStreamId).toBe(recordingStreamId);
  await expect.poll(() => keptFiles(page)).toBe(0);
  expect(faults).toEqual([]);
  await removeFolder(files);
});
