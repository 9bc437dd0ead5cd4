import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../../scripts/install.mjs';
import { hashOf, writeRandom } from '../faults/uploads/console.ts';
import { demo, openBrowser } from '../flows/browser.ts';
import { emptyFolder, removeFolder } from '../flows/server.ts';
import { percentile, printFigures, type Figure } from './figures.ts';
import { buildPages, installPeers, peersHome } from './peers.ts';
import type { Bench } from './uploads/page.ts';

declare global {
  interface Window {
    uploadBench: Bench;
    sendByUppy: () => Promise<number>;
  }
}

/** Size of the file, and how often the raw transfer and ours take turns. */
const megabytes = Number(process.env['UPLOAD_BENCH_MB'] ?? 1000);
const rounds = Number(process.env['UPLOAD_BENCH_ROUNDS'] ?? 3);

/** What is measured at a delay of each request, ms, and how it must compare. */
const lines = [
  { delay: 0, mostOfRaw: 1.25, leastOfUppy: 1.7 },
  { delay: 60, mostOfRaw: 1.2, leastOfUppy: 3 },
];
const mostMemory = 40;
const longestTask = 50;

const pages = path.join(root, 'dist/perf-uploads');

async function build(): Promise<void> {
  await installPeers();
  console.log('Building the pages…');
  await buildPages({
    from: path.join(import.meta.dirname, 'uploads'),
    to: path.join(pages, 'ours'),
    pages: ['index'],
  });
  await buildPages({
    from: path.join(peersHome, 'pages'),
    to: path.join(pages, 'peers'),
    pages: ['uppy'],
  });
}

/** The processes that draw pages. */
async function renderers(browser: Browser): Promise<number[]> {
  const wire = await browser.newBrowserCDPSession();
  const { processInfo } = await wire.send('SystemInfo.getProcessInfo');
  await wire.detach();
  return processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
}

/** Memory of all tabs that they share with nobody, MB; null where the system does not tell. */
async function memoryOf(browser: Browser): Promise<number | null> {
  const sizes = await Promise.all(
    (await renderers(browser)).map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      const kilobytes = [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, value]) => Number(value));
      return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum === 0 ? null : sum;
}

/** By how much the memory of the tab grows at most while something is done, MB. */
async function growth<T>(
  browser: Browser,
  work: () => Promise<T>,
): Promise<{ result: T; grown: number | null }> {
  const before = await memoryOf(browser);
  let most = before;
  const look = async () => {
    const now = await memoryOf(browser);
    if (now !== null && most !== null) most = Math.max(most, now);
  };
  const watch = setInterval(() => void look(), 250);
  const result = await work();
  clearInterval(watch);
  return { result, grown: before === null || most === null ? null : most - before };
}

async function openAt(browser: Browser, url: string, file: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(0);
  await page.goto(url);
  await page.locator('input').setInputFiles(file);
  return page;
}

/** Whether the platform has the very bytes of the file in one of its streams. */
async function arrived(page: Page, data: string, file: string): Promise<boolean> {
  const streams = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/author/stream/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 1, sort: '-createdAt' }),
    });
    const { list }: { list: { id: string }[] } = await answer.json();
    return list.map(({ id }) => id);
  });
  const [last = ''] = streams;
  return (await hashOf(path.join(data, 'files', last))) === (await hashOf(file));
}

const median = (values: number[]) => percentile(values, 0.5);

/** Takes away what transfers before have left, so that each finds the same room: the disk's memory of a file is slow to grow. */
async function clear(data: string): Promise<void> {
  for (const folder of ['files', 'sink'].map((name) => path.join(data, name)))
    for (const name of await readdir(folder).catch(() => [])) await rm(path.join(folder, name));
}

/** Starts the process that takes the bytes, the platform's and the others' alike. */
async function openHost(
  data: string,
  delay: number,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const program = path.join(import.meta.dirname, 'uploads/host.ts');
  const child = spawn(process.execPath, [program, data, pages, String(delay)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as unknown[];
  return {
    origin: String(line).trim(),
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

async function measure(
  browser: Browser,
  file: string,
  { delay, mostOfRaw, leastOfUppy }: (typeof lines)[number],
): Promise<Figure[]> {
  const data = await emptyFolder();
  const host = await openHost(data, delay);
  const at = `${megabytes} MB, ${delay} ms a request`;
  try {
    const ours = await openAt(browser, `${host.origin}/pages/ours/index.html`, file);
    await ours.evaluate(({ email, password }) => window.uploadBench.login(email, password), demo);
    // Once each to warm up: nobody pays for the first connection, the cold file and code that has not run yet.
    await ours.evaluate(() => window.uploadBench.raw());
    await ours.evaluate(() => window.uploadBench.ours());
    await ours.evaluate(() => window.uploadBench.longest());
    const times = { raw: [] as number[], ours: [] as number[] };
    let most: number | null = null;
    for (let round = 0; round < rounds; round += 1) {
      await clear(data);
      times.raw.push(await ours.evaluate(() => window.uploadBench.raw()));
      await ours.evaluate(() => window.uploadBench.longest());
      await clear(data);
      const { result, grown } = await growth(browser, () => ours.evaluate(() => window.uploadBench.ours()));
      times.ours.push(result);
      if (grown !== null) most = Math.max(most ?? 0, grown);
    }
    const longest = await ours.evaluate(() => window.uploadBench.longest());
    const whole = await arrived(ours, data, file);
    await ours.context().close();
    const peer = await openAt(browser, `${host.origin}/pages/peers/uppy.html`, file);
    await peer.evaluate(() => window.sendByUppy());
    await clear(data);
    const uppy = await peer.evaluate(() => window.sendByUppy());
    await peer.context().close();
    const [raw, own] = [median(times.raw), median(times.ours)];
    const [ofRaw, ofUppy] = [own / raw, uppy / own];
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    return [
      {
        name: `${at}: ours against one raw fetch`,
        measured: `×${ofRaw.toFixed(2)} (${seconds(own)} against ${seconds(raw)})`,
        budget: `≤ ×${mostOfRaw}`,
        ok: ofRaw <= mostOfRaw,
      },
      {
        name: `${at}: Uppy with tus against ours`,
        measured: `×${ofUppy.toFixed(2)} (${seconds(uppy)})`,
        budget: `≥ ×${leastOfUppy}`,
        ok: ofUppy >= leastOfUppy,
      },
      {
        name: `${at}: memory of the tab grows by`,
        measured: most === null ? 'not told by this system' : `${most.toFixed(0)} MB`,
        ...(most !== null && { budget: `< ${mostMemory} MB` }),
        ok: most === null || most < mostMemory,
      },
      {
        name: `${at}: the longest task`,
        measured: `${longest.toFixed(0)} ms`,
        budget: `≤ ${longestTask} ms`,
        ok: longest <= longestTask,
      },
      { name: `${at}: the stream is the file`, measured: whole ? 'yes' : 'no', budget: 'yes', ok: whole },
    ];
  } finally {
    await host.close();
    await removeFolder(data);
  }
}

/**
 * One large file from the disk to the same disk, in Chromium: ours against one raw `fetch` of the same bytes and against Uppy with
 * tus, at no delay and at 60 ms a request. Ratios within one run.
 */
export async function benchUploads(): Promise<boolean> {
  await build();
  const folder = await emptyFolder();
  const file = path.join(folder, 'запись.mp4');
  await writeRandom(file, megabytes * 1_000_000);
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const line of lines) figures.push(...(await measure(browser, file, line)));
    return printFigures(figures);
  } finally {
    await browser.close();
    await removeFolder(folder);
  }
}
