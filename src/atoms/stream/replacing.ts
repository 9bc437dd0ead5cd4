import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { asApiError } from '#api/api-error.ts';
import { streamKeys } from '#api/stream/queries.ts';
import { readStream } from '#api/stream/requests.ts';
import type { Usage } from '#domain/content/schema.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { holderOf } from './uses.ts';

/** `unknown`: this console does not know how to change it, and leaves it. `gone`: it has another recording by now, or is not there any more. */
type UseState = 'waiting' | 'running' | 'done' | 'failed' | 'gone' | 'unknown';

/** One of the things that have the recording. */
export interface ReplacedUse {
  use: Usage;
  state: UseState;
  /** Why it failed. */
  error: unknown;
}

/** A replacement of a recording wherever it is used. */
export interface Replacement {
  from: Stream;
  to: Stream;
  uses: readonly ReplacedUse[];
  isRunning: boolean;
}

/**
 * What the device notes of a replacement that is not over: two ids. What is left of it the platform tells, in `usedIn` of the old
 * recording (ADR 16: what a difference tells needs no journal).
 */
const journal = v.object({ from: v.string(), to: v.string() });
type Journal = v.InferOutput<typeof journal>;

/** Each recording that is replaced has a note of its own: the next replacement forgets none that was cut. */
const keyOf = (author: string, from: string) => `replace/${author}/${from}`;
/** Where an earlier console has noted its only one. */
const onlyKeyOf = (author: string) => `replace/${author}`;

const runningAtom = atom<Replacement | null>(null);
const cutsAtom = atom<readonly Journal[]>([]);
/** Those that the device has refused to note, by the recording that is replaced: this page alone knows of them. */
const unnotedAtom = atom(() => new Map<string, Journal>());

/** The replacement that goes on, or that ended with failures; null where there is none. */
export const replacementAtom = atom((get) => get(runningAtom));

/** A replacement that was cut, of this visit or an earlier one, the others behind it; null where there is none. */
export const cutReplacementAtom = atom((get) => get(cutsAtom)[0] ?? null);

onLeave((get, set) => {
  get(unnotedAtom).clear();
  set(runningAtom, null);
  set(cutsAtom, []);
});

const notNoted = (error: unknown) => logFailure('A replacement was not noted on this device', error);

async function note(get: Getter, author: string, ids: Journal): Promise<void> {
  const unnoted = get(unnotedAtom);
  unnoted.set(ids.from, ids);
  try {
    await get(deviceAtom).set(keyOf(author, ids.from), ids);
    unnoted.delete(ids.from);
  } catch (error) {
    notNoted(error);
  }
}

/** Without the one of a recording. */
const without = (cuts: readonly Journal[], from: string) => cuts.filter((one) => one.from !== from);

async function readNote(get: Getter, key: string): Promise<Journal[]> {
  const kept = v.safeParse(journal, await get(deviceAtom).get(key));
  return kept.success ? [kept.output] : [];
}

async function forget(get: Getter, author: string, from: string): Promise<void> {
  const device = get(deviceAtom);
  get(unnotedAtom).delete(from);
  await device.remove(keyOf(author, from)).catch(notNoted);
  const [only] = await readNote(get, onlyKeyOf(author)).catch(() => []);
  if (only?.from === from) await device.remove(onlyKeyOf(author)).catch(notNoted);
}

async function readNotes(get: Getter, author: string): Promise<Journal[]> {
  const keys = await get(deviceAtom).keys(keyOf(author, ''));
  const [only, ...found] = await Promise.all([onlyKeyOf(author), ...keys].map((key) => readNote(get, key)));
  const apart = found.flat();
  return [...(only ?? []).filter(({ from }) => !apart.some((one) => one.from === from)), ...apart];
}

/** Finds what earlier visits of this author have left undone. */
export const findCutReplacementAtom = atom(null, async (get, set): Promise<void> => {
  const author = get(authorAtom)?.id;
  if (author === undefined) return;
  const kept = await readNotes(get, author).catch(() => null);
  if (kept === null || get(authorAtom)?.id !== author) return;
  const unnoted = [...get(unnotedAtom).values()];
  const noted = unnoted.reduce((cuts, { from }) => without(cuts, from), kept);
  set(cutsAtom, without([...noted, ...unnoted], get(runningAtom)?.from.id ?? ''));
});

const patch = (set: Setter, at: number, change: Partial<ReplacedUse>) =>
  set(
    runningAtom,
    (now) =>
      now && { ...now, uses: now.uses.map((one, index) => (index === at ? { ...one, ...change } : one)) },
  );

