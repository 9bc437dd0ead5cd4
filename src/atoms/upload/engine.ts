import { atom, type Getter, type Setter } from 'jotai';
import { partsAtOnce } from '#domain/upload/schema.ts';
import type { Bandwidth } from '#lib/bandwidth.ts';
import { createFairSlots, type FairSlots } from '#lib/fairSlots.ts';
import type { Channel } from '#lib/storage.ts';
import { apply, type Change, type Patch } from './changes.ts';
import { entriesAtom } from './entries.ts';

/** A transfer that runs. */
export interface Job {
  stop: AbortController;
}

/** What this tab knows of the queue besides what is shown of it. */
interface Engine {
  /** The name of this tab, which a reload keeps. */
  tab: string;
  /** Whose uploads these are; null while the engine does not stand on a device: then they live as long as the page. */
  author: string | null;
  /** Whether this tab is the one that works. */
  leading: boolean;
  channel: Channel | null;
  /** Files that this page holds, by the id of their upload. A closed tab takes none along: each tab holds them all. */
  files: Map<string, File>;
  /** The browser's references to files, of those that this tab added. */
  handles: Map<string, FileSystemFileHandle>;
  jobs: Map<string, Job>;
  slots: FairSlots;
  /** What keeps all that is sent to the author's limit; made with the first file. */
  bandwidth: Bandwidth | null;
  /** Lets go of what this tab holds on the device. */
  letGo: (() => void)[];
}

/** The name that this tab had before a reload. */
function tabName(): string {
  const { sessionStorage } = globalThis;
  const name = sessionStorage?.getItem('upload-tab') ?? crypto.randomUUID();
  sessionStorage?.setItem('upload-tab', name);
  return name;
}

/** Forgets everything that belongs to one author, and answers how to let go of what this tab holds on the device. */
export function forgetEngine(engine: Engine): () => void {
  const { jobs, files, handles, letGo } = engine;
  for (const { stop } of jobs.values()) stop.abort();
  for (const map of [jobs, files, handles]) map.clear();
  Object.assign(engine, { author: null, channel: null, leading: true, letGo: [] });
  return () => {
    for (const go of letGo) go();
  };
}

/** The engine of a store. */
export const engineAtom = atom((): Engine => ({
  tab: tabName(),
  author: null,
  leading: true,
  channel: null,
  files: new Map(),
  handles: new Map(),
  jobs: new Map(),
  slots: createFairSlots(partsAtOnce),
  bandwidth: null,
  letGo: [],
}));

type Follow = (get: Getter, set: Setter, change: Change) => void;
const followers: Follow[] = [];

/** Declares what follows from a change of the list. */
export function onChange(follow: Follow): void {
  followers.push(follow);
}

/** Makes a change in this tab alone. */
export const applyAtom = atom(null, (get, set, change: Change, files?: ReadonlyMap<string, File>) => {
  const { files: held } = get(engineAtom);
  for (const [id, file] of files ?? []) held.set(id, file);
  const before = get(entriesAtom);
  const after = apply(before, change);
  if (after === before) return;
  set(entriesAtom, after);
  for (const follow of followers) follow(get, set, change);
});

/** Makes a change in every tab. */
export const commitAtom = atom(null, (get, set, change: Change, files?: Map<string, File>) => {
  get(engineAtom).channel?.post({ say: 'change', change, files: files ?? new Map<string, File>() });
  set(applyAtom, change, files);
});

/** Changes entries of which only the working tab knows more. */
export const patchAtom = atom(null, (_get, set, id: string, patch: Patch['patch']) =>
  set(commitAtom, { type: 'patch', patches: [{ id, patch }] }),
);
