import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { isCompiledAtOnce } from '../../scripts/compiledAtOnce.ts';
import { openingCalls } from '../../scripts/openingCalls.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { wallTime } from '#lib/time/moments.ts';
import { daysOf } from '#lib/time/periods.ts';
import { openPage, signIn } from './browser.ts';
import { now } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { weighedOfRun } from './everyScreen.ts';

const here = consoleOfFile();

interface Weight {
  /** JavaScript and CSS, bytes after brotli. */
  code: number;
  /** Fonts, bytes. */
  fonts: number;
  /** Files that it asked for, the page itself among them. How many more have begun when the rows appear differs by chance: they are told, not held. */
  files: number;
  /** Calls of the platform, pictures aside. */
  calls: number;
}

type Held = Awaited<ReturnType<BrowserContext['storageState']>>;
/** What a browser holds that has signed in through the login screen: the mark by which a page fetches ahead is in it. */
let signedIn: Held;

beforeAll(async () => {
  const { context, page } = await here.open({ account: null });
  await page.goto('/#/login');
  await signIn(page);
  signedIn = await context.storageState();
  await context.close();
});

/**
 * Notes in the page when what a selector means came into it, by the page's own clock. Not by its frames: on a busy machine the next frame is
 * late, and what the rows ask for once they stand is on its way by then.
 */
async function watchSight(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      Object.assign(window, { inSight: performance.now() });
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Whether a page asks for what is weighed: a script, a style sheet, a font. */
const isFile = (request: Request) => /\.(js|css|woff2)$/.test(request.url());

/**
 * Weighs what a page fetches, as it travels: the code that it asks for until what `selector` means is in sight, and all fonts. By the
 * page's own clock: what is asked for later, while this process hears of the first, does not count.
 */
async function weigh(page: Page, selector: string): Promise<() => Promise<Weight>> {
  await watchSight(page, selector);
  const coming = new Set<Request>();
  page.on('request', (request) => isFile(request) && coming.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => coming.delete(request));
  return async () => {
    const inSight = await page.waitForFunction(() => (window as { inSight?: number }).inSight);
    // A file is on the page's list once it has come.
    await expect.poll(() => coming.size).toBe(0);
    return inSight.evaluate((inSight = 0) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // What the browser has already does not travel again.
      const sum = (wanted: PerformanceResourceTiming[]) =>
        wanted.reduce(
          (all, { encodedBodySize, transferSize }) => all + (transferSize > 0 ? encodedBodySize : 0),
          0,
        );
      const first = files.filter(
        ({ startTime, initiatorType }) => startTime <= inSight && initiatorType !== 'img',
      );
      return {
        code: sum(files.filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime <= inSight)),
        fonts: sum(files.filter(({ name }) => name.endsWith('.woff2'))),
        // Code is asked for ahead and then imported, which is one request. What rows show in pictures is not counted.
        files: 1 + new Set(first.map(({ name }) => name).filter((name) => !name.includes('/api/'))).size,
        calls: first.filter(({ name }) => name.includes('/api/')).length,
      };
    });
  };
}

/** Adds up the layout shifts of a page from its start. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const entries: number[] = [];
    Object.assign(window, { shifts: entries });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) entries.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test('what every screen runs first is compiled beside the page: its files say so in their first line', async () => {
  const { origin } = here.server;
  const page = await (await fetch(origin)).text();
  const files = [...page.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
  const texts = await Promise.all(files.map(async (file) => (await fetch(new URL(file, origin))).text()));
  const lengthOf = (some: string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const compiled = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(lengthOf(texts)).toBeGreaterThan(300_000);
  expect(lengthOf(compiled) / lengthOf(texts)).toBeGreaterThan(0.95);
});

test('the word stands before all else in every file that is used so, in those that import others later too', () => {
  const manifest = JSON.parse(
    readFileSync(path.resolve('dist/console/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string; name?: string; src?: string }>;
  const used = Object.values(manifest).filter(({ name = '', src = null }) =>
    isCompiledAtOnce({ name, facadeModuleId: src }),
  );
  const silent = used.filter(
    ({ file }) =>
      !readFileSync(path.resolve('dist/console', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(used.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['vendor', 'base', 'frame', 'cards', 'LectureList']),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('login: code ≤ 123 kB, fonts ≤ 64 kB, layout shift ≤ 0.01', async () => {
  const { context, page, faults } = await here.open({ account: null });
  const weight = await weigh(page, 'input[type=password]');
  const shifts = await watchShifts(page);
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { code, fonts } = await weight();
  console.log(`login: code ${kB(code)}, fonts ${kB(fonts)}, layout shift ${(await shifts()).toFixed(4)}`);
  expect(code).toBeLessThanOrEqual(123_000);
  expect(fonts).toBeLessThanOrEqual(64_000);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  expect(faults).toEqual([]);
  await context.close();
});

/** What a list shows first: rows of a table, cards, or cards of a board. */
const rows = 'main li img, main [role=row][data-index]';

/** Lists, and what each may take until its first rows: bytes of code, 190 kB at most. These only go down, but for half a kB that names which stay cost each (ADR 24). */
const lists: [screen: string, most: number, rows?: string][] = [
  ['lectures', 167_900],
  ['meditations', 170_000],
  ['courses', 174_900],
  ['tags', 170_100],
  ['quizzes', 174_800],
  ['purchases', 186_400],
  ['audience', 178_000],
  ['publications', 181_000],
  ['qa', 180_500],
  ['streams', 176_900],
  ['consultations', 174_000],
  ['webinars', 183_000],
  ['marathons', 177_900],
  ['requests', 186_900, 'main [data-card]'],
  ['referrals', 181_000],
];

/**
 * Notes how the first page of a list is asked for, where that is done before the code of the list has come: `once` is how it should be. What is
 * asked for by days has a test of its own.
 */
