import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { create, settingsOf } from './engines.ts';
import { emptyFolder, startTestServer, type Server, type ServerOptions } from './server.ts';
import { startPair } from './pair.ts';
import { startInSharedProcess } from './sharedProcess.ts';

/** The data that a flow's server begins with. */
export type Scenario = 'standard' | 'empty';

/**
 * Data as after a first start, for one test file's server: a folder, and with `STORE=postgres` also a database and a bucket, which two processes use.
 * Returns the function that starts a server on it. A repeated call starts it in a process of its own, which knows only what was stored.
 */
export async function beginningOf(
  scenario: Scenario,
  { env, ...options }: ServerOptions = {},
): Promise<() => Promise<Server>> {
  const folder = await emptyFolder();
  const from = path.join(inject('filled'), scenario);
  await cp(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const engines = inject('engines');
  if (engines === null) {
    const own = { ...options, ...(env && { env }) };
    let start = startInSharedProcess;
    return () => {
      const server = start(folder, own);
      start = startTestServer;
      return server;
    };
  }
  const name = `flow${randomUUID().replaceAll('-', '')}`;
  await create(engines, name, scenario);
  return () => startPair(folder, { ...options, env: { ...settingsOf(engines, name), ...env } });
}
