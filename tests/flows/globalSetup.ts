// What all files of flows stand on, made once: the built console, and folders that hold what a first start leaves there.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { emptyFolder, removeFolder } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a folder of the server's data for each scenario. */
    filled: string;
  }
}

const run = promisify(execFile);
const script = (file: string, ...args: string[]) =>
  run(process.execPath, [path.join(import.meta.dirname, file), ...args]);

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filled = await emptyFolder();
  await Promise.all([
    script('../../scripts/build-console.ts'),
    ...['standard', 'empty'].map((scenario) => script('fill.ts', scenario, path.join(filled, scenario))),
  ]);
  project.provide('filled', filled);
  return () => removeFolder(filled);
}
