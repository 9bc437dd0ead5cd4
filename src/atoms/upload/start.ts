import { atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { confirmStored, recordAdded, readAdded } from './addedByTab.ts';
import { goAlone } from './uploadAlone.ts';
import { apply, type Patch } from './changes.ts';
import { applyAtom, commitAtom, engineAtom, forgetEngine } from './engine.ts';
import { entriesAtom, isUnder, type Entry } from './entries.ts';
import { findFile } from './files.ts';
import { keepForReturn, keepNowAtom, readKept } from './keep.ts';
import { tabKey } from './keys.ts';
import { watchProcessingAtom } from './processing.ts';
import { message, type Message } from './schema.ts';
import { findFileCopies, leaveFileCopies, copyAddedFilesAtom } from './fileCopies.ts';
import { scheduleAtom } from './schedule.ts';
import { isForgotten, saidLate, unheardOf, withKept } from './takeover.ts';

/** How long other tabs may take to hand over their files, ms. */
const handOver = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const say = (get: Getter, told: Message) => get(engineAtom).channel?.post(told);

/** What an entry of an earlier visit waits for: nothing, or its file. */
async function takeUp(get: Getter, entry: Entry): Promise<Partial<Entry> | null> {
  const ended = entry.state === 'error' && entry.reason === 'unauthorized';
  if (!isUnder(entry) && !ended && entry.state !== 'waitingPlace' && entry.state !== 'waitingFile')
    return null;
  const { files } = get(engineAtom);
  // An unreadable one must not block the others.
  const unread = () => ({ needs: 'choice' as const });
  const found = files.has(entry.id) || (await findFile(get, entry).catch(unread));
  const here = found === true || found instanceof File;
  const needs = here ? null : found.needs;
  if (entry.state === 'waitingPlace') return { needs };
  return { state: here ? 'queued' : 'waitingFile', needs, reason: null, endedAt: null };
}

/** Resumes uploads that another page left running. */
async function goOn(get: Getter, set: Setter): Promise<void> {
  const patches = await Promise.all(
    get(entriesAtom).map(async (entry): Promise<Patch[]> => {
      const patch = await takeUp(get, entry);
      return patch === null ? [] : [{ id: entry.id, patch }];
    }),
  );
  get(engineAtom).leading = true;
  set(commitAtom, { type: 'patch', patches: patches.flat() });
  // Entries added and paused before have no change left that would store them.
  void set(keepNowAtom);
  set(scheduleAtom);
  set(copyAddedFilesAtom);
  set(watchProcessingAtom);
}

/** Makes this tab the working one. `synced`: it knows the queue from the previous working tab. */
async function lead(get: Getter, set: Setter, author: string, synced: boolean): Promise<void> {
  const engine = get(engineAtom);
  if (!synced) {
    const queue = await readKept(get, author);
    const added = await readAdded(get, author);
    await findFileCopies(get, author, [...queue, ...added]);
    if (engine.author !== author) return;
    // Entries added while the device was asked come after the stored ones, and are newer than their records.
    const early = get(entriesAtom);
    const noted = added.filter(({ id }) => !early.some((entry) => entry.id === id));
    const kept = apply(queue, { type: 'add', entries: noted }).filter(
      (entry) => !isForgotten(entry) && !engine.gone.has(entry.id),
    );
    set(commitAtom, { type: 'all', entries: apply(kept, { type: 'add', entries: early }) });
  } else {
    const kept = await readKept(get, author).catch(() => []);
    const added = await readAdded(get, author).catch(() => []);
    if (engine.author !== author) return;
    const entries = withKept(get(entriesAtom), kept);
    const unheard = unheardOf(entries, [...kept, ...added], engine.gone);
    set(commitAtom, { type: 'all', entries: apply(entries, { type: 'add', entries: unheard }) });
  }
  const missing = get(entriesAtom).filter((entry) => isUnder(entry) && !engine.files.has(entry.id));
  if (synced && missing.length > 0) {
    say(get, { say: 'want', ids: missing.map(({ id }) => id) });
    await pause(handOver);
  }
  if (engine.author === author) await goOn(get, set);
}

/** Files of some uploads that this tab has. */
function filesOf(get: Getter, ids: readonly string[]): Map<string, File> {
  const { files } = get(engineAtom);
  return new Map(
    ids.flatMap((id) => {
      const file = files.get(id);
      return file === undefined ? [] : [[id, file] as const];
    }),
  );
}

/** What another tab says. */
const hearAtom = atom(null, (get, set, told: unknown, onSynced: () => void) => {
  const parsed = v.safeParse(message, told);
  if (!parsed.success) return;
  const engine = get(engineAtom);
  const { output } = parsed;
  if (output.say === 'hello') {
    const entries = get(entriesAtom);
    const files = filesOf(get, [...engine.files.keys()]);
    if (engine.leading)
      say(get, { say: 'change', change: { type: 'all', entries: [...entries] }, files, working: true });
  } else if (output.say === 'want') {
    const files = filesOf(get, output.ids);
    if (files.size > 0) say(get, { say: 'files', files });
  } else if (output.say === 'kept') {
    confirmStored(get, output.ids);
  } else if (output.say === 'files') {
    for (const [id, file] of output.files) engine.files.set(id, file);
  } else if (output.change.type !== 'all') {
    const isLate = engine.leading && output.working;
    set(applyAtom, isLate ? saidLate(get(entriesAtom), output.change) : output.change, output.files);
  } else if (!engine.leading) {
    const known = new Set(output.change.entries.map(({ id }) => id));
    const early = get(entriesAtom).filter(({ id, origin }) => !known.has(id) && origin === engine.tab);
    set(applyAtom, output.change, output.files);
    onSynced();
    const files = filesOf(
      get,
      early.map(({ id }) => id),
    );
    if (early.length > 0) set(commitAtom, { type: 'add', entries: early }, files);
  }
});

/** A name for this tab that survives reloads. A duplicated tab has its original's name, and takes a new one. */
async function nameTab(get: Getter, set: Setter): Promise<void> {
  const engine = get(engineAtom);
  const device = get(deviceAtom);
  const letGo = await device.hold(tabKey(engine.tab));
  if (letGo !== null) return void engine.letGo.push(letGo);
  engine.tab = crypto.randomUUID();
  // Entries added meanwhile are this tab's own: others do not know of them yet.
  const early = get(entriesAtom).map(({ id }) => ({ id, patch: { origin: engine.tab } }));
  set(applyAtom, { type: 'patch', patches: early });
  globalThis.sessionStorage?.setItem('upload-tab', engine.tab);
  const anew = await device.hold(tabKey(engine.tab));
  if (anew !== null) engine.letGo.push(anew);
}

/** Joins the tabs of an author: the first one works, the others wait for it. */
async function join(get: Getter, set: Setter, author: string): Promise<void> {
  const engine = get(engineAtom);
  const gone = new AbortController();
  engine.letGo.push(() => gone.abort());
  const device = get(deviceAtom);
  const name = `uploads/${author}`;
  let synced = false;
  engine.naming = nameTab(get, set).finally(() => (engine.naming = null));
  await engine.naming;
  const hear = (told: unknown) => set(hearAtom, told, () => (synced = true));
  const channel = await device.channel(name, hear);
  engine.channel = channel;
  engine.letGo.push(() => channel.close());
  const first = await device.hold(name);
  if (engine.author !== author) return void first?.();
  if (first !== null) {
    engine.letGo.push(first);
    return lead(get, set, author, false);
  }
  say(get, { say: 'hello' });
  const takeOver = async (letGo: () => void) => {
    engine.letGo.push(letGo);
    try {
      await lead(get, set, author, synced);
    } catch (error) {
      logFailure('What another tab sent was not taken over', error);
      if (engine.author === author) await goAlone(get, set, author);
    }
  };
  device.wait(name, gone.signal).then(takeOver, () => undefined);
}

/**
 * Resumes the stored queue of the author, together with the other tabs: one of them works. If the device, or its code, is not available, added files
 * are sent all the same and live as long as this page; the next file tries again.
 */
export const startAtom = atom(null, async (get, set): Promise<void> => {
  const engine = get(engineAtom);
  const author = get(authorAtom)?.id ?? null;
  if (author === null || engine.author !== null) return;
  engine.author = author;
  engine.leading = false;
  try {
    await join(get, set, author);
  } catch (error) {
    if (engine.author === author) await goAlone(get, set, author);
    throw error;
  }
});

/** While uploads are shown, their state is stored before the page goes. */
export const guardAtom = atom(null, (get, set) => {
  recordAdded(get);
  return set(keepNowAtom, true);
});
guardAtom.onMount = (keep) => {
  const hide = () => void keep();
  globalThis.window?.addEventListener('pagehide', hide);
  globalThis.document?.addEventListener('visibilitychange', hide);
  return () => {
    globalThis.window?.removeEventListener('pagehide', hide);
    globalThis.document?.removeEventListener('visibilitychange', hide);
  };
};

onLeave((get, set) => {
  const engine = get(engineAtom);
  const { author } = engine;
  const secured = leaveFileCopies(get);
  const kept = author === null ? secured : keepForReturn(get, author, get(entriesAtom));
  const letGo = forgetEngine(engine);
  set(applyAtom, { type: 'all', entries: [] });
  void kept.finally(letGo);
});
