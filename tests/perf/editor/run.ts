import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { root } from '../../../scripts/install.mjs';
import { freePort } from '../../flows/server.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';

const home = path.join(root, 'dist/perf-editor');

/** How much slower the processor is made. */
const slower = 4;
const budgetMs = 16;
/** How often a key is struck, ms: ten a second is as fast as anybody types. */
const beat = 100;

/** What is typed where: every kind of field that letters go into. */
const places: { name: string; label: string; text: string; role?: 'spinbutton' }[] = [
  { name: 'title', label: 'Название практики', text: ' и тишине, для начала дня' },
  { name: 'line of text', label: 'Тема дня 3', text: 'Вдох короче выдоха, на счёт' },
  { name: 'text of lines', label: 'О\u00A0занятии дня 4', text: 'Сядьте удобно и закройте глаза' },
  { name: 'rich text', label: 'Программа дня 2', text: 'Разминка, круг плечами, стопы' },
  { name: 'money', label: 'Цена дня 5', text: '123456' },
  { name: 'number', label: 'Мест в\u00A0день 2', text: '25', role: 'spinbutton' },
];

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    plugins: [react({ compiler: true })],
    build: { outDir: home, emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
  });
}

/** Strikes a key as a keyboard does, whatever its letter. `page.keyboard` would only insert a Russian one. */
async function strike(session: CDPSession, letter: string): Promise<void> {
  const key = { key: letter, text: letter, unmodifiedText: letter };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
}

/** Types into every place, and answers the times of its keys, ms. */
async function typeAll(page: Page, session: CDPSession): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const { name, label, text, role = 'textbox' } of places) {
    await page.getByRole(role, { name: label }).click();
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
  await buildPage();
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const launch = await chromiumLaunch();
  const args = [...(launch.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ ...launch, args, headless: true });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('textbox', { name: 'Программа дня 5' }).waitFor();
    const fields = await page.locator('[data-field]').count();
    if (fields < 60) throw new Error(`Only ${fields} fields`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // Once for what every browser compiles at first, and for a draft that holds all of the places.
    await typeAll(page, session);
    const times = await typeAll(page, session);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log(`\nTyping in an editor of ${fields} fields, processor slowed ${slower} times, key to paint`);
    return printFigures([
      line('all', [...times.values()].flat(), budgetMs),
      ...[...times].map(([name, own]) => line(name, own)),
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}