/** Changes one use. It is read first: what has another recording by now is not touched, and a lost answer is not sent twice. */
async function replaceIn({ type, id }: Usage, from: string, to: string): Promise<UseState> {
  const holder = holderOf(type);
  if (holder === null) return 'unknown';
  const present = await holder.read(id);
  if (present === to) return 'done';
  if (present !== from) return 'gone';
  await holder.write(id, to);
  return 'done';
}

/** Whether nothing is left to do of a use. */
export const isSettled = ({ state }: ReplacedUse) =>
  state === 'done' || state === 'gone' || state === 'unknown';

/** Whether nothing of it is left to do. */
export const isThrough = (uses: readonly ReplacedUse[]) => uses.every(isSettled);

const runAtom = atom(null, async (get, set): Promise<void> => {
  const begun = get(runningAtom);
  const author = get(authorAtom)?.id;
  if (begun === null || begun.isRunning || author === undefined) return;
  const { from, to } = begun;
  set(runningAtom, { ...begun, isRunning: true });
  await note(get, author, { from: from.id, to: to.id });
  for (const [at, { use, state }] of begun.uses.entries()) {
    if (state !== 'waiting' && state !== 'failed') continue;
    patch(set, at, { state: 'running', error: null });
    try {
      patch(set, at, { state: await replaceIn(use, from.id, to.id) });
    } catch (error) {
      const { status } = asApiError(error);
      patch(set, at, status === 404 ? { state: 'gone' } : { state: 'failed', error });
      // Without a session nothing else will come of it; the journal knows where to go on.
      if (status === 401) break;
    }
    if (get(authorAtom)?.id !== author) return;
  }
  const ended = get(runningAtom);
  if (ended === null) return;
  if (isThrough(ended.uses)) await forget(get, author, from.id);
  const uses = ended.uses.map((one) =>
    one.state === 'running' ? { ...one, state: 'failed' as const } : one,
  );
  set(runningAtom, { ...ended, uses, isRunning: false });
  const client = get(queryClientAtom);
  const touched = new Set(begun.uses.map(({ use }) => use.type));
  for (const key of [streamKeys.all, ...[...touched].map((type) => [type])])
    void client.invalidateQueries({ queryKey: key });
});

/** Takes one that has ended out of sight; what failed of it can be gone on with, as after a page that went. */
export const putAwayReplacementAtom = atom(null, (get, set): void => {
  const ended = get(runningAtom);
  if (ended === null || ended.isRunning) return;
  set(runningAtom, null);
  const ids = { from: ended.from.id, to: ended.to.id };
  if (!isThrough(ended.uses)) set(cutsAtom, (cuts) => [...without(cuts, ids.from), ids]);
});

/** Replaces a recording by another one in everything that has it. Resolves when all was tried. */
export const replaceStreamAtom = atom(
  null,
  async (get, set, { from, to }: { from: Stream; to: Stream }): Promise<void> => {
    if (get(runningAtom)?.isRunning === true) return;
    const uses = (from.usedIn ?? []).map((use): ReplacedUse => ({
      use,
      state: holderOf(use.type) === null ? 'unknown' : 'waiting',
      error: null,
    }));
    set(putAwayReplacementAtom);
    set(cutsAtom, (cuts) => without(cuts, from.id));
    set(runningAtom, { from, to, uses, isRunning: false });
    await set(runAtom);
  },
);

/** Tries again what failed. */
export const retryReplacementAtom = runAtom;

/** Goes on with the replacement of an earlier visit: with what still has the old recording, which is answered as soon as it begins. */
export const resumeReplacementAtom = atom(null, async (get, set): Promise<Stream | null> => {
  const cut = get(cutReplacementAtom);
  if (cut === null) return null;
  const [from, to] = await Promise.all([readStream(cut.from), readStream(cut.to)]);
  void set(replaceStreamAtom, { from, to });
  return from;
});

/** Notes a replacement that could not begin, to be gone on with. */
export const noteReplacementAtom = atom(null, async (get, set, ids: Journal): Promise<void> => {
  const author = get(authorAtom)?.id;
  if (author === undefined) return;
  set(cutsAtom, (cuts) => [...without(cuts, ids.from), ids]);
  await note(get, author, ids);
});

/** Lets a replacement be, the one that has ended or else the one that is offered: what is replaced by now stays so. */
export const dropReplacementAtom = atom(null, async (get, set): Promise<void> => {
  const author = get(authorAtom)?.id;
  const ended = get(runningAtom);
  if (ended?.isRunning === true) return;
  const from = ended?.from.id ?? get(cutReplacementAtom)?.from;
  set(runningAtom, null);
  if (from === undefined) return;
  set(cutsAtom, (cuts) => without(cuts, from));
  if (author !== undefined) await forget(get, author, from);
});
