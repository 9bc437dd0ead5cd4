import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { consoleOfFile } from './consoleOfFile.ts';
import { consoleWithout, foreignSite, type Foreign } from './foreign.ts';

// What each header of the server forbids is tried in the real console, and tried again on the same console without that header, where it
// happens: otherwise the trial would prove nothing. The console shows `/#/login` or `/#/lectures` meanwhile.

const here = consoleOfFile();

declare global {
  interface Window {
    hasRun?: boolean;
  }
}

/** A page of the console, as soon as it is one. */
async function consolePage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/#/login`, { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  return page;
}

/** What a script that got into a page would try, and which of it came to something. */
function tryInPage(foreign: string) {
  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(value), ms);
    });
  /** Puts an element into the page, and waits until it has come, has failed, or does neither. */
  const put = async <K extends keyof HTMLElementTagNameMap>(
    name: K,
    change: (element: HTMLElementTagNameMap[K]) => void,
  ) => {
    const element = document.createElement(name);
    const told = new Promise<boolean>((resolve) => {
      element.addEventListener('load', () => resolve(true));
      element.addEventListener('error', () => resolve(false));
    });
    change(element);
    document.body.append(element);
    return { element, hasLoaded: () => Promise.race([told, after(2000, false)]) };
  };
  const runs = async (attempt: () => unknown) => {
    window.hasRun = false;
    await attempt();
    await after(20, null);
    return window.hasRun;
  };
  const looks = async (attempt: (probe: HTMLElement) => unknown) => {
    const { element } = await put('div', (div) => div.classList.add('probe'));
    await attempt(element);
    return getComputedStyle(element).outlineWidth === '7px';
  };
  const attempts: Record<string, () => Promise<boolean>> = {
    'a script that stands in the page': () =>
      runs(() => put('script', (script) => (script.textContent = 'window.hasRun = true'))),
    'a script in an attribute': () =>
      runs(async () => {
        const { element } = await put('button', (one) => one.setAttribute('onclick', 'window.hasRun = true'));
        element.click();
      }),
    'a text that becomes a script': () =>
      // Later: what a driver calls may make scripts of texts.
      // oxlint-disable-next-line no-implied-eval -- that it does not run is what is tried
      runs(() => after(0, null).then(() => setTimeout('window.hasRun = true'))),
    'a script of another site': () =>
      runs(async () => (await put('script', (one) => (one.src = `${foreign}/a.js`))).hasLoaded()),
    'a style that stands in the page': () =>
      looks(() => put('style', (one) => (one.textContent = '.probe { outline: 7px solid }'))),
    'a style in an attribute': () => looks((probe) => probe.setAttribute('style', 'outline: 7px solid')),
    'a picture of another site': async () =>
      (await put('img', (one) => (one.src = `${foreign}/picture.svg`))).hasLoaded(),
    'a call to another site': () =>
      fetch(`${foreign}/call`).then(
        () => true,
        () => false,
      ),
    'a place that other addresses begin at': async () => {
      const { element } = await put('base', (one) => (one.href = `${foreign}/`));
      const leads = document.baseURI.startsWith(foreign);
      element.remove();
      return leads;
    },
  };
  return Object.entries(attempts).reduce<Promise<Record<string, boolean>>>(
    async (before, [name, attempt]) => ({ ...(await before), [name]: await attempt() }),
    Promise.resolve({}),
  );
}

/** Shows another site in a frame, then sends a form to it: which of them arrives there. A frame that was refused has loaded as well, with nothing. */
async function whatArrives(page: Page, { origin, heard }: Foreign): Promise<string[]> {
  heard.clear();
  await page.evaluate(async (foreign) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = `${foreign}/framed`;
    document.body.append(frame);
    await loaded;
    const form = document.createElement('form');
    form.action = `${foreign}/form`;
    document.body.append(form);
    form.submit();
  }, origin);
  await page.waitForTimeout(300);
  return [...heard.keys()];
}

const csp = 'content-security-policy';

