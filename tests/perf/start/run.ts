import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { start } from '../../../platform/server.ts';
import { readSettings } from '../../../platform/server/settings.ts';
import { buildConsole } from '../../../scripts/build-console.ts';
import { root } from '../../../scripts/install.mjs';
import { demo, openBrowser } from '../../flows/browser.ts';
import { emptyFolder, removeFolder, startServer } from '../../flows/server.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';
import { buildPages, installPeers, peersHome } from '../peers.ts';

/** One is enough to see that all is measured; figures want five. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** How much slower the processor is made. */
const slower = 4;

/** Slow 4G: 1.6 Mbit/s, 150 ms for each request. */
const lines = {
  'no limit': null,
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};

type Side = 'ours' | 'theirs';

/** A route that is opened, and the selector of what is on the screen once it is ready. */
interface Opened {
  route: string;
  ready: string;
}

interface Screen {
  name: string;
  signedIn: boolean;
  ours: Opened;
  /** The like of it, read from the same platform by the same calls; null where react-admin has none. */
  theirs: Opened | null;
  /** The most that our time may be of theirs. */
  budget: number;
}

const password = 'input[type=password]';
const rowOf = (route: string, kind: string): Pick<Screen, 'signedIn' | 'ours' | 'theirs'> => ({
  signedIn: true,
  ours: { route, ready: 'main article, main [role=row][data-index]' },
  theirs: { route: `#/${kind}`, ready: '.RaDatagrid-row' },
});
const screens: Screen[] = [
  {
    name: 'login',
    signedIn: false,
    ours: { route: '#/login', ready: password },
    theirs: { route: '#/login', ready: password },
    budget: 0.65,
  },
  { name: 'lectures', ...rowOf('#/lectures', 'lecture'), budget: 0.55 },
  { name: 'tags', ...rowOf('#/tags', 'tag'), budget: 0.65 },
  { name: 'purchases', ...rowOf('#/purchases', 'purchase'), budget: 0.65 },
  { name: 'publications', ...rowOf('#/publications', 'publication'), budget: 0.65 },
  {
    name: 'home',
    signedIn: true,
    ours: { route: '#/', ready: 'main h2' },
    theirs: null,
    budget: 1,
  },
];

/** A console that is measured, and what a browser holds that has signed in to it. */
interface Console {
  origin: string;
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const blockingBudget = 0.4;

interface Opening {
  /** From the start of the navigation until it is painted, ms. */
  ready: number;
  /** What tasks took over 50 ms until then, ms. */
  blocking: number;
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
  Object.assign(window, {
    opening: async () => {
      const at = await ready;
      // The task that painted it is told of a little later.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = tasks.filter(({ end, over }) => end - over - 50 < at);
      return { ready: at, blocking: before.reduce((sum, { over }) => sum + over, 0) };
    },
  });
}

async function openOnce(
  context: BrowserContext,
  origin: string,
  { route, selector, line }: { route: string; selector: string; line: keyof typeof lines },
): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const limits = lines[line];
  if (limits !== null) await session.send('Network.emulateNetworkConditions', limits);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, selector);
  await page.goto(`${origin}/${route}`, { waitUntil: 'commit' });
  return page.evaluate(() => (window as unknown as { opening: () => Promise<Opening> }).opening());
}

/** What a browser of the author holds after a login: the cookie, and what the console keeps on the device. */
async function signedInState(browser: Browser, origin: string, whose: Side) {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${origin}/#/login`);
  await page.locator('input[type=password]').waitFor();
  await page.locator('input:not([type=password])').first().fill(demo.email);
  await page.locator('input[type=password]').fill(demo.password);
  await page.keyboard.press('Enter');
  await page
    .locator(whose === 'theirs' ? '.RaDatagrid-row' : 'main article')
    .or(page.locator('main'))
    .first()
    .waitFor();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A context of its own for each opening, so that nothing is warm. */
async function measure(
  browser: Browser,
  { origin, state }: Console,
  { route, ready: selector }: Opened,
  { signedIn, line }: { signedIn: boolean; line: keyof typeof lines },
): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    ...(signedIn && { storageState: state }),
  });
  try {
    return await openOnce(context, origin, { route, selector, line });
  } finally {
    await context.close();
  }
}

const middle = (openings: Opening[], of: keyof Opening) =>
  percentile(
    openings.map((opening) => opening[of]),
    0.5,
  );

function figuresOf(name: string, screen: Screen, ours: Opening[], theirs: Opening[]): Figure[] {
  if (screen.theirs === null) {
    const told = `${middle(ours, 'ready').toFixed(0)} ms, blocked ${middle(ours, 'blocking').toFixed(0)} ms`;
    return [{ name, measured: told, ok: true }];
  }
  const figure = (what: string, of: keyof Opening, budget: number): Figure => {
    const [own, other] = [middle(ours, of), middle(theirs, of)];
    const ratio = other === 0 ? (own === 0 ? 0 : Infinity) : own / other;
    return {
      name: `${name}: ${what}`,
      measured: `${own.toFixed(0)} ms, theirs ${other.toFixed(0)} ms: ×${ratio.toFixed(2)}`,
      budget: `≤ ×${budget.toFixed(2)}`,
      ok: ratio <= budget,
    };
  };
  return [figure('ready', 'ready', screen.budget), figure('blocking', 'blocking', blockingBudget)];
}

/**
 * A cold start of the console and of a like console of react-admin, in turns, on the same server and platform, the processor
 * slowed. False where a budget is missed.
 */
export async function benchStart(): Promise<boolean> {
  await installPeers();
  await buildConsole();
  const peerConsole = path.join(root, 'dist/perf-start');
  await buildPages({ from: path.join(peersHome, 'pages/console'), to: peerConsole, pages: ['index'] });
  const folder = await emptyFolder();
  const platform = await startServer(folder);
  const settings = readSettings(['--port', '0'], { PLATFORM_URL: platform.origin });
  if (settings === 'help') throw new Error('No help was asked for');
  // The same server before both, so that nothing but the console differs.
  const servers = { ours: await start(settings), theirs: await start(settings, peerConsole) };
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    const consoles: Record<Side, Console> = {
      ours: { origin: servers.ours.url, state: await signedInState(browser, servers.ours.url, 'ours') },
      theirs: {
        origin: servers.theirs.url,
        state: await signedInState(browser, servers.theirs.url, 'theirs'),
      },
    };
    for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
      for (const screen of screens) {
        const openings: Record<Side, Opening[]> = { ours: [], theirs: [] };
        for (let round = 0; round <= rounds; round += 1) {
          for (const whose of ['ours', 'theirs'] as const) {
            const opened = screen[whose];
            if (opened === null) continue;
            const how = { signedIn: screen.signedIn, line };
            const opening = await measure(browser, consoles[whose], opened, how);
            // The first round only fills what the server keeps compressed.
            if (round > 0) openings[whose].push(opening);
          }
        }
        figures.push(...figuresOf(`${screen.name}, ${line}`, screen, openings.ours, openings.theirs));
      }
    }
  } finally {
    await browser.close();
    await Promise.all([servers.ours.close(), servers.theirs.close()]);
    await platform.stop();
    await removeFolder(folder);
  }
  return printFigures(figures);
}
