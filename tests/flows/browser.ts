import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';

/** The demo account that `npm start` prints. */
export const demo = { email: 'author@example.com', password: 'author-demo-2026' };

/** Starts the pinned Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await chromiumLaunch()), headless: true });
}

/** A page that an author looks at, and what went wrong on it. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Violations of the content security policy, and errors that no code caught. Empty on a good day. */
  faults: string[];
}

declare global {
  interface Window {
    reportFault?: (text: string) => void;
  }
}

/** Opens a page in a context of its own and listens for what must never happen. */
export async function openPage(
  browser: Browser,
  origin: string,
  size = { width: 1440, height: 900 },
  /** What the browser holds of earlier visits. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
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

/** Signs in through the login screen, and waits for the page that it leads to. */
export async function signIn(page: Page, account = demo): Promise<void> {
  await page.getByLabel('Почта').fill(account.email);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

/** A browser whose profile outlives it. `kill` ends all of its processes at once, and tells when. */
export async function openProfile(
  profile: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; kill: () => Promise<number> }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await chromiumLaunch()),
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    ...options,
  });
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
