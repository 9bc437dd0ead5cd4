import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import type { Upload } from '#atoms/upload/entries.ts';
import { logIn } from '#platform/testing/process.ts';
import { openWire, type Wire } from '../../support/wireProxy.ts';
import { demo } from '../../flows/browser.ts';
import type { Harness } from './page.ts';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** Builds the page with the upload engine into a folder. */
export async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, target: 'esnext' },
  });
}

/** Writes a file of random bytes, one megabyte at a time. */
export async function writeRandom(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w');
  for (let left = bytes; left > 0; left -= 1_000_000)
    await handle.write(randomBytes(Math.min(left, 1_000_000)));
  await handle.close();
}

/** A digest of all bytes. */
async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** A digest of all bytes of a file. */
export const hashOf = (file: string): Promise<string> => digestOf(createReadStream(file));

/** A digest of the bytes that a server returns to the author for an uploaded file. */
export async function streamHash(origin: string, { streamID }: Upload): Promise<string> {
  const headers = { cookie: await logIn(origin) };
  const answer = await fetch(`${origin}/api/v1/author/stream/${streamID}/media`, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`The stream ${streamID}: ${answer.status}`);
  return digestOf(answer.body);
}

/** A page with the engine, behind a proxy of its own. */
export interface Console {
  page: Page;
  list: () => Promise<Upload[]>;
  /** Waits until the only upload, or the one at this position, has a state. */
  until: (state: Upload['state'], at?: number) => Promise<Upload>;
  /** Chooses files, as the author does. */
  choose: (...files: string[]) => Promise<void>;
  add: (...files: string[]) => Promise<string>;
  signIn: () => Promise<void>;
  reload: () => Promise<void>;
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => ['author', 'guest'].includes(window.harness?.status()));
}

/** Opens the engine in a tab, and signs in if nobody is. */
export async function openConsole(context: BrowserContext, wire: Wire): Promise<Console> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${wire.origin}/faults/index.html`);
  await ready(page);
  const list = () => page.evaluate(() => window.harness.list());
  const signIn = async () => {
    await page.evaluate(({ email, password }) => window.harness.login(email, password), demo);
    await page.waitForFunction(() => window.harness.status() === 'author');
  };
  const choose = (...files: string[]) => page.locator('input').setInputFiles(files);
  if ((await page.evaluate(() => window.harness.status())) === 'guest') await signIn();
  return {
    page,
    list,
    signIn,
    choose,
    add: async (...files) => {
      await choose(...files);
      const [id = ''] = await page.evaluate(() => window.harness.add('new'));
      return id;
    },
    until: async (state, at = 0) => {
      await page.waitForFunction(
        ([wanted, index]) => window.harness.list()[Number(index)]?.state === wanted,
        [state, at] as const,
      );
      const upload = (await list())[at];
      if (upload === undefined) throw new Error('The upload has gone from the list');
      return upload;
    },
    reload: async () => {
      await page.reload();
      await ready(page);
    },
  };
}

/** A proxy to the server that serves the page of a folder. */
export const wireTo = (origin: string, pages: string): Promise<Wire> => openWire(origin, pages);
