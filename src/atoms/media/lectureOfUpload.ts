import { atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import type { Lecture } from '#domain/lecture/schema.ts';
import { nameOfFile } from '#lib/file/nameOfFile.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { createLectureAtom, latestLecturesAtom } from '../lecture/lectures.ts';
import type { SentCreation } from '../lostAnswer.ts';
import { makeOnce } from '../makeOnce.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { commitAtom, engineAtom } from '../upload/engine.ts';
import { entriesAtom, type Entry } from '../upload/entries.ts';
import { triedLecturesOf } from '../upload/keys.ts';

const sent = v.object({ name: v.string() });
const tried = v.object({ fields: sent, before: v.array(v.string()) });
type LectureTried = SentCreation<v.InferOutput<typeof sent>>;

/** The key of an upload's creation attempt on the device. */
const keyOf = (author: string, id: string) => triedLecturesOf(author) + id;

/** Attempts recorded by this page, by upload id: a full device does not have them. */
const triedAtom = atom(() => new Map<string, LectureTried>());
onLeave((get) => get(triedAtom).clear());

async function readTried(get: Getter, author: string, id: string): Promise<LectureTried | undefined> {
  const known = get(triedAtom).get(id);
  if (known !== undefined) return known;
  try {
    const kept = v.safeParse(tried, await get(deviceAtom).get(keyOf(author, id)));
    return kept.success ? kept.output : undefined;
  } catch (error) {
    // Attempts are rare, and an unreadable device must not block the author.
    logFailure('A lecture on its way was not looked for on this device', error);
    return undefined;
  }
}

/** Records attempts on the device, because the page may go before the answer. */
async function note(get: Getter, author: string, id: string, value: LectureTried | undefined): Promise<void> {
  const device = get(deviceAtom);
  const key = keyOf(author, id);
  if (value === undefined) get(triedAtom).delete(id);
  else get(triedAtom).set(id, value);
  const noted = value === undefined ? device.remove(key) : device.set(key, value);
  await noted.catch((error: unknown) =>
    logFailure('A lecture on its way was not noted on this device', error),
  );
}

/**
 * Removes records that are no longer needed. An upload's record stays as long as the list of uploads says that it has no target: without it the next
 * page would create its lecture again.
 */
async function sweep(get: Getter, author: string): Promise<void> {
  const device = get(deviceAtom);
  const prefix = triedLecturesOf(author);
  const keys = await device.keys(prefix);
  const engine = get(engineAtom);
  // Another tab may have a more complete list.
  if (!engine.leading || engine.author !== author) return;
  const open = new Set(get(entriesAtom).flatMap(({ id, target }) => (target === null ? [id] : [])));
  for (const key of keys) if (!open.has(key.slice(prefix.length))) await device.remove(key);
}

/** Makes a lecture. One that an earlier try has made although nobody heard of it is taken instead. */
async function make(
  get: Getter,
  set: Setter,
  author: string,
  { id, fileName, streamID }: Entry,
): Promise<Lecture> {
  const title = nameOfFile(fileName);
  const name = title.length < 3 ? fileName : title;
  await sweep(get, author).catch(() => undefined);
  const { item } = await makeOnce<Lecture, Lecture, LectureTried['fields']>({
    get,
    author,
    fields: { name },
    earlier: await readTried(get, author, id),
    latest: () => set(latestLecturesAtom),
    recognize: async (one, was) =>
      one.name === was.name && (!one.streamID || one.streamID === streamID) ? one : null,
    note: (value) => note(get, author, id, value),
    create: () => set(createLectureAtom, { name, ...(streamID !== null && { streamID }) }),
  });
  return item;
}

/** Running creations, so that a second press joins the first. */
const underWayAtom = atom(() => new Map<string, Promise<string | null>>());

/** Holds an upload against the other tabs until it is let go: what they make of it in the same moment is found by their note. */
const holdFor = (get: Getter, author: string, id: string): Promise<() => void> =>
  get(deviceAtom)
    .wait(keyOf(author, id), new AbortController().signal)
    .catch(() => () => undefined);

const makeHeldAtom = atom(null, async (get, set, { author, id }: { author: string; id: string }) => {
  const entryOf = () => get(entriesAtom).find((entry) => entry.id === id);
  const upload = entryOf();
  if (upload === undefined) return null;
  // Another tab has made it while this one waited.
  if (upload.target?.kind === 'lecture') return upload.target.draftKey;
  const lecture = await make(get, set, author, upload);
  const streamID = entryOf()?.streamID ?? null;
  // It has arrived meanwhile, and nobody waited for it.
  if (streamID !== null && lecture.streamID !== streamID)
    set(commitAtom, { type: 'patch', patches: [{ id, patch: { delivered: false } }] });
  const target = { kind: 'lecture', draftKey: lecture.id, saved: true } as const;
  set(commitAtom, { type: 'retarget', targets: [{ id, target }] });
  return lecture.id;
});

const makeAtom = atom(null, async (get, set, id: string): Promise<string | null> => {
  const author = get(authorAtom)?.id ?? '';
  const letGo = await holdFor(get, author, id);
  try {
    return await set(makeHeldAtom, { author, id });
  } finally {
    letGo();
  }
});

/**
 * Creates a lecture for an upload without a target, and returns its id. A file still uploading joins it on arrival, whatever screen is open. null if
 * the upload is gone.
 */
export const lectureOfUploadAtom = atom(null, (get, set, id: string): Promise<string | null> => {
  const underWay = get(underWayAtom);
  const making = underWay.get(id) ?? set(makeAtom, id).finally(() => underWay.delete(id));
  underWay.set(id, making);
  return making;
});
