import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { aheadMs, shiftDates } from './clock.ts';
import { watchRoutes } from './shownRoutes.ts';

/** The demo account that `npm start` prints. */
export const demo = { email: 'author@example.com', password: 'author-demo-2026' };

/** How the pinned Chromium is launched. On Linux it decodes file names by its locale, and the plain C locale of some machines has no Cyrillic. */
async function launchOptions(): Promise<LaunchOptions> {
  const options = await chromiumLaunch();
  const env = { ...process.env, ...options.env, LC_ALL: 'C.UTF-8' };
  return { ...options, headless: true, ...(process.platform === 'linux' && { env }) };
}

/** Launches the pinned Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

let ofWorker: Promise<Browser> | null = null;

/** The browser that all files of a worker share. Each test has its own context in it, unless a file says otherwise. It ends with the worker. */
export async function browserOfWorker(): Promise<Browser> {
  const running = await ofWorker;
  if (running?.isConnected() === true) return running;
  ofWorker = openBrowser();
  return ofWorker;
}

/** The texts of all open pages of this worker's browser, by address. They explain a failure better than the missing locator. */
export async function textOfPages(): Promise<string> {
  const pages = (await ofWorker)?.contexts().flatMap((context) => context.pages()) ?? [];
  const texts = pages.map(async (page) => {
    const text = await page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => 'does not answer');
    return `${page.url()}\n${text}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}

/** A page that an author looks at, and its errors. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Violations of the content security policy, and uncaught errors. Should be empty. */
  faults: string[];
}

declare global {
  interface Window {
    reportFault?: (text: string) => void;
  }
}

/** Makes a browser ask to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Opens a page in its own context and records forbidden events. */
export async function openPage(
  browser: Browser,
  origin: string,
  size = { width: 1440, height: 900 },
  /** The browser's state from earlier visits. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
  /** Whether all code is fetched when the page is idle. That costs each page seconds, so by default a flow's browser saves data. */
  codeAhead = false,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...(storageState && { storageState }),
  });
  watchRoutes(context);
  await context.addInitScript(shiftDates, aheadMs());
  if (!codeAhead) await context.addInitScript(saveData);
  const faults: string[] = [];
  await context.exposeFunction('reportFault', (text: string) => void faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportFault?.(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`));
  page.setDefaultTimeout(15_000);
  return { context, page, faults };
}

/** Signs in through the login screen, and waits for the next page. */
export async function signIn(page: Page, account = demo): Promise<void> {
  await page.getByLabel('Почта').fill(account.email);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

/** Signs a browser in without the login screen, for flows about something else. */
export async function enter(context: BrowserContext, account = demo): Promise<void> {
  const answer = await context.request.post('/api/v1/auth/login', { data: account });
  if (!answer.ok()) throw new Error(`The platform let nobody in: ${answer.status()}`);
}

/**
 * A browser with a persistent profile. `kill` ends all of its processes at once, and returns the time. For a page with its own clock (`page.clock`)
 * only the test sets the time: if two clocks were further apart than a timer's maximum of 24.8 days, nothing would run.
 */
export async function openProfile(
  profile: string,
  { ownClock = false, ...options }: BrowserContextOptions & { ownClock?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; kill: () => Promise<number> }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await launchOptions()),
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    ...options,
  });
  watchRoutes(context);
  if (!ownClock) await context.addInitScript(shiftDates, aheadMs());
  const wire = await context.browser()?.newBrowserCDPSession();
  const processes = await wire?.send('SystemInfo.getProcessInfo');
  const leader = processes?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (leader === undefined) throw new Error('The browser does not name its process');
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(15_000);
  return {
    context,
    page,
    kill: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve));
      const at = Date.now();
      process.kill(-leader, 'SIGKILL');
      await gone;
      return at;
    },
  };
}

/** The description in an editor: a plain field until the text editor is loaded. */
export const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Описание' });

/** The text of a description, one line per paragraph. */
export const descriptionText = (page: Page): Promise<string> =>
  descriptionOf(page).evaluate((field: HTMLElement) =>
    field instanceof HTMLTextAreaElement ? field.value : field.innerText,
  );