function watchFirstPage(page: Page, screen: string) {
  const { url, sort, days } = openingCalls.lists[`#/${screen}`] ?? {};
  const calls: string[] = [];
  if (url === undefined || days !== undefined) return { calls, once: [], isAnswered: async () => undefined };
  page.on('request', (request) => {
    const isPage =
      request.url() === new URL(url, here.server.origin).href &&
      request.postData()?.includes('"page":1,"limit":24') === true;
    if (isPage) calls.push(`${request.resourceType()} ${request.postData()}`);
  });
  // The title counts the rows.
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: /\d/ });
  return {
    calls,
    once: [`fetch ${JSON.stringify({ page: 1, limit: 24, sort })}`],
    isAnswered: () => title.waitFor(),
  };
}

test.each(weighedOfRun(lists, ([screen]) => `#/${screen}`))(
  '%s: code and shift until the first rows; its first page is asked for ahead, once',
  async (screen, most, first = rows) => {
    const { context, page, faults } = await openPage(here.browser, here.server.origin, undefined, signedIn);
    const weight = await weigh(page, first);
    const shifts = await watchShifts(page);
    const firstPage = watchFirstPage(page, screen);
    await page.goto(`/#/${screen}`);
    await page.locator(first).first().waitFor();
    const { code, files } = await weight();
    console.log(`${screen}: code ${kB(code)}, ${files} files, layout shift ${(await shifts()).toFixed(4)}`);
    expect.soft(code).toBeLessThanOrEqual(most);
    expect.soft(await shifts()).toBeLessThanOrEqual(0.01);
    await firstPage.isAnswered();
    expect.soft(firstPage.calls).toEqual(firstPage.once);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('each list whose first page is asked for ahead is opened here', () => {
  const opened = ['#/', ...lists.map(([screen]) => `#/${screen}`)];
  expect(opened).toEqual(expect.arrayContaining(Object.keys(openingCalls.lists)));
});

test('purchases are asked for ahead, once, by the days of the author’s own clock', async () => {
  const { context, page, faults } = await openPage(here.browser, here.server.origin, undefined, signedIn);
  const profile = new URL('/api/v1/author/profile', here.server.origin).href;
  const moveTo = async (timezone: string) => {
    const author: unknown = await (await page.request.get(profile)).json();
    const answer = await page.request.post(profile, { data: Object.assign({}, author, { timezone }) });
    expect(answer.ok()).toBe(true);
  };
  /** How often the first page was asked for, by whom and of which days. */
  const visit = async () => {
    const calls: string[] = [];
    const visited = await context.newPage();
    visited.on('request', (request) => {
      const body = request.postData() ?? '';
      if (request.url().endsWith('/purchase/list') && body.includes('"page":1,"limit":100'))
        calls.push(`${request.resourceType()} ${body}`);
    });
    await visited.goto('/#/purchases');
    await visited.locator(rows).first().waitFor();
    await visited.waitForLoadState('networkidle');
    await visited.close();
    return calls;
  };
  const asked = (zone: string) => {
    const { day } = wallTime(new Date(now()).toISOString(), zone);
    const filter = momentsOfDays(daysOf('days30', day), zone);
    return JSON.stringify({ page: 1, limit: 100, sort: '-createdAt', filter });
  };
  const [home, far] = ['Europe/Moscow', 'Pacific/Kiritimati'] as const;
  expect(await visit()).toEqual([`fetch ${asked(home)}`]);
  await moveTo(far);
  // The device has noted the clock that was: what was asked by that is not shown.
  expect(await visit()).toEqual([`fetch ${asked(home)}`, `xhr ${asked(far)}`]);
  expect(await visit()).toEqual([`fetch ${asked(far)}`]);
  await moveTo(home);
  expect(faults).toEqual([]);
  await context.close();
});

/** Home as it is first seen: nothing of it is on its way any more, the chart is drawn, and what sells is told. */
const wholeHome = 'main:not(:has([aria-busy=true])):has([role=listbox]):has([aria-label="Что продаётся"])';

test.each([
  { width: 1440, height: 900, days: '30', early: ['/api/v1/author/purchase/list'] },
  // Whoever looks at other days is not asked for these ahead.
  { width: 360, height: 800, days: '7', early: [] },
])(
  'home at $width: at most 30 requests until it stands whole, and nothing that was seen moves',
  async ({ days, early, ...size }) => {
    const { context, page, faults } = await openPage(here.browser, here.server.origin, size, signedIn);
    const weight = await weigh(page, wholeHome);
    const shifts = await watchShifts(page);
    await page.addInitScript((kept) => localStorage.setItem('kabinet.home.period', kept), `"${days}"`);
    const asked: string[] = [];
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      asked.push(`${request.url()} ${request.postData()}`);
      if (request.resourceType() === 'fetch') ahead.push(new URL(request.url()).pathname);
    });
    await page.goto('/#/');
    await page.locator(wholeHome).waitFor();
    // What is asked for before home is rendered is what its blocks ask for.
    expect(asked).toEqual([...new Set(asked)]);
    // The sums of its chart are asked for by the page itself.
    expect(ahead).toEqual(early);
    const { code, files, calls } = await weight();
    // What comes later moves nothing either.
    await page.getByRole('link', { name: 'Рассылка' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    const sum = await shifts();
    console.log(
      `home at ${size.width}: ${files} files and ${calls} calls, code ${kB(code)}, layout shift ${sum.toFixed(4)}`,
    );
    expect.soft(files + calls).toBeLessThanOrEqual(30);
    expect.soft(code).toBeLessThanOrEqual(212_000);
    expect.soft(sum).toBeLessThanOrEqual(0.01);
    expect(faults).toEqual([]);
    await context.close();
  },
);
