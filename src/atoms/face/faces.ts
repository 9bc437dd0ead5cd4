import { atom, type Setter } from 'jotai';
import * as v from 'valibot';
import type { Stream } from '#domain/stream/schema.ts';
import type { Face } from '#lib/face/face.ts';
import { makeFace } from '#lib/face/makeFace.ts';
import { idle } from '#lib/loading/whenIdle.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { keepSeenAtom } from '../seen/seen.ts';
import { onLeave } from '../session/private.ts';
import { fileOf } from './fileOf.ts';
import { mayWork } from './mayWork.ts';
import { keptFace } from './schema.ts';
import { faceStockAtom } from './stock.ts';

/** The face of a recording, or the fact that there is none. */
type Known = Face | { kind: 'none' };

/** How many faces are held in memory; the device has more. */
const mostHeld = 300;

/** The delay of work that is not allowed now, ms. */
const putOff = 2000;

const knownAtom = atom<ReadonlyMap<string, Known>>(new Map());

/** The face of a recording; null while it is unknown, and if there is none. */
export const faceAtom = boundedAtomFamily((id: string) =>
  atom((get): Face | null => {
    const known = get(knownAtom).get(id);
    return known === undefined || known.kind === 'none' ? null : known;
  }),
);

/** The state of this page's face requests. */
const worksAtom = atom((get) => ({
  stock: get(faceStockAtom),
  /** Visible recordings without a known face, and how many components show each. */
  inSight: new Map<string, number>(),
  /** Those that the device has no face of, the longest visible first. */
  queue: new Set<string>(),
  /** Unreachable recordings: this page does not try them again. */
  unreached: new Set<string>(),
  isBusy: false,
  stopping: new AbortController(),
}));

function learn(set: Setter, id: string, known: Known): void {
  set(knownAtom, (all) => {
    const next = new Map(all);
    next.delete(id);
    next.set(id, known);
    for (const old of next.keys()) {
      if (next.size <= mostHeld) break;
      next.delete(old);
    }
    return next;
  });
}

const withoutFile = (file: null | undefined) =>
  file === null ? ({ kind: 'none' } as const) : ({ kind: 'unreached' } as const);

/** Makes and stores the face of a recording, or the fact that there is none. */
const makeAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { stock, stopping, unreached } = get(worksAtom);
  const { signal } = stopping;
  const file = await fileOf(get, id).catch(() => undefined);
  if (signal.aborted) return;
  const made = file == null ? withoutFile(file) : await makeFace(file, signal);
  if (signal.aborted) return;
  if (made.kind === 'unreached') {
    unreached.add(id);
    return;
  }
  learn(set, id, made);
  await set(keepSeenAtom).ofOwner((owner) => stock.write(owner, id, made));
});

/** Works through the visible recordings one by one, while the page is idle and nothing is uploading. */
const workAtom = atom(null, async (get, set): Promise<void> => {
  const works = get(worksAtom);
  const { signal } = works.stopping;
  if (works.isBusy) return;
  works.isBusy = true;
  for (;;) {
    await idle();
    const [id] = works.queue;
    if (id === undefined || signal.aborted) break;
    if (mayWork(get)) {
      await set(makeAtom, id);
      works.queue.delete(id);
    } else {
      await new Promise((resolve) => setTimeout(resolve, putOff));
    }
  }
  if (!signal.aborted) works.isBusy = false;
});

/** Shows the stored face of a recording; without one it is queued. */
const findAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { stock, inSight, queue, stopping } = get(worksAtom);
  const { signal } = stopping;
  const kept = await set(keepSeenAtom).ofOwner((owner) => stock.read(owner, id));
  if (signal.aborted) return;
  const parsed = v.safeParse(keptFace, kept);
  if (parsed.success) {
    learn(set, id, parsed.output);
  } else if (inSight.has(id)) {
    queue.add(id);
    await set(workAtom);
  }
});

/** A recording has become visible. Returns the function that marks it invisible. */
export const lookAtStreamAtom = atom(
  null,
  (get, set, { id, status }: Pick<Stream, 'id' | 'status'>): (() => void) => {
    const { inSight, queue, unreached } = get(worksAtom);
    if (status !== 'processed' || get(knownAtom).has(id) || unreached.has(id)) return () => undefined;
    const places = inSight.get(id) ?? 0;
    inSight.set(id, places + 1);
    if (places === 0) void set(findAtom, id);
    return () => {
      const left = (inSight.get(id) ?? 1) - 1;
      inSight.set(id, left);
      if (left > 0) return;
      inSight.delete(id);
      queue.delete(id);
    };
  },
);

onLeave((get, set) => {
  const works = get(worksAtom);
  works.stopping.abort();
  for (const ids of [works.inSight, works.queue, works.unreached]) ids.clear();
  Object.assign(works, { stopping: new AbortController(), isBusy: false });
  set(knownAtom, new Map());
});
