// `npm run test:workbench [-- --only course --all]`: opens every documentation page of the workbench, built and served below a folder, as
// a designer would. A page fails that Storybook cannot draw, that asks for a file which is not there, and, of a screen, whose first
// example is an error; of a component, that does not say what it is for, what it does on keys and what a screen reader says of it; and any
// that is not there as Markdown, or leads nowhere from there. `--only` takes pages with these words in their ids; `--all` both themes and both languages.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch } from './chromium.ts';
import { root, runPinned } from './install.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, all: { type: 'boolean', default: false } },
});
const folder = 'dist/storybook';
const looks = values.all
  ? ['light', 'dark'].flatMap((theme) =>
      ['ru', 'en'].map((language) => `theme:${theme};language:${language}`),
    )
  : ['theme:light;language:ru'];
/** How long a page or a story may take on a busy machine: a guard, not a measure. */
const timeout = 60_000;

interface Entry {
  id: string;
  type: 'docs' | 'story';
  tags?: string[];
}

const built = await runPinned('storybook', ['build', '--output-dir', folder, '--quiet']);
if (built !== 0) process.exit(built);
const server = await preview({
  configFile: false,
  root,
  base: '/workbench/',
  logLevel: 'error',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
});
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
if (address === undefined) throw new Error('The workbench has no address');

const { entries } = JSON.parse(await readFile(path.join(root, folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(entries).filter(({ id, type }) => type === 'docs' && id.includes(values.only));

/** Whether a page shows a component of the library: those have a status, which is a tag of their stories. */
const isOfLibrary = (id: string): boolean =>
  id.startsWith('components-') &&
  entries[id]?.tags?.some((tag) => tag === 'stable' || tag === 'draft') === true;

/** What is wrong with a page, in words; nothing where it is as it should be. */
async function faultsOf(page: Page, id: string): Promise<string[]> {
  await page.locator('#storybook-docs h1').first().waitFor({ timeout });
  const frame = page.locator('#storybook-docs iframe').first();
  if ((await frame.count()) === 0 && (await page.locator('section[aria-label]').count()) === 0) return [];
  const story = frame.contentFrame();
  await story
    .locator('body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview')
    .waitFor({ timeout });
  const faults: string[] = [];
  if ((await story.locator('body.sb-show-main').count()) === 0)
    faults.push(`its first example: ${(await story.locator('body').innerText()).slice(0, 200)}`);
  // A part of a screen may be what tells of an error; a screen is shown at its best.
  const asked = story.locator('#storybook-root');
  if (/^features-.*(?:list|editor|planner|home|profile)--docs$/.test(id)) {
    await story.locator('#storybook-root:not(:has([aria-busy=true]))').waitFor({ timeout });
    const text = await asked.innerText();
    const error = /^.*(?:не найден|Не удалось|not found|Could not).*$/m.exec(text)?.[0];
    if (error !== undefined) faults.push(`its first example shows an error: ${error}`);
  }
  return faults;
}

/** What a page of the library's component leaves unsaid: it is read as it stands there, whatever a list would say. */
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
  for (const fact of ['Status', 'Shown in', 'Drawn by'])
    if ((await facts.locator('dt', { hasText: fact }).count()) === 0)
      faults.push(`it does not tell «${fact}»`);
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

/** What is wrong with the pages as Markdown: each is there, in the list, and leads to what is there. */
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

/** Opens one page after another in a window of its own. */
async function lookThrough(
  context: BrowserContext,
  queue: { id: string; globals: string }[],
): Promise<string[]> {
  const failures: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { id, globals } = next;
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      // What the platform answers belongs to the story.
      if (response.status() >= 400 && !response.url().includes('/api/'))
        faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
    const look = async () => {
      const found = await faultsOf(page, id);
      // Its words are the same in every look.
      return isOfLibrary(id) && globals === looks[0] ? [...found, ...(await unsaidOf(page, id))] : found;
    };
    faults.push(...(await look().catch((error: Error) => [error.message.split('\n')[0] ?? ''])));
    await page.close();
    process.stdout.write(faults.length === 0 ? '.' : 'x');
    failures.push(...faults.map((fault) => `${id} (${globals}): ${fault}`));
  }
  return failures;
}

/** The frame of the workbench itself: a component that is not stable is marked in the sidebar, and the frame stands. */
async function sidebarFaults(context: BrowserContext | undefined): Promise<string[]> {
  const draft = Object.values(entries).find(
    ({ id, tags }) => id.startsWith('components-') && tags?.includes('draft'),
  );
  const page = await context?.newPage();
  if (page === undefined || draft === undefined) return [];
  await page.goto(`${address}?path=/docs/${draft.id.replace(/--.*$/, '--docs')}`);
  const marked = page.locator('#storybook-explorer-tree small', { hasText: 'draft' }).first();
  const faults = await marked.waitFor({ timeout }).then(
    () => [],
    (error: Error) => [`sidebar (${draft.id}): ${error.message.split('\n')[0] ?? ''}`],
  );
  await page.close();
  return faults;
}

const browser = await chromium.launch(await chromiumLaunch());
const queue = looks.flatMap((globals) => pages.map(({ id }) => ({ id, globals })));
const count = queue.length;
const windows = await Promise.all(
  [1, 2].map(() => browser.newContext({ viewport: { width: 1440, height: 900 } })),
);
const failures = (await Promise.all(windows.map((context) => lookThrough(context, queue)))).flat();
failures.push(...(await sidebarFaults(windows[0])), ...(await markdownFaults()));
await browser.close();
await server.close();
const failed = new Set(failures.map((failure) => failure.slice(0, failure.indexOf('): ')))).size;
console.log(`\n${failures.join('\n')}\n${count - failed} passed, ${failed} failed`);
process.exitCode = failures.length === 0 && count > 0 ? 0 : 1;
