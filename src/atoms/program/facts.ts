import { atom, type Atom, type Getter } from 'jotai';
import { lectureKeys } from '#api/lecture/queries.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { createFairSlots } from '#lib/concurrency/fairSlots.ts';
import { idle } from '#lib/loading/whenIdle.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { atomWithQuery } from '../queryAtoms.ts';

// Catalogue data of the lectures in a programme: requested by id, a hundred in one call.

/** Lectures per call. */
const chunkSize = 100;

/** Concurrent calls, so that pictures and files of a screen get through. */
const slots = createFairSlots(3);

/** The key of lectures that were read together, in the query cache. */
export const lectureRowsKey = [...lectureKeys.all, 'rows'];

/** How many calls of a programme are made at once, for the visible part. The others wait until the page is idle. */
const firstCalls = 3;

/** How long answers are collected before readers are notified, ms: each notification renders again. */
const gathering = 200;

let gathered: Promise<void> | null = null;
function withOthers(): Promise<void> {
  gathered ??= new Promise((resolve) =>
    setTimeout(() => {
      gathered = null;
      resolve();
    }, gathering),
  );
  return gathered;
}

async function readChunk({ ids, isFirst }: ChunkOf, signal: AbortSignal): Promise<Lecture[]> {
  const free = await slots.take('lectures', signal);
  try {
    if (!isFirst) await idle();
    return (await listLectures({ filter: { id: ids }, limit: chunkSize }, signal)).list;
  } finally {
    free();
    if (!isFirst) await withOthers();
  }
}

interface ChunkOf {
  ids: readonly string[];
  /** It is read at once, and its readers are notified at once. */
  isFirst: boolean;
}

interface Chunk {
  lectures: ReadonlyMap<string, Lecture>;
  isRead: boolean;
}

const byId = (list: readonly Lecture[]) => new Map(list.map((lecture) => [lecture.id, lecture]));

const chunkAtom = boundedAtomFamily((of: ChunkOf): Atom<Chunk> => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...lectureRowsKey, of.ids],
    queryFn: ({ signal }: { signal: AbortSignal }) => readChunk(of, signal),
  }));
  let known: { data: Lecture[] | undefined; chunk: Chunk } | null = null;
  return atom((get) => {
    const { data } = get(queryAtom);
    if (known === null || known.data !== data)
      known = { data, chunk: { lectures: byId(data ?? []), isRead: data !== undefined } };
    return known.chunk;
  });
});

/** Lectures known from elsewhere, from a picker or the answer to their creation: they stand in until the call is answered. */
const seenLecturesAtom = atom<Readonly<Record<string, Lecture>>>({});
onLeave((_get, set) => set(seenLecturesAtom, {}));

/** Remembers lectures known from elsewhere. */
export const seeLecturesAtom = atom(null, (_get, set, lectures: readonly Lecture[]) =>
  set(seenLecturesAtom, (seen) => ({ ...seen, ...Object.fromEntries(byId(lectures)) })),
);

/** The call that has each lecture; a new object with each further call. */
export interface FactsIndex {
  chunkOf: ReadonlyMap<string, Atom<Chunk>>;
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) =>
    ids.slice(at * chunkSize, (at + 1) * chunkSize),
  );

/**
 * Assigns lectures to calls. What was read together stays together, so that neither an edit nor a save reads known data again; new lectures get calls
 * of their own. An unchanged list object is not traversed again.
 */
export function createIndex() {
  const chunkOf = new Map<string, Atom<Chunk>>();
  const looked = new WeakSet<readonly string[]>();
  let index: FactsIndex = { chunkOf };
  return (lists: readonly (readonly string[])[], isOfCatalogue: (id: string) => boolean): FactsIndex => {
    const fresh = new Set<string>();
    for (const list of lists) {
      if (looked.has(list)) continue;
      looked.add(list);
      for (const id of list) if (!chunkOf.has(id) && isOfCatalogue(id)) fresh.add(id);
    }
    if (fresh.size === 0) return index;
    for (const [at, ids] of chunksOf([...fresh]).entries()) {
      const chunk = chunkAtom({ ids, isFirst: at < firstCalls });
      for (const id of ids) chunkOf.set(id, chunk);
    }
    index = { chunkOf };
    return index;
  };
}

/** A lecture's data: null while it is loading; `missing` if the platform no longer has it. */
export type Facts = Lecture | 'missing' | null;

/** Reads a lecture's data and subscribes only to its call: of ten thousand lectures, a hundred are notified. */
export function readFacts(get: Getter, { chunkOf }: FactsIndex, id: string): Facts {
  const chunk = chunkOf.get(id);
  const told = chunk === undefined ? undefined : get(chunk);
  return told?.lectures.get(id) ?? get(seenLecturesAtom)[id] ?? (told?.isRead ? 'missing' : null);
}
