import { atom, type Getter, type Setter } from 'jotai';
import type { Lecture } from '#domain/lecture/schema.ts';
import { nameOfFile } from '#lib/file/nameOfFile.ts';
import { createLectureAtom, latestLecturesAtom } from '../lecture/lectures.ts';
import { isRefused, madeSince } from '../lost.ts';
import { onLeave } from '../session/private.ts';
import { commitAtom } from '../upload/engine.ts';
import { entriesAtom, type Entry } from '../upload/entries.ts';

/** What was there before creations whose answer never came, by the ids of their uploads. */
const unheardAtom = atom(() => new Map<string, string[]>());
onLeave((get) => get(unheardAtom).clear());

/** Makes a lecture. One that an earlier try has made although nobody heard of it is taken instead. */
async function make(get: Getter, set: Setter, { id, fileName, streamID }: Entry): Promise<Lecture> {
  const unheard = get(unheardAtom);
  const title = nameOfFile(fileName);
  const name = title.length < 3 ? fileName : title;
  const latest = await set(latestLecturesAtom);
  const known = unheard.get(id);
  const before = known ?? latest.map((one) => one.id);
  const lost = madeSince(latest, before).find(
    (one) => one.name === name && (!one.streamID || one.streamID === streamID),
  );
  if (lost === undefined) unheard.set(id, before);
  try {
    const lecture = lost ?? (await set(createLectureAtom, { name, ...(streamID !== null && { streamID }) }));
    unheard.delete(id);
    return lecture;
  } catch (error) {
    if (isRefused(error) && known === undefined) unheard.delete(id);
    throw error;
  }
}

/** Lectures on their way, so that a second press joins the first. */
const underWayAtom = atom(() => new Map<string, Promise<string | null>>());

const makeAtom = atom(null, async (get, set, id: string): Promise<string | null> => {
  const entryOf = () => get(entriesAtom).find((entry) => entry.id === id);
  const upload = entryOf();
  if (upload === undefined) return null;
  const lecture = await make(get, set, upload);
  const streamID = entryOf()?.streamID ?? null;
  // It has arrived meanwhile, and nobody waited for it.
  if (streamID !== null && lecture.streamID !== streamID)
    set(commitAtom, { type: 'patch', patches: [{ id, patch: { delivered: false } }] });
  const target = { kind: 'lecture', draftKey: lecture.id, saved: true } as const;
  set(commitAtom, { type: 'retarget', targets: [{ id, target }] });
  return lecture.id;
});

/**
 * Makes a lecture of an upload that belongs to nothing, and answers its id. A file that is still on its way joins it when it has
 * arrived, whatever screen the author is on. Null where the upload is gone.
 */
export const lectureOfUploadAtom = atom(null, (get, set, id: string): Promise<string | null> => {
  const underWay = get(underWayAtom);
  const making = underWay.get(id) ?? set(makeAtom, id).finally(() => underWay.delete(id));
  underWay.set(id, making);
  return making;
});
