// Prepares what all flow files share: the built console, and the data of a first start. With `STORE=postgres` servers use PostgreSQL and S3, two
// processes for each file.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { create, settingsOf, startEngines, type Engines } from './engines.ts';
import { emptyFolder, removeFolder } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a data folder for each scenario. */
    filled: string;
    /** The engines of the servers, with a database and a bucket for each scenario; null if servers use only their folder. */
    engines: Engines | null;
  }
}

const run = promisify(execFile);
const script = (file: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(process.execPath, [path.join(import.meta.dirname, file), ...args], { env: { ...process.env, ...env } });

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filled = await emptyFolder();
  const started = process.env['STORE'] === 'postgres' ? await startEngines() : null;
  const fill = async (scenario: string) => {
    if (started) await create(started.engines, scenario);
    const env = started ? settingsOf(started.engines, scenario) : {};
    await script('fill.ts', [scenario, path.join(filled, scenario)], env);
  };
  await Promise.all([script('../../scripts/build-console.ts'), ...['standard', 'empty'].map(fill)]);
  project.provide('filled', filled);
  project.provide('engines', started?.engines ?? null);
  return async () => {
    await started?.close();
    await removeFolder(filled);
  };
}
