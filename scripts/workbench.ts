// `npm run test:workbench [-- --only course --all]`: opens every documentation page of the workbench, built and served below a folder, as a designer
// would.
// A page fails if Storybook cannot render it, if a file is missing, or if its Markdown version is missing or has a dead link.
// A screen's page also fails if its first example is an error.
// A component's page also fails if it lacks its purpose, its alternatives (with live examples), its anatomy, its changes, its keys, or its screen
// reader text.
// `--only` takes pages whose ids contain one of these words, `course,qa`; `--theme dark` and `--language en` choose another look than the light
// Russian one, `--all` both themes and both languages; `--built` uses the existing build.
// A window goes from page to page and from look to look as the sidebar and the toolbar do, so that shared code is loaded once.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch } from './chromium.ts';
import { root, runPinned } from './install.mjs';
import { goTo, shownIn, take, type Look } from './workbenchChannel.ts';
import { workbenchFrameFaults } from './workbenchFrame.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'ru' },
    all: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const folder = 'dist/storybook';

const looks: Look[] = values.all
  ? ['light', 'dark'].flatMap((theme) => ['ru', 'en'].map((language) => ({ theme, language })))
  : [{ theme: values.theme, language: values.language }];
const globalsOf = ({ theme, language }: Look) => `theme:${theme};language:${language}`;
/** The time limit for a page or a story on a busy machine: a guard, not a measure. */
const timeout = 60_000;

interface Entry {
  id: string;
  type: 'docs' | 'story';
  tags?: string[];
}

if (!values.built) {
  const code = await runPinned('storybook', ['build', '--output-dir', folder, '--quiet']);
  if (code !== 0) process.exit(code);
}
const server = await preview({
  configFile: false,
  root,
  base: '/workbench/',
  logLevel: 'error',
  build: { outDir: folder },
  // Revalidating each of a hundred files of a page would take longer than everything else.
  preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
});
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
if (address === undefined) throw new Error('The workbench has no address');

const { entries } = JSON.parse(await readFile(path.join(root, folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const words = values.only.split(',');
const pages = Object.values(entries).filter(
  ({ id, type }) => type === 'docs' && words.some((word) => id.includes(word)),
);

/** Whether a page shows a component of the library: those have a status, which is a tag of their stories. */
const isOfLibrary = (id: string): boolean =>
  id.startsWith('components-') &&
  entries[id]?.tags?.some((tag) => tag === 'stable' || tag === 'draft') === true;

/** How long a screen must load nothing until it counts as complete, ms: requests follow each other. */
const rest = 500;

/** Waits, in the page, until nothing below an element has loaded for a while, or the time is up. */
function stopsLoading(element: Element, { rest: quiet, timeout: most }: { rest: number; timeout: number }) {
  const began = performance.now();
  let busy = began;
  return new Promise<void>((resolve) => {
    const look = () => {
      const now = performance.now();
      if (element.querySelector('[aria-busy=true]') !== null) busy = now;
      if (now - busy > quiet || now - began > most) resolve();
      else setTimeout(look, 50);
    };
    look();
  });
}

/** The problems of a page in a look, in words; empty if there are none. */
async function faultsOf(page: Page, id: string, look: Look): Promise<string[]> {
  await page.locator('#storybook-docs h1').first().waitFor({ timeout });
  const frame = page.locator('#storybook-docs iframe').first();
  if ((await frame.count()) === 0 && (await page.locator('section[aria-label]').count()) === 0) return [];
  const story = frame.contentFrame();
  const failed = story.locator('body.sb-show-errordisplay, body.sb-show-nopreview');
  // Plays that start by themselves, like walks, look for Russian texts.
  const plays = (await frame.getAttribute('src', { timeout }))?.includes('embed=true') !== true;
  // A theme and language is applied to a running story: it is done when the story has it.
  const inLook = story.locator(shownIn(plays ? { ...look, language: 'ru' } : look));
  await inLook.or(failed).first().waitFor({ state: 'attached', timeout });
  const faults: string[] = [];
  if ((await failed.count()) > 0)
    faults.push(`its first example: ${(await story.locator('body').innerText()).slice(0, 200)}`);
  // A part of a screen may show an error on purpose; a screen is shown at its best.
  if (/^features-.*(?:list|editor|planner|home|profile)--docs$/.test(id)) {
    await story.locator('#storybook-root :is(h1, h2, li, p, button)').first().waitFor({ timeout });
    await story.locator('#storybook-root').evaluate(stopsLoading, { rest, timeout });
    const text = await story.locator('#storybook-root').innerText();
    const error = /^.*(?:не найден|Не удалось|сломалось|not found|Could not|went wrong).*$/m.exec(text)?.[0];
    if (error !== undefined) faults.push(`its first example shows an error: ${error}`);
  }
  return faults;
}

/** What the page lacks about when to use a component and when another one: both need live examples. */
async function unguidedIn(content: Locator): Promise<string[]> {
  const guide = content.locator('[data-guide]');
  await guide.waitFor({ timeout });
  const faults: string[] = [];
  for (const at of [0, 1]) {
    // A frame is loaded when it comes near the visible area.
    const example = guide.locator('section').nth(at);
    await example.waitFor({ timeout });
    await example.scrollIntoViewIfNeeded();
    const story = example.locator('iframe').contentFrame();
    await story.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor({ timeout });
    if ((await story.locator('body.sb-show-main').count()) === 0)
      faults.push(
        `one of its pair cannot be drawn: ${(await story.locator('body').innerText()).slice(0, 200)}`,
      );
  }
  const said = await guide.locator('p, [data-words] dd').allInnerTexts();
  if (said.length < 2 || said.some((words) => words.trim() === ''))
    faults.push('it does not say when to take it, and when another');
  return faults;
}

/** What a component's page lacks, judged by its rendered text. */
async function unsaidOf(page: Page, id: string): Promise<string[]> {
  const content = page.locator('#storybook-docs');
  const facts = content.locator('dl').first();
  await facts.waitFor({ timeout });
  const faults: string[] = [];
  const words = await content
    .locator('h1')
    .first()
    .evaluate((title) => title.nextElementSibling?.textContent ?? '');
  if (words.trim().length < 10) faults.push('it does not say what it is for');
  for (const fact of ['Status', 'Shown in', 'Drawn by', 'Seen on'])
    if ((await facts.locator('dt', { hasText: fact }).count()) === 0)
      faults.push(`it does not tell «${fact}»`);
  faults.push(...(await unguidedIn(content)));
  await content.locator('summary', { hasText: 'What it is made of' }).click();
  await content.locator('[data-anatomy]').waitFor({ timeout });
  await content.locator('summary', { hasText: 'What has changed lately' }).click();
  await content.locator('[data-changes]').waitFor({ timeout });
  if (entries[id.replace(/--docs$/, '--keyboard')] !== undefined) {
    await content.locator('summary', { hasText: 'By keyboard alone' }).click();
    await content.locator('kbd').first().waitFor({ timeout });
  }
  await content.locator('summary', { hasText: 'What a screen reader says' }).click();
  const heard = content.locator('[data-spoken], [role=alert]').first();
  await heard.waitFor({ timeout });
  if ((await heard.getAttribute('role')) === 'alert') faults.push(await heard.innerText());
  const shown = await content.locator('iframe').first().contentFrame().locator('#storybook-root').innerText();
  if (shown.trim() !== '' && (await content.locator('ol[data-spoken] li').count()) === 0)
    faults.push('a screen reader says nothing of words that it shows');
  return faults;
}

/** Problems of the Markdown pages: each exists, is in the list, and has no dead links. */
async function markdownFaults(): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, folder, file), 'utf8').catch(() => '');
  const index = await read('llms.txt');
  const faults: string[] = [];
  for (const { id } of pages) {
    const text = await read(`markdown/${id}.md`);
    if (!text.startsWith('# ')) faults.push(`${id} (markdown): it is not there`);
    if (!index.includes(`(markdown/${id}.md)`)) faults.push(`${id} (markdown): llms.txt does not name it`);
    for (const [, to = ''] of text.matchAll(/\]\(([\w-]+)\.md\)/g))
      if (entries[to] === undefined) faults.push(`${id} (markdown): it leads to ${to}, which is not there`);
  }
  return faults;
}

