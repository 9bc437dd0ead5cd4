import { atom, type Atom, type Getter } from 'jotai';
import { lectureKeys } from '#api/lecture/queries.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { createFairSlots } from '#lib/concurrency/fairSlots.ts';
import { idle } from '#lib/loading/whenIdle.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { atomWithQuery } from '../queryAtoms.ts';

// What the catalogue says of the lectures of a programme: asked for by id, a hundred in one call.

/** Lectures of one call. */
const chunkSize = 100;

/** Calls at once, so that the pictures and files of a screen get through beside them. */
const slots = createFairSlots(3);

/** The key under which the query cache holds lectures that were read together. */
export const lectureRowsKey = [...lectureKeys.all, 'rows'];

/** Calls of a programme that are made at once: of what is seen first. The others wait until the page rests. */
const firstCalls = 3;

/** How long answers are gathered before they are told of together, ms: each would draw the screen anew. */
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
  /** It is not waited with. */
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

/** Lectures that were seen elsewhere, in a picker or as the answer of their creation: they stand in for what is on its way. */
const seenLecturesAtom = atom<Readonly<Record<string, Lecture>>>({});
onLeave((_get, set) => set(seenLecturesAtom, {}));

/** Remembers lectures that were seen elsewhere. */
export const seeLecturesAtom = atom(null, (_get, set, lectures: readonly Lecture[]) =>
  set(seenLecturesAtom, (seen) => ({ ...seen, ...Object.fromEntries(byId(lectures)) })),
);

/** Which call tells of which lecture; another object once there is another call. */
export interface FactsIndex {
  chunkOf: ReadonlyMap<string, Atom<Chunk>>;
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) =>
    ids.slice(at * chunkSize, (at + 1) * chunkSize),
  );

/**
 * Tells which call tells of which lecture. What was read together stays together, so that neither an edit nor a save reads again
 * what is known; what comes is read beside it. A list that was looked through once is known by itself.
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

/** What is known of a lecture: null while it is on its way; `missing` where the platform has it no more. */
export type Facts = Lecture | 'missing' | null;

/** Reads what is known of a lecture, and hears of the call that tells of it alone: of ten thousand, a hundred are told anew. */
export function readFacts(get: Getter, { chunkOf }: FactsIndex, id: string): Facts {
  const chunk = chunkOf.get(id);
  const told = chunk === undefined ? undefined : get(chunk);
  return told?.lectures.get(id) ?? get(seenLecturesAtom)[id] ?? (told?.isRead ? 'missing' : null);
}
