import type { Browser, CDPSession } from 'playwright';
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

/** How the tables of others come by 100 000 rows, where they do not show them as ours does. */
const notes = [
  'react-admin shows 50 rows and appends 50 more at their end, so that it has no way to the last one.',
  'MUI DataGrid shows 100 rows a page, the most of its community version: it is scrolled within a page.',
  'Processor: of the page alone, measured without slowing and multiplied, so that other programs count less.',
];

const rounds = 5;
/** How much slower the processor is made. */
const slower = 4;
/** How long it is scrolled, ms. */
const long = { frames: 3000, blanks: 1500 };
/** How many frames the work of one is told of. */
const steps = 120;

/** What one run of a page gives. */
interface Run {
  first: number;
  p95: number;
  slow: number;
  blanks: number;
  /** What the page's own thread works for a frame, as many times as slower, ms. */
  work: number;
  jump: number | null;
  nodes: number;
}

interface Measure {
  name: string;
  of: (run: Run) => number | null;
  /** A figure without one is told for information. */
  budget?: number;
  digits: number;
  unit: string;
}

const measures: Measure[] = [
  { name: 'first rows', of: (run) => run.first, budget: 250, digits: 0, unit: 'ms' },
  { name: 'frame, p95', of: (run) => run.p95, budget: 17, digits: 1, unit: 'ms' },
  { name: 'frames over 33 ms', of: (run) => run.slow, budget: 1, digits: 1, unit: '%' },
  { name: 'processor a frame', of: (run) => run.work, digits: 1, unit: 'ms' },
  { name: 'blank rows at once', of: (run) => run.blanks, budget: 0, digits: 0, unit: '' },
  { name: 'jump to the end', of: (run) => run.jump, budget: 75, digits: 0, unit: 'ms' },
  { name: 'nodes', of: (run) => run.nodes, budget: 500, digits: 0, unit: '' },
];

/** How long the page's thread has worked so far, ms: not the clock, which runs while other programs do. */
async function processor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

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
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    const ask = <T>(what: (bench: Bench, amount: number) => Promise<T>, amount = 0): Promise<T> =>
      page.evaluate(`(${what.toString()})(window.bench, ${amount})`);
    await slow(slower);
    await ask(async (bench) => bench.mount());
    await page.waitForTimeout(1000);
    const first = await ask((bench) => bench.firstRows());
    // What is put off until after the first rows has been done.
    await page.waitForTimeout(1000);
    const frames = await ask((bench, ms) => bench.scroll(ms), long.frames);
    // Not slowed: the slowing goes by the clock, too.
    await slow(1);
    const before = await processor(session);
    await ask((bench, frames) => bench.steps(frames), steps);
    const work = (((await processor(session)) - before) / steps) * slower;
    await slow(slower);
    const blanks = await ask((bench, ms) => bench.blanks(ms), long.blanks);
    await page.waitForTimeout(300);
    const jump = await ask((bench) => bench.jump());
    if (faults.length > 0) throw new Error(`${address}: ${faults.join('\n')}`);
    return {
      first,
      p95: percentile(frames.times, 0.95),
      slow: (frames.times.filter((time) => time > 33).length / frames.times.length) * 100,
      blanks: blanks.rows,
      work,
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
    const ok = budget === undefined || (ours !== null && ours <= budget);
    kept &&= ok;
    const text = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
    const cells = middle.map((value, index) => {
      if (value === null) return '—';
      return index === 0 || !ours ? text(value) : `${text(value)}  ×${(value / ours).toFixed(1)}`;
    });
    const verdict = budget === undefined ? '' : `≤ ${text(budget)}  ${ok ? 'ok' : 'MISSED'}`;
    lines.push([name, ...cells, verdict]);
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  for (const note of notes) console.log(note);
  return kept;
}

/**
 * 100 000 rows of eight columns in the list kit and in the tables of others, in one run, the processor slowed. False where
 * the list kit misses a budget.
 */
export async function benchLists(): Promise<boolean> {
  const pages = await servePages();
  const browser = await openBrowser();
  const runs = new Map<string, Run[]>();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, page } of tables) {
        const run = await measureOnce(browser, `${pages.origin}/${page}`);
        runs.set(name, [...(runs.get(name) ?? []), run]);
      }
    }
  } finally {
    await browser.close();
    await pages.close();
  }
  return print(runs);
}
