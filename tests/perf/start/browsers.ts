import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright';
import { openBrowser } from '../../flows/browser.ts';
import { contextOf, look, type SignedIn } from './consoles.ts';

/** What pages are opened in. */
export interface Browsers {
  /** For visits that know nothing of each other. */
  browser: Browser;
  /** A browser that keeps what it has seen. */
  profileOf: (signedIn: SignedIn) => Promise<BrowserContext>;
  close: () => Promise<void>;
}

/** How a browser of the machine is started. No sandbox: in a container there is none to be had. */
export const ofMachine = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/**
 * Opens the pinned browser, or the one of the machine at `executablePath`. The pinned one is a shell that compiles all code anew with each
 * visit; what authors have keeps that on the disk, with a profile, as does the one of the machine here.
 */
export async function openBrowsers(executablePath: string | null): Promise<Browsers> {
  if (executablePath === null) {
    const browser = await openBrowser();
    return { browser, profileOf: (signedIn) => contextOf(browser, signedIn), close: () => browser.close() };
  }
  const launch = ofMachine(executablePath);
  const browser = await chromium.launch(launch);
  const profiles = await mkdtemp(path.join(tmpdir(), 'starts-'));
  const opened: BrowserContext[] = [];
  return {
    browser,
    profileOf: async (signedIn) => {
      const folder = path.join(profiles, String(opened.length));
      const context = await chromium.launchPersistentContext(folder, { ...launch, ...look });
      opened.push(context);
      await context.setStorageState(signedIn);
      return context;
    },
    close: async () => {
      await Promise.all(opened.map((context) => context.close()));
      await browser.close();
      await rm(profiles, { recursive: true, force: true });
    },
  };
}
