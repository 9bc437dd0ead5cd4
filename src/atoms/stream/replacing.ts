import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { asApiError, type ApiError } from '#api/api-error.ts';
import { streamKeys } from '#api/stream/queries.ts';
import { readStream } from '#api/stream/requests.ts';
import type { Usage } from '#domain/content/schema.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { isWorkOf } from '../session/entering.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { holderOf } from './uses.ts';

/** `unknown`: this console cannot change it, and leaves it. `gone`: it has another recording by now, or does not exist any more. */
type UseState = 'waiting' | 'running' | 'done' | 'failed' | 'gone' | 'unknown';

/** One of the uses of the recording. */
export interface ReplacedUse {
  use: Usage;
  state: UseState;
  /** Why it failed. */
  error: unknown;
}

/** The replacement of a recording in all of its uses. */
export interface Replacement {
  from: Stream;
  to: Stream;
  uses: readonly ReplacedUse[];
  isRunning: boolean;
}

/**
 * The device's record of an unfinished replacement: two ids. What remains to be done follows from the platform's `usedIn` of the old recording (ADR
 * 16: what a difference tells needs no journal).
 */
const journal = v.object({ from: v.string(), to: v.string() });
type Journal = v.InferOutput<typeof journal>;

/** Each replaced recording has a record of its own, so that the next replacement does not overwrite an interrupted one. */
const keyOf = (author: string, from: string) => `replace/${author}/${from}`;
/** The key of the single record of an earlier console. */
const onlyKeyOf = (author: string) => `replace/${author}`;

const runningAtom = atom<Replacement | null>(null);
const cutsAtom = atom<readonly Journal[]>([]);
/** Those that the device has refused to note, by the recording that is replaced: this page alone knows of them. */
const unnotedAtom = atom(() => new Map<string, Journal>());

/** The running replacement, or one that ended with failures; null if there is none. */
export const replacementAtom = atom((get) => get(runningAtom));

/** An interrupted replacement, of this visit or an earlier one; others wait behind it. null if there is none. */
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

/** All but that of one recording. */
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

/** Reads unfinished replacements of this author's earlier visits. */
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

/** Changes one use. It is read first: if it has another recording by now, it is left alone, and a change whose answer was lost is not repeated. */
async function replaceIn({ type, id }: Usage, from: string, to: string): Promise<UseState> {
  const holder = holderOf(type);
  if (holder === null) return 'unknown';
  const present = await holder.read(id);
  if (present === to) return 'done';
  if (present !== from) return 'gone';
  await holder.write(id, to);
  return 'done';
}

/** Whether a use needs nothing more. */
export const isSettled = ({ state }: ReplacedUse) =>
  state === 'done' || state === 'gone' || state === 'unknown';

/** Whether all uses need nothing more. */
export const isThrough = (uses: readonly ReplacedUse[]) => uses.every(isSettled);

function failureOf(caught: unknown): { state: 'gone' } | { state: 'failed'; error: ApiError } {
  const error = asApiError(caught);
  return error.status === 404 ? { state: 'gone' } : { state: 'failed', error };
}

const runAtom = atom(null, async (get, set): Promise<void> => {
  const begun = get(runningAtom);
  const author = get(authorAtom)?.id;
  if (begun === null || begun.isRunning || author === undefined) return;
  const { from, to } = begun;
  set(runningAtom, { ...begun, isRunning: true });
  await note(get, author, { from: from.id, to: to.id });
  for (const [at, { use, state }] of begun.uses.entries()) {
    if (!isWorkOf(get, author)) return;
    if (state !== 'waiting' && state !== 'failed') continue;
    patch(set, at, { state: 'running', error: null });
    const ended = await replaceIn(use, from.id, to.id).then((result) => ({ state: result }), failureOf);
    // What is running by now may be the next author's.
    if (!isWorkOf(get, author)) return;
    patch(set, at, ended);
    // Without a session nothing else can succeed; the record tells where to continue.
    if ('error' in ended && ended.error.status === 401) break;
  }
  const ended = get(runningAtom);
  if (ended === null) return;
  if (isThrough(ended.uses)) await forget(get, author, from.id);
  if (!isWorkOf(get, author)) return;
  const uses = ended.uses.map((one) =>
    one.state === 'running' ? { ...one, state: 'failed' as const } : one,
  );
  set(runningAtom, { ...ended, uses, isRunning: false });
  const client = get(queryClientAtom);
  const touched = new Set(begun.uses.map(({ use }) => use.type));
  for (const key of [streamKeys.all, ...[...touched].map((type) => [type])])
    void client.invalidateQueries({ queryKey: key });
});

/** Hides a finished replacement; its failures can be retried, as after a closed page. */
export const putAwayReplacementAtom = atom(null, (get, set): void => {
  const ended = get(runningAtom);
  if (ended === null || ended.isRunning) return;
  set(runningAtom, null);
  const ids = { from: ended.from.id, to: ended.to.id };
  if (!isThrough(ended.uses)) set(cutsAtom, (cuts) => [...without(cuts, ids.from), ids]);
});

/** Replaces a recording by another one in all uses. Resolves when all were tried. */
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

/** Retries the failures. */
export const retryReplacementAtom = runAtom;

/** Resumes an interrupted replacement for the uses that still have the old recording; resolves as soon as it has begun. */
export const resumeReplacementAtom = atom(null, async (get, set): Promise<Stream | null> => {
  const cut = get(cutReplacementAtom);
  if (cut === null) return null;
  const [from, to] = await Promise.all([readStream(cut.from), readStream(cut.to)]);
  void set(replaceStreamAtom, { from, to });
  return from;
});

/** Records a replacement that could not begin, to be resumed later. */
export const noteReplacementAtom = atom(null, async (get, set, ids: Journal): Promise<void> => {
  const author = get(authorAtom)?.id;
  if (author === undefined) return;
  set(cutsAtom, (cuts) => [...without(cuts, ids.from), ids]);
  await note(get, author, ids);
});

/** Abandons the finished replacement, or else the offered one: what was replaced stays so. */
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
