import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright';
import { build, preview } from 'vite';
import { root } from '../../../scripts/install.mjs';
import { freePort } from '../../flows/server.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';
import { openUnpaced } from '../unpaced.ts';

const home = path.join(root, 'dist/perf-editor');

/** How much slower the processor is made. */
const slower = 4;
const budgetMs = 16;
/** How often a key is struck, ms: ten a second is as fast as anybody types. */
const beat = 100;

/** What is typed where: every kind of field that letters go into. */
interface Place {
  name: string;
  label: string;
  text: string;
  role?: 'spinbutton';
}

const places: Place[] = [
  { name: 'title', label: 'Название практики', text: ' и тишине, для начала дня' },
  { name: 'line of text', label: 'Тема дня 3', text: 'Вдох короче выдоха, на счёт' },
  { name: 'text of lines', label: 'О\u00A0занятии дня 4', text: 'Сядьте удобно и закройте глаза' },
  { name: 'rich text', label: 'Программа дня 2', text: 'Разминка, круг плечами, стопы' },
  { name: 'money', label: 'Цена дня 5', text: '123456' },
  { name: 'number', label: 'Мест в\u00A0день 2', text: '25', role: 'spinbutton' },
];

/** What a browser needs for a field with nothing around it: below that no editor can be. */
const bare: Place = { name: 'bare input, empty page', label: 'Тема', text: 'Вдох короче выдоха, на счёт' };

async function buildPages(): Promise<void> {
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
      rolldownOptions: {
        input: ['index.html', 'bare.html'].map((file) => path.join(import.meta.dirname, file)),
      },
    },
  });
}

/** Strikes a key as a keyboard does, whatever its letter. `page.keyboard` would only insert a Russian one. */
async function strike(session: CDPSession, letter: string): Promise<void> {
  const key = { key: letter, text: letter, unmodifiedText: letter };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

/** Types into places, and answers the times of their keys, ms. */
async function typeAll(page: Page, session: CDPSession, all = places): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const { name, label, text, role = 'textbox' } of all) {
    // By the keyboard, as one goes through a form: no mouse is over the page.
    await page.getByRole(role, { name: label }).focus();
    await page.keyboard.press('End');
    await page.waitForTimeout(500);
    await page.evaluate(() => window.takeTimes());
    for (const letter of text) {
      await strike(session, letter);
      await page.waitForTimeout(beat);
    }
    await page.waitForTimeout(300);
    const own = await page.evaluate(() => window.takeTimes());
    if (own.length !== text.length) throw new Error(`${name}: ${own.length} keys of ${text.length}`);
    times.set(name, own);
  }
  return times;
}

async function openPage(browser: Browser, address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, session };
}

/** How long the page's own thread works for a key when it is not slowed, whatever else the machine does, ms. */
async function workOf(page: Page, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await worked();
  const times = await typeAll(page, session, places.slice(1, 3));
  return (((await worked()) - before) * 1000) / [...times.values()].flat().length;
}

const line = (name: string, times: number[], budget?: number): Figure => {
  const [p50 = 0, p95 = 0, max = 0] = [0.5, 0.95, 1].map((share) => percentile(times, share));
  return {
    name: `${name}, ${times.length} keys`,
    measured: `p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  max ${max.toFixed(1)} ms`,
    ...(budget !== undefined && { budget: `p95 ≤ ${budget} ms` }),
    ok: budget === undefined || p95 <= budget,
  };
};

/**
 * Measures typing in an editor of sixty fields, the drafts kept in IndexedDB meanwhile: from the key to the end of the frame
 * that shows it. Frames begin when they are needed and not sixty times a second, so that the wait for a screen is not in it.
 * False where the budget is missed.
 */
export async function benchEditor(): Promise<boolean> {
  console.log('Building the editor…');
  await buildPages();
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const origin = `http://127.0.0.1:${port}`;
  const browser = await openUnpaced();
  try {
    const { page, session } = await openPage(browser, `${origin}/`);
    await page.getByRole('textbox', { name: 'Программа дня 5' }).waitFor();
    const fields = await page.locator('[data-field]').count();
    if (fields < 60) throw new Error(`Only ${fields} fields`);
    // Once for what every browser compiles at first, and for a draft that holds all of the places.
    await typeAll(page, session);
    const times = await typeAll(page, session);
    const work = await workOf(page, session);
    await page.close();
    const empty = await openPage(browser, `${origin}/bare.html`);
    await typeAll(empty.page, empty.session, [bare]);
    const floor = await typeAll(empty.page, empty.session, [bare]);
    console.log(`\nTyping in an editor of ${fields} fields, processor slowed ${slower} times, key to paint`);
    return printFigures([
      line('all', [...times.values()].flat(), budgetMs),
      ...[...times, ...floor].map(([name, own]) => line(name, own)),
      { name: 'work of the page for a key, not slowed', measured: `${work.toFixed(1)} ms`, ok: true },
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}
