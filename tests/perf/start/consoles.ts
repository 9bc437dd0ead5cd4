import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext } from 'playwright';
import { start } from '../../../platform/server.ts';
import { readSettings } from '../../../platform/server/settings.ts';
import { buildConsole } from '../../../scripts/build-console.ts';
import { root } from '../../../scripts/install.mjs';
import { enter } from '../../flows/browser.ts';
import { emptyFolder, removeFolder, startServer } from '../../flows/server.ts';
import { buildPages, installPeers, peersHome } from '../peers.ts';
import { sides, type Side } from './screens.ts';

const built: Record<Side, string> = {
  ours: path.join(root, 'dist/console'),
  floor: path.join(root, 'dist/perf-floor'),
  theirs: path.join(root, 'dist/perf-start'),
};
/** The console as it would be after a deploy that changed one module. */
const next = path.join(root, 'dist/perf-next');

/** What a browser holds that has signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The three consoles, each behind a server of its own on the same platform, so that nothing but they differ. */
export interface Consoles {
  origin: Record<Side, string>;
  signedIn: Record<Side, SignedIn>;
  /** Puts the other build of the console behind our address. */
  deploy: () => Promise<void>;
  close: () => Promise<void>;
}

/** The window of a browser, and the language of its author. */
export const look = { viewport: { width: 1440, height: 900 }, locale: 'ru-RU' };

/** A context of the browser. Nothing that other contexts have seen is in it. */
export const contextOf = (browser: Browser, signedIn?: SignedIn, baseURL?: string) =>
  browser.newContext({
    ...look,
    ...(baseURL !== undefined && { baseURL }),
    ...(signedIn && { storageState: signedIn }),
  });

/** Builds all pages that are compared. */
async function buildAll(): Promise<void> {
  await installPeers();
  await buildConsole();
  await buildPages({
    from: path.join(peersHome, 'pages/console'),
    to: built.theirs,
    pages: ['index'],
  });
  await buildPages({ from: path.join(import.meta.dirname, 'floor'), to: built.floor, pages: ['index'] });
  await buildNext();
}

/** Builds the console once more, a module of it changed, unless that has been done of this very console. */
async function buildNext(): Promise<void> {
  const stamp = path.join(next, '.built');
  const wanted = await readFile(path.join(built.ours, '.built'), 'utf8');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  await rm(next, { recursive: true, force: true });
  // The build keeps what lay there, so that its server knows what browsers have.
  await cp(built.ours, next, { recursive: true });
  const script = path.join(root, 'tests/flows/changedBuild.ts');
  await promisify(execFile)(
    process.execPath,
    [script, next, 'src/lib/number/money.ts', 'src/features/kits/client/page.ts'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  await writeFile(stamp, wanted);
}

/** What a browser of the author holds after a login: the cookie, and what the console notes on the device. */
async function signInto(browser: Browser, origin: string, route: string): Promise<SignedIn> {
  const context = await contextOf(browser, undefined, origin);
  try {
    await enter(context);
    const page = await context.newPage();
    await page.goto(`/${route}`);
    // The console notes who is in as soon as its frame stands.
    await page.locator('main, li, #root > *').first().waitFor();
    await page.waitForTimeout(1000);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Builds the consoles and serves them. */
export async function serveConsoles(browser: Browser): Promise<Consoles> {
  await buildAll();
  const folder = await emptyFolder();
  const platform = await startServer(folder);
  const settings = readSettings(['--port', '0'], { PLATFORM_URL: platform.origin });
  if (settings === 'help') throw new Error('No help was asked for');
  const servers: Record<Side, Awaited<ReturnType<typeof start>>> = {
    ours: await start(settings, built.ours),
    floor: await start(settings, built.floor),
    theirs: await start(settings, built.theirs),
  };
  const origin = { ours: servers.ours.url, floor: servers.floor.url, theirs: servers.theirs.url };
  let isNext = false;
  return {
    origin,
    signedIn: {
      ours: await signInto(browser, origin.ours, '#/'),
      floor: await signInto(browser, origin.floor, '#/lecture'),
      theirs: await signInto(browser, origin.theirs, '#/lecture'),
    },
    deploy: async () => {
      isNext = !isNext;
      await servers.ours.close();
      const port = Number(new URL(origin.ours).port);
      servers.ours = await start({ ...settings, port }, isNext ? next : built.ours);
    },
    close: async () => {
      await Promise.all(sides.map((side) => servers[side].close()));
      await platform.stop();
      await removeFolder(folder);
    },
  };
}
