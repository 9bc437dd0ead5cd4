import { createServer, type Server } from 'node:http';
import type { BrowserContext } from 'playwright';
import { openBrowser, openPage, enter } from '../../flows/browser.ts';
import { consoleIsKept } from '../../flows/kept.ts';
import { keptPictures } from '../../flows/picture.ts';
import { percentile, type Figure } from '../figures.ts';

/** The most that the first paint may take of what a blank page takes, and a start with a picture of one without. */
const budgets = { paint: 1.5, usable: 1.15 };
/** How much slower the processor is made. */
const slower = 4;

/** What an author comes back to. `ready`: a selector of what is on the real screen once it can be used. */
interface Screen {
  name: string;
  route: string;
  ready: string;
  signedIn: boolean;
}

const rows = '#root main article, #root main [role=row][data-index]';
const screens: Screen[] = [
  { name: 'login', route: '/login', ready: '#root input[type=password]', signedIn: false },
  ...['lectures', 'tags', 'purchases', 'publications'].map((name) => ({
    name,
    route: `/${name}`,
    ready: rows,
    signedIn: true,
  })),
  { name: 'home', route: '/', ready: '#root [data-order="1"] svg', signedIn: true },
  {
    name: 'course',
    route: '/courses/course-telo',
    ready: '#root main [role=tree], #root main [role=treegrid]',
    signedIn: true,
  },
];

interface Opening {
  /** From the start of the navigation until something was painted, ms. */
  paint: number;
  /** Until the real screen stood and nothing was over it, ms. */
  usable: number;
  /** What was painted first. */
  first: string;
}

declare global {
  interface Window {
    warmOpening?: () => Promise<Opening>;
  }
}

/** Runs in a page before all else. `picture`: whether there may be one. */
function watch([ready, picture]: [ready: string, picture: boolean]): void {
  // The start script alone reads the device without a library, before anything else of the page has run.
  const { open } = IDBFactory.prototype;
  let asked = picture;
  IDBFactory.prototype.open = function (this: IDBFactory, ...how: Parameters<typeof open>): IDBOpenDBRequest {
    const refuse = !asked;
    asked = true;
    if (refuse) throw new Error('There is to be no picture');
    return open.apply(this, how);
  };
  let first = 'the console';
  const usable = new Promise<number>((resolve) => {
    const look = () => {
      const over = document.querySelector<HTMLElement>('[data-picture]');
      if (over !== null && performance.getEntriesByType('paint').length === 0)
        first = `a picture of the ${over.dataset['picture'] ?? ''}`;
      if (over === null && document.querySelector(ready) !== null) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const painted = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') resolve(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  window.warmOpening = async () => ({ paint: await painted, usable: await usable, first });
}

async function openOnce(context: BrowserContext, address: string, ready: string, picture: boolean) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, [ready, picture] as [string, boolean]);
  await page.goto(address, { waitUntil: 'commit' });
  try {
    const opening = await page.evaluate(() => window.warmOpening?.());
    if (opening === undefined) throw new Error('The page was not watched');
    return opening;
  } finally {
    await page.close();
  }
}

/** A page that shows one word, and runs nothing. */
async function serveBlank(): Promise<{ server: Server; address: string }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end('<!doctype html><title>Blank</title><body><p>Blank</p></body>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The system gave no port');
  return { server, address: `http://127.0.0.1:${place.port}/` };
}

/** Has an author see the screens once, until the device has the console and their pictures. */
async function firstVisit(context: BrowserContext, wanted: readonly Screen[]): Promise<void> {
  const page = await context.newPage();
  await page.goto('/#/login');
  await page.locator('input[type=password]').waitFor();
  await enter(context);
  await page.goto('/#/tags');
  await consoleIsKept(page);
  for (const { route, ready, signedIn } of wanted) {
    if (!signedIn) continue;
    await page.evaluate((to) => void (location.hash = `#${to}`), route);
    await page.locator(ready).first().waitFor();
    // A screen has to rest before its picture is taken.
    await page.waitForTimeout(5000);
  }
  const names = Object.keys(await keptPictures(page)).map((key) => key.replace(/^.*\/picture\//, ''));
  console.log(`Pictures on the device: ${names.join(', ')}`);
  await page.close();
}

const middle = (openings: readonly Opening[], of: 'paint' | 'usable') =>
  percentile(
    openings.map((opening) => opening[of]),
    0.5,
  );

/** What the rounds of a screen come to. */
function figuresOf(name: string, blank: readonly number[], own: Opening[], without: Opening[]): Figure[] {
  const floor = percentile([...blank], 0.5);
  const [paint, usable, plain] = [middle(own, 'paint'), middle(own, 'usable'), middle(without, 'usable')];
  const told = `${name}, coming back`;
  const firsts = [...new Set(own.map(({ first }) => first))].join(', ');
  return [
    {
      name: `${told}: first paint`,
      measured: `${paint.toFixed(0)} ms (${firsts}), a blank page ${floor.toFixed(0)} ms: ×${(paint / floor).toFixed(2)}; without a picture ${middle(without, 'paint').toFixed(0)} ms`,
      budget: `≤ ×${budgets.paint.toFixed(2)}`,
      ok: paint / floor <= budgets.paint,
    },
    {
      name: `${told}: usable`,
      measured: `${usable.toFixed(0)} ms, without a picture ${plain.toFixed(0)} ms: ×${(usable / plain).toFixed(2)}`,
      budget: `≤ ×${budgets.usable.toFixed(2)}`,
      ok: usable / plain <= budgets.usable,
    },
  ];
}

/**
 * What an author who comes back waits for: the console and the rows are on the device. In turns, a blank page, the screen with its picture, and
 * the same screen without one. `only`: one screen.
 */
export async function warmStarts(origin: string, rounds: number, only?: string): Promise<Figure[]> {
  const wanted = screens.filter(({ name }) => only === undefined || only === name);
  if (wanted.length === 0) throw new Error(`Take one of ${screens.map(({ name }) => name).join(', ')}`);
  const blank = await serveBlank();
  const browser = await openBrowser();
  try {
    const { context, page } = await openPage(browser, origin, undefined, undefined, true);
    await page.close();
    await firstVisit(context, wanted);
    const figures: Figure[] = [];
    for (const { name, route, ready, signedIn } of wanted.toSorted(
      (a, b) => Number(b.signedIn) - Number(a.signedIn),
    )) {
      if (!signedIn) {
        await context.clearCookies();
        const guest = await context.newPage();
        await guest.goto('/favicon.svg');
        await guest.evaluate(() => localStorage.clear());
        await guest.close();
      }
      const blanks: number[] = [];
      const [own, without]: [Opening[], Opening[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        blanks.push((await openOnce(context, blank.address, 'p', true)).paint);
        own.push(await openOnce(context, `${origin}/#${route}`, ready, true));
        without.push(await openOnce(context, `${origin}/#${route}`, ready, false));
      }
      figures.push(...figuresOf(name, blanks, own, without));
    }
    return figures;
  } finally {
    await browser.close();
    blank.server.close();
  }
}
