import { atom, type Getter, type Setter } from 'jotai';
import { partsAtOnce } from '#domain/upload/schema.ts';
import type { Bandwidth } from '#lib/concurrency/bandwidth.ts';
import { createFairSlots, type FairSlots } from '#lib/concurrency/fairSlots.ts';
import type { Channel } from '#lib/device/device.ts';
import { now } from '#lib/time/clock.ts';
import { apply, type Change, type Patch } from './changes.ts';
import { entriesAtom, type Entry } from './entries.ts';

/** A transfer that runs. */
export interface Job {
  stop: AbortController;
}

/** What this tab knows of the queue besides what is shown of it. */
interface Engine {
  /** The name of this tab, which a reload keeps. */
  tab: string;
  /** While the device is asked whether that name is this tab's alone. */
  naming: Promise<void> | null;
  /** Whose uploads these are; null while the engine does not stand on a device: then they live as long as the page. */
  author: string | null;
  /** Whether this tab is the one that works. */
  leading: boolean;
  channel: Channel | null;
  /** Files that this page holds, by the id of their upload. A closed tab takes none along: each tab holds them all. */
  files: Map<string, File>;
  /** Ids that this tab has seen leave the list: what the device still says of them is old. */
  gone: Set<string>;
  /** When uploads left the list that may be brought back, ms: their files stay, whichever tab has put them on the device. */
  heldBack: Map<string, number>;
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

/** The queue lives as long as this page from now on. Answers how to let go of what this tab holds on the device. */
export function standAlone(engine: Engine): () => void {
  const { letGo } = engine;
  Object.assign(engine, { author: null, channel: null, leading: true, letGo: [] });
  return () => {
    for (const go of letGo) go();
  };
}

/** Forgets everything that belongs to one author, and answers how to let go of what this tab holds on the device. */
export function forgetEngine(engine: Engine): () => void {
  const { jobs, files, handles, gone, heldBack } = engine;
  for (const { stop } of jobs.values()) stop.abort();
  for (const known of [jobs, files, handles, gone, heldBack]) known.clear();
  return standAlone(engine);
}

/** The engine of a store. */
export const engineAtom = atom((): Engine => ({
  tab: tabName(),
  naming: null,
  author: null,
  leading: true,
  channel: null,
  files: new Map(),
  gone: new Set(),
  heldBack: new Map(),
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

/** Notes what has left the list. A whole list of another tab may only not have heard of it yet. */
function noteGone({ gone }: Engine, change: Change, before: readonly Entry[], after: readonly Entry[]): void {
  if (change.type === 'patch') return;
  const known = new Set(after.map(({ id }) => id));
  for (const id of known) gone.delete(id);
  if (change.type === 'all') return;
  for (const { id } of before) if (!known.has(id)) gone.add(id);
}

/** Notes what may be brought back, and what was. Whatever follows from the change knows of it by then. */
function noteHeldBack({ heldBack }: Engine, change: Change): void {
  if (change.type === 'add') for (const { id } of change.entries) heldBack.delete(id);
  if (change.type === 'remove' && change.isOffered) for (const id of change.ids) heldBack.set(id, now());
}

/** Makes a change in this tab alone. */
export const applyAtom = atom(null, (get, set, change: Change, files?: ReadonlyMap<string, File>) => {
  const engine = get(engineAtom);
  for (const [id, file] of files ?? []) engine.files.set(id, file);
  const before = get(entriesAtom);
  const after = apply(before, change);
  if (after === before) return;
  noteGone(engine, change, before, after);
  noteHeldBack(engine, change);
  set(entriesAtom, after);
  for (const follow of followers) follow(get, set, change);
});

/** Makes a change in every tab. */
export const commitAtom = atom(null, (get, set, change: Change, files?: Map<string, File>) => {
  const { channel, leading } = get(engineAtom);
  channel?.post({ say: 'change', change, files: files ?? new Map<string, File>(), working: leading });
  set(applyAtom, change, files);
});

/** Changes entries of which only the working tab knows more. */
export const patchAtom = atom(null, (_get, set, id: string, patch: Patch['patch']) =>
  set(commitAtom, { type: 'patch', patches: [{ id, patch }] }),
);