/** A window for viewing pages, low enough to load only the first example; it reports errors to `hear`. */
async function openWindow(context: BrowserContext, first: string, look: Look, hear: (fault: string) => void) {
  const page = await context.newPage();
  page.on('pageerror', (error) => hear(error.message));
  page.on('response', (response) => {
    // The platform's answers belong to the story.
    if (response.status() >= 400 && !response.url().includes('/api/'))
      hear(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${address}iframe.html?viewMode=docs&id=${first}&globals=${globalsOf(look)}`);
  return page;
}

/** Goes through the pages, each in all looks, starting with the look of the previous page. */
async function lookThrough(context: BrowserContext, queue: string[]): Promise<string[]> {
  const failures: string[] = [];
  let ordered = looks;
  let page: Page | undefined;
  let faults: string[] = [];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const [at, look] of ordered.entries()) {
      faults = [];
      const see = async (id: string) => {
        if (page === undefined) page = await openWindow(context, id, look, (fault) => faults.push(fault));
        else if (at === 0) await goTo(page, id, timeout);
        else await take(page, look);
        faults.push(...(await faultsOf(page, id, look)));
        // Its text is the same in every look, and reading it loads parts far below.
        if (at === ordered.length - 1 && isOfLibrary(id)) faults.push(...(await unsaidOf(page, id)));
      };
      // oxlint-disable-next-line no-await-in-loop -- one window shows one page
      await see(id).catch((error: Error) => faults.push(error.message.split('\n')[0] ?? ''));
      const told = faults.map((fault) => `${id} (${globalsOf(look)}): ${fault}`);
      // Reported at once, because all pages in all looks take a while.
      process.stdout.write(told.length === 0 ? '.' : `\n${told.join('\n')}\n`);
      failures.push(...told);
      if (faults.length === 0) continue;
      // Problems of one page must not be attributed to the next.
      await page?.close();
      page = undefined;
    }
    ordered = ordered.toReversed();
  }
  await page?.close();
  return failures;
}

/** The page of a component that is not stable, if there is one. */
const draft = Object.values(entries).find(
  ({ id, tags }) => id.startsWith('components-') && tags?.includes('draft'),
);

const browser = await chromium.launch(await chromiumLaunch());
const queue = pages.map(({ id }) => id);
const count = queue.length * looks.length;
const began = performance.now();
const windows = await Promise.all(
  [1, 2].map(() => browser.newContext({ viewport: { width: 1440, height: 400 } })),
);
const failures = (await Promise.all(windows.map((context) => lookThrough(context, queue)))).flat();
const frame =
  windows[0] === undefined
    ? []
    : await workbenchFrameFaults(windows[0], { address, draft: draft?.id, timeout });
const others = [...frame, ...(await markdownFaults())];
await browser.close();
await server.close();
/** The number of pages, or of parts of the frame. */
const ofHowMany = (faults: string[]) =>
  new Set(faults.map((fault) => fault.slice(0, fault.indexOf('): ')))).size;
const failed = ofHowMany(failures);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${others.join('\n')}\n${count - failed} passed, ${failed + ofHowMany(others)} failed in ${seconds} s`,
);
process.exitCode = failures.length + others.length === 0 && count > 0 ? 0 : 1;