test('the policy of the page: no script, style, picture, call, frame, place or form that is not its own', async () => {
  const { context, faults } = await here.open({ account: null });
  const foreign = await foreignSite();
  const strict = await consolePage(context, here.server.origin);
  // Its code runs under the policy, and breaks nothing of it.
  await strict.getByLabel('Почта').waitFor();
  expect(faults).toEqual([]);
  const came = await strict.evaluate(tryInPage, foreign.origin);
  expect(Object.values(came)).toHaveLength(9);
  expect(Object.entries(came).filter(([, hasHappened]) => hasHappened)).toEqual([]);
  // What is refused is not asked for either.
  expect([...foreign.heard.keys()]).toEqual([]);
  expect(await whatArrives(strict, foreign)).toEqual([]);
  const broken = new Set(faults.map((fault) => fault.split(' ')[1]));
  expect([...broken].toSorted()).toEqual(
    ['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'script-src']
      .concat(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem'])
      .toSorted(),
  );

  const loose = await consolePage(context, await consoleWithout(here.server.origin, csp));
  const without = await loose.evaluate(tryInPage, foreign.origin);
  expect(Object.entries(without).filter(([, hasHappened]) => !hasHappened)).toEqual([]);
  expect(await whatArrives(loose, foreign)).toEqual(['/framed', '/form']);
});

/** The picture of a lecture, by its path. */
async function coverOf(context: BrowserContext): Promise<string> {
  const answer = await context.request.post('/api/v1/author/lecture/list', { data: {} });
  const [, id = ''] = /"imageId":"([^"]+)"/.exec(await answer.text()) ?? [];
  return `/api/v1/author/image/${id}`;
}

/** A page of another site, with the author's session beside it: the same machine is the same site to cookies. */
async function foreignPage(context: BrowserContext, { origin }: Foreign): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/page`);
  return page;
}

async function isFramed(page: Page, address: string): Promise<boolean> {
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', resolve);
        frame.src = src;
        document.body.append(frame);
      }),
    address,
  );
  return page.frames().some((frame) => frame.url().startsWith(address));
}

const isDrawn = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();
        image.addEventListener('load', () => resolve(true));
        image.addEventListener('error', () => resolve(false));
        image.src = src;
      }),
    address,
  );

test('nothing of the console stands in a frame of another site, and no picture in a page of one', async () => {
  const { context } = await here.open();
  const foreign = await foreignSite();
  const cover = await coverOf(context);
  const page = await foreignPage(context, foreign);
  const { origin } = here.server;
  const places = ['/', cover, '/worker.js', '/api/v1/author/profile'];
  for (const place of places) expect([place, await isFramed(page, origin + place)]).toEqual([place, false]);
  const framing = await consoleWithout(origin, csp);
  for (const place of places) expect([place, await isFramed(page, framing + place)]).toEqual([place, true]);

  const drawing = await consoleWithout(origin, 'cross-origin-resource-policy');
  expect([await isDrawn(page, origin + cover), await isDrawn(page, drawing + cover)]).toEqual([false, true]);
});

/** Whether whoever opened the console in a window has a hand on it. */
async function isHeld(page: Page, origin: string): Promise<boolean> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((address) => void window.open(address), `${origin}/`);
  const popup = await opened;
  await popup.waitForURL(`${origin}/**`, { waitUntil: 'commit' });
  const held = await popup.evaluate(() => window.opener !== null);
  await popup.close();
  return held;
}

/** Whether a text of the console runs where a script was asked for. */
const isScript = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        script.src = '/healthz';
        document.body.append(script);
      }),
  );

const isFound = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve(true),
          () => resolve(false),
        );
      }),
  );

/** Whether a site that a link leads to learns where it was. */
async function isTold(page: Page, { origin, heard }: Foreign): Promise<boolean> {
  await page.evaluate((address) => void location.assign(address), `${origin}/linked`);
  await page.waitForURL(`${origin}/linked`, { waitUntil: 'commit' });
  return heard.get('/linked')?.referer !== undefined;
}

test('the other headers: no hand on its window, no text as a script, no place of the author, no word of where a link stood', async () => {
  const { context } = await here.open({ account: null });
  const foreign = await foreignSite();
  const { origin } = here.server;
  const without = (header: string) => consoleWithout(origin, header);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 55.75, longitude: 37.62 });

  const outside = await foreignPage(context, foreign);
  expect(await isHeld(outside, origin)).toBe(false);
  expect(await isHeld(outside, await without('cross-origin-opener-policy'))).toBe(true);

  const page = await consolePage(context, origin);
  expect([await isScript(page), await isFound(page), await isTold(page, foreign)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await isScript(await consolePage(context, await without('x-content-type-options')))).toBe(true);
  expect(await isFound(await consolePage(context, await without('permissions-policy')))).toBe(true);
  expect(await isTold(await consolePage(context, await without('referrer-policy')), foreign)).toBe(true);
});
