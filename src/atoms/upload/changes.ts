import type { FileMark } from '#lib/file/fileMark.ts';
import { uniqueName } from '#lib/file/files.ts';
import { isOver, isUnder, type Entry, type UploadTarget } from './entries.ts';

/** The new position of an entry in the queue. */
export type Move = 'top' | 'up' | 'down' | 'bottom' | { before: string };

/** New facts about an entry. */
export interface Patch {
  id: string;
  patch: Partial<Entry>;
}

/** All changes of the list. Every tab applies them to its copy; only the working tab knows the facts of `patch`. */
export type Change =
  | { type: 'all'; entries: readonly Entry[] }
  | { type: 'add'; entries: readonly Entry[] }
  | { type: 'patch'; patches: readonly Patch[] }
  | { type: 'pause' | 'resume' | 'retry' | 'dismiss'; ids: readonly string[] }
  /** `isOffered`: the removed ones can be restored for a while. */
  | { type: 'remove'; ids: readonly string[]; isOffered?: boolean }
  | { type: 'move'; id: string; to: Move }
  | { type: 'retarget'; targets: readonly { id: string; target: UploadTarget }[] }
  | { type: 'provide'; id: string; mark: FileMark; anew: boolean };

const still = { speed: null, secondsLeft: null } as const;
/** Nothing of a file has been sent. */
export const nothingSent = { progress: 0, sentBytes: 0, parts: { kept: [], flying: [] } } as const;
const fresh = { ...still, reason: null, said: null, endedAt: null } as const;

/** Updates some entries; returns the same list if none changed. */
function patched(
  entries: readonly Entry[],
  ids: readonly string[],
  patch: (entry: Entry) => Partial<Entry> | null,
): readonly Entry[] {
  const wanted = new Set(ids);
  let changed = false;
  const next = entries.map((entry) => {
    const change = wanted.has(entry.id) ? patch(entry) : null;
    if (change === null) return entry;
    changed = true;
    return { ...entry, ...change };
  });
  return changed ? next : entries;
}

/** Whether two targets are equal. */
const sameTarget = (one: UploadTarget, other: UploadTarget) =>
  one.kind === other.kind &&
  one.draftKey === other.draftKey &&
  one.itemId === other.itemId &&
  (one.owner ?? null) === (other.owner ?? null);

/** Whether an entry is still uploading for a target. */
export const waitsFor = (target: UploadTarget) => (entry: Pick<Entry, 'state' | 'target' | 'delivered'>) =>
  !isOver(entry) && !entry.delivered && entry.target !== null && sameTarget(entry.target, target);

/** An entry that is on the list already stays: it would replace itself. */
function add(entries: readonly Entry[], added: readonly Entry[]): readonly Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  const coming = added.filter(({ id }) => !known.has(id));
  const places = coming.flatMap(({ target }) => (target === null ? [] : [waitsFor(target)]));
  const stay =
    places.length === 0 ? entries : entries.filter((entry) => !places.some((takes) => takes(entry)));
  const names = new Set(stay.map(({ fileName }) => fileName));
  const named = coming.map((entry) => {
    const fileName = uniqueName(entry.fileName, names);
    names.add(fileName);
    return fileName === entry.fileName ? entry : { ...entry, fileName };
  });
  return [...stay, ...named];
}

function move(entries: readonly Entry[], id: string, to: Move): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const moved = entries[from];
  if (moved === undefined) return entries;
  const rest = entries.toSpliced(from, 1);
  // Finished entries keep their place and are skipped.
  const stops = rest.flatMap((entry, at) => (isOver(entry) ? [] : [at]));
  const at = (): number | undefined => {
    if (typeof to === 'object') return rest.findIndex((entry) => entry.id === to.before);
    if (to === 'top') return stops[0] ?? from;
    if (to === 'bottom') return rest.length;
    if (to === 'up') return stops.findLast((stop) => stop < from);
    const next = stops.find((stop) => stop >= from);
    return next === undefined ? undefined : next + 1;
  };
  const place = at();
  return place === undefined || place < 0 ? entries : rest.toSpliced(place, 0, moved);
}

/** An entry whose file is available again. A changed file starts again; an unchanged one resumes. */
function provided(
  { state }: Entry,
  { mark, anew }: { mark: FileMark; anew: boolean },
): Partial<Entry> | null {
  if (state !== 'waitingFile' && state !== 'error' && state !== 'waitingPlace') return null;
  return {
    ...fresh,
    ...(state !== 'waitingPlace' && { state: 'queued' }),
    needs: null,
    survival: null,
    mark,
    size: mark.size,
    ...(anew && { session: null, ...nothingSent }),
  };
}

/** The list after a change. A change that comes too late leaves it as it is. */
export function apply(entries: readonly Entry[], change: Change): readonly Entry[] {
  switch (change.type) {
    case 'all':
      return change.entries;
    case 'add':
      return add(entries, change.entries);
    case 'patch': {
      const patches = new Map(change.patches.map(({ id, patch }) => [id, patch]));
      return patched(entries, [...patches.keys()], ({ id }) => patches.get(id) ?? null);
    }
    case 'pause':
      return patched(entries, change.ids, (entry) =>
        isUnder(entry) ? { state: 'paused', ...still, parts: { ...entry.parts, flying: [] } } : null,
      );
    case 'resume':
      return patched(entries, change.ids, ({ state }) =>
        state === 'paused' ? { state: 'queued', ...fresh } : null,
      );
    case 'retry':
      return patched(entries, change.ids, ({ state }) =>
        state === 'error' ? { state: 'queued', ...fresh } : null,
      );
    case 'remove': {
      const gone = new Set(change.ids);
      return entries.filter(({ id }) => !gone.has(id));
    }
    case 'dismiss': {
      const gone = new Set(change.ids);
      return entries.filter((entry) => !(gone.has(entry.id) && isOver(entry)));
    }
    case 'move':
      return move(entries, change.id, change.to);
    case 'retarget': {
      const targets = new Map(change.targets.map(({ id, target }) => [id, target]));
      return patched(entries, [...targets.keys()], ({ id }) => ({ target: targets.get(id) ?? null }));
    }
    case 'provide':
      return patched(entries, [change.id], (entry) => provided(entry, change));
  }
}
