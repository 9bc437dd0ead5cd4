import path from 'node:path';
import { preview } from 'vite';
import { root } from '../../../scripts/install.mjs';
import { openBrowser } from '../../flows/browser.ts';
import { freePort } from '../../flows/server.ts';
import { percentile } from '../figures.ts';
import { buildPages } from '../peers.ts';
import type { QueueBench } from './queue.tsx';

const files = 500;
const rounds = 3;
/** How long it is scrolled, ms. */
const scrolled = 3000;
const budgets = { p95: 17, nodes: 1200 };

const home = path.join(root, 'dist/perf-queue');

/**
 * Five hundred files dropped at once, three of them going: how smoothly the screen of uploads and the panel scroll meanwhile, and
 * whether all of them are on the list.
 */
export async function benchQueue(): Promise<boolean> {
  await buildPages({ from: import.meta.dirname, to: home, pages: ['queue'] });
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await openBrowser();
  let kept = true;
  try {
    for (const where of ['screen', 'panel'] as const) {
      const runs: { first: number; p95: number; slow: number; nodes: number; listed: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        await page.goto(`http://127.0.0.1:${port}/queue.html#/`);
        await page.waitForFunction(() => window.queue !== undefined);
        const ask = <T>(
          what: (queue: QueueBench, amount: number) => T | Promise<T>,
          amount = 0,
        ): Promise<T> => page.evaluate(`(${what.toString()})(window.queue, ${amount})`);
        await ask(where === 'screen' ? (queue) => queue.open('screen') : (queue) => queue.open('panel'));
        await page.waitForTimeout(500);
        const first = await ask((queue, count) => queue.drop(count), files);
        await page.waitForTimeout(500);
        const times = await ask((queue, ms) => queue.frames(ms), scrolled);
        runs.push({
          first,
          p95: percentile(times, 0.95),
          slow: (times.filter((time) => time > 33).length / times.length) * 100,
          nodes: await ask((queue) => queue.nodes()),
          listed: await ask((queue) => queue.listed()),
        });
        if (faults.length > 0) throw new Error(faults.join('\n'));
        await context.close();
      }
      const middle = (of: (run: (typeof runs)[number]) => number) => percentile(runs.map(of), 0.5);
      const p95 = middle((run) => run.p95);
      const nodes = middle((run) => run.nodes);
      const lost = files - Math.min(...runs.map(({ listed }) => listed));
      const good = p95 <= budgets.p95 && nodes <= budgets.nodes && lost === 0;
      kept &&= good;
      console.log(
        `${files} files, ${where}: first rows ${middle((run) => run.first).toFixed(0)} ms; ` +
          `frame p95 ${p95.toFixed(1)} ms (≤ ${budgets.p95}); over 33 ms ${middle((run) => run.slow).toFixed(1)} %; ` +
          `nodes ${nodes} (≤ ${budgets.nodes}); lost ${lost}${good ? '' : '  ← missed'}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return kept;
}
