import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { create, settingsOf } from './engines.ts';
import { emptyFolder, startTestServer, type Server, type ServerOptions } from './server.ts';
import { startPair } from './pair.ts';
import { startInSharedProcess } from './sharedProcess.ts';

/** What a server of the flows begins with. */
export type Scenario = 'standard' | 'empty';

/**
 * Data as a first start leaves it, of which a file's server is the only one: a folder, and where `STORE=postgres` asks for it a database
 * and a bucket beside it, on which two processes work. Gives what starts a server there, again where it is called again: then in a process of
 * its own, which knows nothing but what was kept.
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
