import type { CDPSession, Page } from 'playwright';
import { demo, openBrowser, openPage, signIn } from '../../flows/browser.ts';
import { emptyFolder, removeFolder, startServer } from '../../flows/server.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';

const budgets = { usableMs: 1000, filterMs: 300, memoryMb: 150 };

/** How often each way of filtering is measured. */
const rounds = 3;

interface Screen {
  name: string;
  /** The route of the list. */
  route: string;
  /** The call that brings its rows. */
  call: string;
  /** What the list is filtered by, one after another: each shows another number of rows. */
  filters: string[];
  /** The address under which all rows are shown. */
  whole: string;
}

const screens: Screen[] = [
  {
    name: 'purchases',
    route: '#/purchases',
    call: 'purchase/list',
    filters: [
      'period=days90',
      'status=refunded',
      'type=lecture',
      'period=all',
      'period=all&status=paid&country=KZ',
      'period=all&search=%D0%BE%D1%80%D0%BB%D0%BE%D0%B2%D0%B0',
    ],
    whole: '#/purchases?period=all',
  },
  {
    name: 'clients',
    route: '#/audience',
    call: 'audience/list',
    filters: [
      'segment=new',
      'segment=lost',
      'country=KZ',
      'push=1',
      'search=%D0%BE%D1%80%D0%BB%D0%BE%D0%B2%D0%B0',
    ],
    whole: '#/audience',
  },
];

declare global {
  interface Window {
    /** How many rows are shown, and how many match, as the screen says: «Показано 100 из 2 739». */
    readShown?: () => number[];
  }
}

/** Gives each page a way to read how far its list has come. */
function teachToRead(): void {
  window.readShown = () => {
    const text = document.querySelector('main output')?.textContent ?? '';
    return (text.match(/\d[\d\s]*/g) ?? []).map((part) => Number(part.replaceAll(/\s/g, '')));
  };
}

/** Leads to an address, and tells how long it took until the result stood painted, ms. */
async function change(page: Page, hash: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const read = () => window.readShown?.() ?? [];
        const total = read()[1];
        const begun = performance.now();
        const look = () => {
          const rows = document.querySelectorAll('main [data-row-link]').length;
          const busy = document.querySelector('main [aria-busy=true] [data-row-link]') !== null;
          const figures = document.querySelector('main [role=group][aria-busy=true]') !== null;
          if (rows > 0 && !busy && !figures && read()[1] !== total)
            // The frame after the one in which it is there has been painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          else requestAnimationFrame(look);
        };
        location.hash = to;
        look();
      }),
    hash,
  );
}

/** How long after the end of the first answer with rows the screen stood: its rows and its figures, and the thread at rest, ms. */
async function usableAfterData(page: Page, { route, call }: Screen): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`/${route}`);
  await page.waitForFunction(
    () =>
      document.querySelectorAll('main [data-row-link]').length > 0 &&
      document.querySelector('main [role=group][aria-busy=true]') === null,
    undefined,
    { polling: 'raf' },
  );
  return page.evaluate(
    (part) =>
      new Promise<number>((resolve) => {
        const [first] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(part)) as PerformanceResourceTiming[];
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve(performance.now() - (first?.responseEnd ?? 0))),
        );
      }),
    call,
  );
}

/** Scrolls to the very end, page after page, and tells what the heap holds then, MB, and how long it took, s. */
async function scrollToEnd(page: Page, session: CDPSession, { whole }: Screen) {
  await page.goto('about:blank');
  await page.goto(`/${whole}`);
  await page.locator('main [data-row-link]').first().waitFor();
  const begun = Date.now();
  const rows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = () => window.readShown?.() ?? [];
        const go = () => {
          const [loaded = 0, total = 1] = read();
          window.scrollTo(0, document.documentElement.scrollHeight);
          if (loaded >= total) resolve(loaded);
          else setTimeout(go, 30);
        };
        go();
      }),
  );
  const seconds = (Date.now() - begun) / 1000;
  await page.waitForTimeout(1000);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { rows, seconds, megabytes: usedSize / 2 ** 20 };
}

const within = (name: string, times: number[], budgetMs: number): Figure => {
  const [p50 = 0, most = 0] = [0.5, 1].map((share) => percentile(times, share));
  return {
    name,
    measured: `p50 ${p50.toFixed(0)}  max ${most.toFixed(0)} ms`,
    budget: `max ≤ ${budgetMs} ms`,
    ok: most <= budgetMs,
  };
};

async function measure(page: Page, session: CDPSession, screen: Screen): Promise<Figure[]> {
  const usable: number[] = [];
  for (let round = 0; round < rounds; round += 1) usable.push(await usableAfterData(page, screen));
  const filtered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const filter of screen.filters) {
      // What was read is forgotten, so that each is read again.
      await page.goto('about:blank');
      await page.goto(`/${screen.route}`);
      await page.locator('main [data-row-link]').first().waitFor();
      await page.waitForTimeout(1500);
      filtered.push(await change(page, `${screen.route}?${filter}`));
    }
  }
  const { rows, seconds, megabytes } = await scrollToEnd(page, session, screen);
  return [
    within(`${screen.name}: usable after its data`, usable, budgets.usableMs),
    within(`${screen.name}: filter to painted`, filtered, budgets.filterMs),
    {
      name: `${screen.name}: memory at the end`,
      measured: `${megabytes.toFixed(0)} MB after ${rows} rows in ${seconds.toFixed(0)} s`,
      budget: `≤ ${budgets.memoryMb} MB`,
      ok: megabytes <= budgets.memoryMb,
    },
  ];
}

/**
 * Purchases and clients of an author of three busy years (100 000 and 50 000) over the local server: how soon the screen stands
 * after its data, how soon a filter shows, and what is held at the end of the list. False where a budget is missed.
 */
export async function benchMoney(): Promise<boolean> {
  const folder = await emptyFolder();
  console.log('Filling the local platform…');
  const server = await startServer(folder, { args: ['--scenario', 'large'] });
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, server.origin);
    page.on('pageerror', (error) => {
      throw error;
    });
    page.setDefaultTimeout(600_000);
    await page.addInitScript(teachToRead);
    await page.goto('/');
    await signIn(page, demo);
    const session = await page.context().newCDPSession(page);
    let kept = true;
    for (const screen of screens) {
      const figures = await measure(page, session, screen);
      console.log(`\n100 000 purchases, 50 000 clients: ${screen.name}, ${rounds} times each`);
      kept = printFigures(figures) && kept;
    }
    return kept;
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(folder);
  }
}
