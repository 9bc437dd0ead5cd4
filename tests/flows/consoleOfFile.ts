import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { beginningOf, type Scenario } from './beginning.ts';
import { browserOfWorker, demo, enter, openPage, type Visit } from './browser.ts';
import { removeFolder, type Server } from './server.ts';

interface Options {
  /** The initial data of the platform. */
  scenario?: Scenario;
  /** Settings of the server. */
  env?: Record<string, string>;
}

interface VisitOptions {
  /** The signed-in author; null leaves the login screen to the test. */
  account?: typeof demo | null;
  size?: { width: number; height: number };
  /** Whether all code is fetched when the page is idle. */
  codeAhead?: boolean;
  /** The address of the console; by default that of its server. */
  origin?: string;
}

interface ConsoleOfFile {
  readonly server: Server;
  readonly browser: Browser;
  /** Opens a page in its own context. It is closed after the last test at the latest. */
  open: (options?: VisitOptions) => Promise<Visit>;
  /** Restarts the server on its stored data, and opens a page in a new browser context. */
  restart: (options?: VisitOptions) => Promise<Visit>;
}

/** A console with the demo for the tests of a file: started before the first, ended after the last. */
export function consoleOfFile({ scenario = 'standard', env = {} }: Options = {}): ConsoleOfFile {
  let start: (() => Promise<Server>) | undefined;
  let server: Server | undefined;
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The console is there within tests only');
    return thing;
  };
  const closeVisits = async () => {
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
  };

  async function open({ account = demo, size, codeAhead, origin }: VisitOptions = {}): Promise<Visit> {
    const at = origin ?? started(server).origin;
    const visit = await openPage(started(browser), at, size, undefined, codeAhead);
    visits.push(visit);
    if (account !== null) await enter(visit.context, account);
    return visit;
  }

  beforeAll(async () => {
    start = await beginningOf(scenario, { env });
    [server, browser] = await Promise.all([start(), browserOfWorker()]);
  });

  afterAll(async () => {
    await closeVisits();
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
    open,
    restart: async (options) => {
      const code = await started(server).stop();
      if (code !== 0) throw new Error(`The server ended with ${code}`);
      await closeVisits();
      server = await started(start)();
      return open(options);
    },
  };
}
