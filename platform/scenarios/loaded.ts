import { memoryFiles, type MemoryFiles } from '../files/memory.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { memoryStore, type MemoryStore } from '../store/memory.ts';
import { loadScenario, type Assets, type Scenario } from './scenario.ts';

/** The parts of a platform in memory. */
interface Loaded {
  store: MemoryStore;
  files: MemoryFiles;
}

const templates = new WeakMap<Scenario, Map<number, Promise<Loaded>>>();

async function load(scenario: Scenario, now: number, assets: Assets): Promise<Loaded> {
  const loaded = { store: memoryStore(), files: memoryFiles() };
  await loadScenario(scenario, now, { ...loaded, passwords: plainPasswords(), assets });
  return loaded;
}

/**
 * A scenario at `now`, ms, in a store and files of the caller's own. It is for stories and tests, so passwords are stored in plain text. A scenario
 * is loaded once for each moment, and copied for every caller.
 */
export async function loadedScenario(scenario: Scenario, now: number, assets: Assets): Promise<Loaded> {
  const moments = templates.get(scenario) ?? new Map<number, Promise<Loaded>>();
  templates.set(scenario, moments);
  const template = moments.get(now) ?? load(scenario, now, assets);
  moments.set(now, template);
  const { store, files } = await template;
  return { store: await store.fork(), files: files.fork() };
}
