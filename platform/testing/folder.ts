import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { diskFiles } from '../files/disk.ts';
import type { Files } from '../files/files.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { loadScenario, type Scenario } from '../scenarios/scenario.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const newFolder = (within: string) => mkdtemp(path.join(within, 'platform-'));

/** A store and files in a folder. */
export function openFolder(folder: string): { store: Store; files: Files } {
  return {
    store: sqliteStore(path.join(folder, 'platform.db')),
    files: diskFiles(path.join(folder, 'files')),
  };
}

const templates = new Map<Scenario, Map<number, Promise<string>>>();

async function load(scenario: Scenario, now: number): Promise<string> {
  const folder = await newFolder(inject('templates'));
  const { store, files } = openFolder(folder);
  await loadScenario(scenario, now, { store, files, passwords: plainPasswords(), assets: diskAssets });
  await files.close();
  await store.close();
  return folder;
}

/** A new folder with a scenario as it stands at `now`, ms: loaded once for a worker, copied for everyone who asks. */
export async function loadedFolder(scenario: Scenario, now: number): Promise<string> {
  const moments = templates.get(scenario) ?? new Map<number, Promise<string>>();
  templates.set(scenario, moments);
  const template = moments.get(now) ?? load(scenario, now);
  moments.set(now, template);
  const folder = await newFolder(tmpdir());
  await cp(await template, folder, { recursive: true });
  return folder;
}
