import type { BrowserContext, Page } from 'playwright';
import type { Opened } from './screens.ts';

/** How much slower the processor is made. */
export const slower = 4;

/** Slow 4G: 1.6 Mbit/s, 150 ms for each request. */
export const lines = {
  'no limit': null,
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
export type Line = keyof typeof lines;

/** A guard against what never comes, ms: a selector that no page has any more. */
const patience = 120_000;

/** What an author waits for. */
export interface Opening {
  /** From the start of the navigation until it is painted, ms. */
  ready: number;
  /** Until something is painted: of a visit that returns, how the screen was left. */
  painted: number;
  /** What tasks took over 50 ms until it is ready, ms. */
  blocking: number;
}

declare global {
  interface Window {
    opening?: () => Promise<Opening>;
  }
}

/** Runs in the page before anything else: tells when the selector is in sight and painted. */
function watch(selector: string): void {
  const tasks: { end: number; over: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ end: startTime + duration, over: duration - 50 });
  }).observe({ type: 'longtask', buffered: true });
  const ready = new Promise<number>((resolve) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (found === null || found.getBoundingClientRect().height === 0)
        return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  window.opening = async () => {
    const at = await ready;
    // The task that painted it is told of a little later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = tasks.filter(({ end, over }) => end - over - 50 < at);
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return {
      ready: at,
      painted: painted?.startTime ?? at,
      blocking: before.reduce((sum, { over }) => sum + over, 0),
    };
  };
}

interface How {
  line?: Line;
  /** Nothing comes from the cache of files. */
  cold?: boolean;
  /** What is done once it is ready, before the page is closed. */
  after?: (page: Page) => Promise<unknown>;
}

/** Opens a screen in a page of its own, on a slow processor. */
export async function openOnce(
  context: BrowserContext,
  origin: string,
  { route, ready }: Opened,
  { line = 'no limit', cold = false, after }: How = {},
): Promise<Opening> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (cold) await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const limits = lines[line];
    if (limits !== null) await session.send('Network.emulateNetworkConditions', limits);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watch, ready);
    await page.goto(`${origin}/${route}`, { waitUntil: 'commit' });
    await page.waitForSelector(ready, { state: 'attached', timeout: patience });
    const opening = await page.evaluate(() => window.opening?.());
    if (opening === undefined) throw new Error('The page was not watched');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await after?.(page);
    return opening;
  } finally {
    await page.close();
  }
}
