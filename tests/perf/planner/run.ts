import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { CDPSession, Page } from 'playwright';
import { build, preview } from 'vite';
import { root } from '../../../scripts/install.mjs';
import { freePort } from '../../flows/server.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';
import { openUnpaced } from '../unpaced.ts';
import { eventsInYear } from './year.ts';

const home = path.join(root, 'dist/perf-planner');

/** How much slower the processor is made. */
const slower = 4;
const budgetMs = 50;
/** How often each change is made. */
const rounds = 8;
/** What is put off until after the paint, the address say, has been done by then, ms. */
const rest = 600;

/** A change of what the planner shows: the view that it begins in, and the key that makes it. */
interface Change {
  name: string;
  /** The key of the view before. */
  from: string;
  key: string;
  /** A button that has the focus. */
  on?: string;
}

const changes: Change[] = [
  { name: 'to the month', from: '2', key: '3' },
  { name: 'to the week', from: '3', key: '2' },
  { name: 'to the day', from: '3', key: '1' },
  { name: 'to the list', from: '3', key: '4' },
  { name: 'the next month', from: '3', key: 'Enter', on: 'Позже' },
  { name: 'the month before', from: '3', key: 'Enter', on: 'Раньше' },
  { name: 'the next week', from: '2', key: 'Enter', on: 'Позже' },
];

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    build: {
      outDir: home,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
    },
  });
}

/** Strikes a key, and answers how long its paint took, ms. */
async function strike(page: Page, session: CDPSession, key: string): Promise<number> {
  await page.evaluate(() => window.takeTimes());
  const text = key === 'Enter' ? '\r' : key;
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key,
    text,
    unmodifiedText: text,
    ...(key === 'Enter' && { windowsVirtualKeyCode: 13 }),
  });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  await page.waitForTimeout(rest);
  const [time] = await page.evaluate(() => window.takeTimes());
  if (time === undefined) throw new Error(`The key ${key} was not seen`);
  return time;
}

async function run(page: Page, session: CDPSession, change: Change, times: number): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await strike(page, session, 't');
    await strike(page, session, change.from);
    if (change.on !== undefined) await page.getByRole('button', { name: change.on, exact: true }).focus();
    measured.push(await strike(page, session, change.key));
  }
  return measured;
}

/** How long the page's own thread works for a change when it is not slowed, whatever else the machine does, ms. */
async function workOf(page: Page, session: CDPSession, change: Change): Promise<number> {
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  let sum = 0;
  for (let round = 0; round < 4; round += 1) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await strike(page, session, 't');
    await strike(page, session, change.from);
    if (change.on !== undefined) await page.getByRole('button', { name: change.on, exact: true }).focus();
    const before = await worked();
    await strike(page, session, change.key);
    sum += (await worked()) - before;
  }
  return sum / 4;
}

/**
 * Changes of the view in a year of 400 events: from the key to the end of the frame that shows it, the processor slowed. False
 * where the budget is missed.
 */
export async function benchPlanner(): Promise<boolean> {
  console.log('Building the planner…');
  await buildPage();
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await openUnpaced();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('grid', { name: 'Ноябрь 2026' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Once for what every browser compiles at first, and for what is read of the months beside.
    for (const change of changes) await run(page, session, change, 2);
    const works = new Map<string, number>();
    for (const change of changes) works.set(change.name, await workOf(page, session, change));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const figures: Figure[] = [];
    for (const change of changes) {
      const times = await run(page, session, change, rounds);
      const [p50 = 0, most = 0] = [0.5, 1].map((share) => percentile(times, share));
      figures.push({
        name: change.name,
        measured: `p50 ${p50.toFixed(0)}  max ${most.toFixed(0)} ms  (work not slowed, with what follows the paint ${(works.get(change.name) ?? 0).toFixed(0)} ms)`,
        budget: `p50 ≤ ${budgetMs} ms`,
        ok: p50 <= budgetMs,
      });
    }
    console.log(
      `\nA year of ${eventsInYear} events, processor slowed ${slower} times, key to paint, ${rounds} times each`,
    );
    return printFigures(figures);
  } finally {
    await browser.close();
    await server.close();
  }
}
