import { atom, type Getter, type Setter } from 'jotai';
import { partsAtOnce } from '#domain/upload/schema.ts';
import type { Bandwidth } from '#lib/concurrency/bandwidth.ts';
import { createFairSlots, type FairSlots } from '#lib/concurrency/fairSlots.ts';
import type { Channel } from '#lib/device/device.ts';
import { now } from '#lib/time/clock.ts';
import { apply, type Change, type Patch } from './changes.ts';
import { entriesAtom, type Entry } from './entries.ts';

/** A running transfer. */
export interface Job {
  stop: AbortController;
}

/** The internal state of the queue in this tab. */
interface Engine {
  /** The name of this tab, which survives reloads. */
  tab: string;
  /** Pending while the device is asked whether that name is unique. */
  naming: Promise<void> | null;
  /** The owner of the uploads; null without a device: then they live as long as the page. */
  author: string | null;
  /** Whether this tab is the working one. */
  leading: boolean;
  channel: Channel | null;
  /** Files in this page, by upload id. Every tab has all of them, so that closing one loses none. */
  files: Map<string, File>;
  /** Ids that this tab has seen leave the list: the device's data about them is outdated. */
  gone: Set<string>;
  /** When restorable uploads were removed from the list, ms: their files stay, whichever tab has stored them. */
  heldBack: Map<string, number>;
  /** File handles of the files that this tab added. */
  handles: Map<string, FileSystemFileHandle>;
  jobs: Map<string, Job>;
  slots: FairSlots;
  /** The author's limit for all sending; created with the first file. */
  bandwidth: Bandwidth | null;
  /** Releases what this tab has locked on the device. */
  letGo: (() => void)[];
}

/** The name of this tab before a reload. */
function tabName(): string {
  const { sessionStorage } = globalThis;
  const name = sessionStorage?.getItem('upload-tab') ?? crypto.randomUUID();
  sessionStorage?.setItem('upload-tab', name);
  return name;
}

/** From now on the queue lives as long as this page. Returns the function that releases the device. */
export function standAlone(engine: Engine): () => void {
  const { letGo } = engine;
  Object.assign(engine, { author: null, channel: null, leading: true, letGo: [] });
  return () => {
    for (const go of letGo) go();
  };
}

/** Forgets everything of one author, and returns the function that releases the device. */
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

/** Registers a reaction to changes of the list. */
export function onChange(follow: Follow): void {
  followers.push(follow);
}

/** Records entries that left the list. A whole list from another tab may simply not have them yet. */
function noteGone({ gone }: Engine, change: Change, before: readonly Entry[], after: readonly Entry[]): void {
  if (change.type === 'patch') return;
  const known = new Set(after.map(({ id }) => id));
  for (const id of known) gone.delete(id);
  if (change.type === 'all') return;
  for (const { id } of before) if (!known.has(id)) gone.add(id);
}

/** Records entries that can be restored, and those that were. Later reactions already know of it. */
function noteHeldBack({ heldBack }: Engine, change: Change): void {
  if (change.type === 'add') for (const { id } of change.entries) heldBack.delete(id);
  if (change.type === 'remove' && change.isOffered) for (const id of change.ids) heldBack.set(id, now());
}

/** Applies a change in this tab only. */
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

/** Applies a change in every tab. */
export const commitAtom = atom(null, (get, set, change: Change, files?: Map<string, File>) => {
  const { channel, leading } = get(engineAtom);
  channel?.post({ say: 'change', change, files: files ?? new Map<string, File>(), working: leading });
  set(applyAtom, change, files);
});

/** Updates entries with facts that only the working tab has. */
export const patchAtom = atom(null, (_get, set, id: string, patch: Patch['patch']) =>
  set(commitAtom, { type: 'patch', patches: [{ id, patch }] }),
);
