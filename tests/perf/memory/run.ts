// Whether an hour of use leaves anything behind: in the page of an author, and on the server.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { demo, enter } from '../../flows/browser.ts';
import { makeVideo } from '../../flows/media.ts';
import { addressOf, screens } from '../../flows/screens.ts';
import { emptyFolder, freePort, removeFolder, startServer } from '../../flows/server.ts';
import { printFigures, type Figure } from '../figures.ts';
import { askServer } from './ask.ts';
import { attach } from './inspect.ts';

/** An hour of use: screens that are opened and left, edits that are saved, files that are uploaded. */
const opened = Number(process.argv[3] ?? 500);
const [editedEvery, uploadedEvery] = [5, 10];
const editsEach = 2;
/** Where the page is taken to have all that it keeps: each screen was looked at twice. */
const settledAfter = 2 * screens.length;
/** How much more than then it may hold at the end. */
const growth = 1.1;
/** Requests to the server: until it has all that it keeps, and until the end, 100 000 of an hour. */
const [warm, requests] = [5000, 200 * opened];

/** V8 goes on compiling what has become hot, which counts as the page's heap: 3 MB of 28, and all of its growth. Interpreted it keeps what the page keeps. */
const withoutCompilers = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** What a page holds once all garbage is gone. */
interface Held {
  heapMb: number;
  /** Nodes that the renderer holds, and those that are in the document. */
  nodes: number;
  inDocument: number;
  listeners: number;
}

async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  // The same screen each time. What is kept until the page is idle is given back then.
  await page.evaluate(() => void (location.hash = '#/tags'));
  await page.getByRole('heading', { level: 1, name: 'Теги' }).waitFor();
  await page.waitForTimeout(1500);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMb: of('JSHeapUsedSize') / 1e6,
    nodes: of('Nodes'),
    inDocument: await page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode() !== null) count++;
      return count;
    }),
    listeners: of('JSEventListeners'),
  };
}

/** Types into a lecture and saves it, as many times as told. */
async function edit(page: Page, times: number): Promise<void> {
  await page.evaluate(() => void (location.hash = '#/lectures/lecture-golos'));
  // Not the field of another screen that is just going, «Название нового тега».
  const title = page.getByRole('textbox', { name: 'Название лекции' });
  await title.waitFor();
  for (let time = 0; time < times; time++) {
    await title.fill(`Голос ${Math.random()}`);
    await page.keyboard.press('Control+s');
    await page
      .getByText(/^Сохранено/)
      .first()
      .waitFor();
  }
}

/** Puts a file into the list of uploads. By the page itself: a file that Playwright puts into a field has it hold that field, and all around it, for ever. */
async function upload(page: Page, base64: string): Promise<void> {
  await page.evaluate(() => void (location.hash = '#/uploads'));
  await page.getByRole('heading', { level: 1, name: 'Загрузки' }).waitFor();
  await page.evaluate(async (bytes) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="file"]');
    if (field === null) throw new Error('There is no field for files');
    const held = new DataTransfer();
    const read = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    held.items.add(new File([read], 'Разминка.mp4', { type: 'video/mp4' }));
    field.files = held.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, base64);
  await page.waitForTimeout(1500);
}

async function anHour(page: Page, session: CDPSession, base64: string): Promise<[Held, Held]> {
  const addresses: string[] = [];
  for (const screen of screens) addresses.push(await addressOf(page, screen));
  await page.goto('/#/');
  let first: Held | null = null;
  for (let at = 1; at <= opened; at++) {
    const address = addresses[at % addresses.length] ?? '#/';
    await page.evaluate((to) => void (location.hash = to), address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(300);
    if (at % editedEvery === 0) await edit(page, editsEach);
    if (at % uploadedEvery === 0) await upload(page, base64);
    if (at === settledAfter) first = await heldBy(page, session);
  }
  if (first === null) throw new Error(`At least ${settledAfter} screens are wanted`);
  return [first, await heldBy(page, session)];
}

const figure = (name: string, before: number, after: number, unit: string): Figure => ({
  name,
  measured: `${before.toFixed(1)} → ${after.toFixed(1)} ${unit}: ×${(after / before).toFixed(2)}`,
  budget: `≤ ×${growth}`,
  ok: after <= before * growth,
});

/** What an hour of use leaves in a page, and 100 000 requests on the server. False where it is more than a tenth. */
export async function benchMemory(): Promise<boolean> {
  const [folder, port] = [await emptyFolder(), await freePort()];
  const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
  const server = await startServer(folder, { env });
  const options = await chromiumLaunch();
  const args = [...(options.args ?? []), withoutCompilers];
  const browser = await chromium.launch({ ...options, args, headless: true });
  try {
    const heap = await attach(port);
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'ru-RU',
      viewport: { width: 1440, height: 900 },
    });
    await enter(context, demo);
    const file = path.join(folder, 'Разминка.mp4');
    await makeVideo(file, 1, 1);
    const base64 = await readFile(file, 'base64');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const [before, after] = await anHour(page, session, base64);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await context.close();
    await askServer(server.origin, cookie, warm);
    const serverBefore = await heap.used();
    await askServer(server.origin, cookie, requests);
    const serverAfter = await heap.used();
    heap.close();
    return printFigures([
      figure(`heap of the page, ${settledAfter} screens → ${opened}`, before.heapMb, after.heapMb, 'MB'),
      figure(
        'nodes that are in no document',
        before.nodes - before.inDocument,
        after.nodes - after.inDocument,
        '',
      ),
      figure('listeners', before.listeners, after.listeners, ''),
      figure(
        `heap of the server, ${warm} requests → ${requests}`,
        serverBefore / 1e6,
        serverAfter / 1e6,
        'MB',
      ),
    ]);
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(folder);
  }
}
