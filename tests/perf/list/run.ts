import type { Browser } from 'playwright';
import { openBrowser } from '../../flows/browser.ts';
import { percentile } from '../figures.ts';
import type { Bench } from './measure.ts';
import { servePages } from './pages.ts';

const tables = [
  { name: 'list kit', page: 'ours/kit.html' },
  { name: 'react-admin', page: 'peers/admin.html' },
  { name: 'MUI DataGrid', page: 'peers/mui.html' },
  { name: 'AG Grid', page: 'peers/ag.html' },
];

const rounds = 5;
/** How much slower the processor is made. */
const slower = 4;
/** How long it is scrolled, ms. */
const long = { frames: 3000, blanks: 1500 };

/** What one run of a page gives. */
interface Run {
  first: number;
  p95: number;
  slow: number;
  blanks: number;
  jump: number | null;
  nodes: number;
}

interface Measure {
  name: string;
  of: (run: Run) => number | null;
  budget: number;
  digits: number;
  unit: string;
}

const measures: Measure[] = [
  { name: 'first rows', of: (run) => run.first, budget: 250, digits: 0, unit: 'ms' },
  { name: 'frame, p95', of: (run) => run.p95, budget: 17, digits: 1, unit: 'ms' },
  { name: 'frames over 33 ms', of: (run) => run.slow, budget: 1, digits: 1, unit: '%' },
  { name: 'blank rows at once', of: (run) => run.blanks, budget: 0, digits: 0, unit: '' },
  { name: 'jump to the end', of: (run) => run.jump, budget: 75, digits: 0, unit: 'ms' },
  { name: 'nodes', of: (run) => run.nodes, budget: 500, digits: 0, unit: '' },
];

/** Opens a page anew, so that nothing is warm, and measures it. */
async function measureOnce(browser: Browser, address: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const ask = <T>(what: (bench: Bench, ms: number) => Promise<T>, ms = 0): Promise<T> =>
      page.evaluate(`(${what.toString()})(window.bench, ${ms})`);
    await ask(async (bench) => bench.mount());
    await page.waitForTimeout(1000);
    const first = await ask((bench) => bench.firstRows());
    // What is put off until after the first rows has been done.
    await page.waitForTimeout(1000);
    const frames = await ask((bench, ms) => bench.scroll(ms), long.frames);
    const blanks = await ask((bench, ms) => bench.blanks(ms), long.blanks);
    await page.waitForTimeout(300);
    const jump = await ask((bench) => bench.jump());
    if (faults.length > 0) throw new Error(`${address}: ${faults.join('\n')}`);
    return {
      first,
      p95: percentile(frames.times, 0.95),
      slow: (frames.times.filter((time) => time > 33).length / frames.times.length) * 100,
      blanks: blanks.rows,
      jump,
      nodes: frames.nodes,
    };
  } finally {
    await context.close();
  }
}

function median(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : percentile(known, 0.5);
}

/** Prints what the runs of each table have in the middle: ours against its budgets, the others against ours. */
function print(runs: Map<string, Run[]>): boolean {
  let kept = true;
  const lines = [['', ...tables.map(({ name }) => name), 'budget']];
  for (const { name, of, budget, digits, unit } of measures) {
    const middle = tables.map((table) => median((runs.get(table.name) ?? []).map(of)));
    const [ours = null] = middle;
    const ok = ours !== null && ours <= budget;
    kept &&= ok;
    const text = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
    const cells = middle.map((value, index) => {
      if (value === null) return '—';
      return index === 0 || !ours ? text(value) : `${text(value)}  ×${(value / ours).toFixed(1)}`;
    });
    lines.push([name, ...cells, `≤ ${text(budget)}  ${ok ? 'ok' : 'MISSED'}`]);
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  return kept;
}

/**
 * 100 000 rows of eight columns in the list kit and in the tables of others, in one run, the processor slowed. False where
 * the list kit misses a budget.
 */
export async function benchLists(): Promise<boolean> {
  const pages = await servePages();
  const browser = await openBrowser();
  const only = process.env.BENCH_ONLY;
  const chosen = tables.filter(({ page }) => only === undefined || page.includes(only));
  const runs = new Map<string, Run[]>();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, page } of chosen) {
        const run = await measureOnce(browser, `${pages.origin}/${page}`);
        runs.set(name, [...(runs.get(name) ?? []), run]);
        if (only) console.log(run);
      }
    }
  } finally {
    await browser.close();
    await pages.close();
  }
  return print(runs);
}
