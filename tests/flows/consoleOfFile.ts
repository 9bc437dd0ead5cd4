import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { emptyFolder, removeFolder, startServer, type Server } from './server.ts';

/** A console with the demo and a browser for the tests of a file: there once the first begins, ended after the last. */
export function consoleOfFile(): { readonly server: Server; readonly browser: Browser } {
  let server: Server | undefined;
  let browser: Browser | undefined;
  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The console is there within tests only');
    return thing;
  };

  beforeAll(async () => {
    server = await startServer(await emptyFolder());
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    if (server) await removeFolder(server.folder);
  });

  return {
    get server() {
      return started(server);
    },
    get browser() {
      return started(browser);
    },
  };
}
