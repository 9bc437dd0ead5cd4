import { atom, type Getter, type Setter } from 'jotai';
import { uniqueName } from '#lib/files.ts';
import { keyedAtoms } from '../keyed.ts';
import { onLeave, onReturn } from '../session/private.ts';
import { languageAtom } from '../ui/language.ts';
import { uploadReasons } from './messages.ts';
import {
  entriesAtom,
  isUnder,
  type Entry,
  type Upload,
  type UploadReason,
  type UploadTarget,
} from './entries.ts';
import { find, haltAtom, jobsAtom, patchAtom, serve, waitsFor } from './queue.ts';

// The face of this folder for screens.
export { onUploaded } from './queue.ts';
export type { Upload, UploadProblem, UploadReason, UploadState, UploadTarget } from './entries.ts';

/** All uploads of this page, in the order they were added. */
export const uploadsAtom = atom((get): Upload[] => {
  get(onlineAgainAtom);
  const reasons = uploadReasons[get(languageAtom)];
  return get(entriesAtom).map(({ reason, ...entry }) => ({
    ...entry,
    error: reason && { reason, message: reasons[reason] },
  }));
});

/** Adds files to the queue and answers their ids. A file for a target takes the place of one still on its way there. */
export const addUploadsAtom = atom(
  null,
  (get, set, { files, target = null }: { files: File[]; target?: UploadTarget | null }): string[] => {
    if (target) for (const { id } of get(entriesAtom).filter(waitsFor(target))) set(cancelUploadAtom, id);
    const ids = files.map((file) => {
      const id = crypto.randomUUID();
      const taken = get(entriesAtom).map(({ fileName }) => fileName);
      const empty = file.size === 0;
      get(jobsAtom).set(id, { file, session: null, stop: null });
      const entry: Entry = {
        id,
        fileName: uniqueName(file.name, taken),
        size: file.size,
        mime: file.type,
        state: empty ? 'error' : 'queued',
        reason: empty ? 'file' : null,
        progress: 0,
        sentBytes: 0,
        speed: null,
        secondsLeft: null,
        streamID: null,
        target,
      };
      set(entriesAtom, (entries) => [...entries, entry]);
      return id;
    });
    serve(get, set);
    return ids;
  },
);

/** Pauses an upload; what has been sent stays sent. */
export const pauseUploadAtom = atom(null, (get, set, id: string) => {
  const entry = find(get, id);
  if (!entry || !isUnder(entry)) return;
  set(haltAtom, id, { state: 'paused' });
  serve(get, set);
});

/** Lets a paused upload go on. */
export const resumeUploadAtom = atom(null, (get, set, id: string) => {
  if (find(get, id)?.state !== 'paused') return;
  set(patchAtom, id, { state: 'queued' });
  serve(get, set);
});

/** Tries a failed upload again from where it stopped. */
export const retryUploadAtom = atom(null, (get, set, id: string) => {
  if (find(get, id)?.state !== 'error') return;
  set(patchAtom, id, { state: 'queued', reason: null });
  serve(get, set);
});

/** Stops an upload and takes it off the list. */
export const cancelUploadAtom = atom(null, (get, set, id: string) => {
  set(haltAtom, id, {});
  get(jobsAtom).delete(id);
  set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id));
  serve(get, set);
});

/** Takes a finished upload off the list. */
export const dismissUploadAtom = atom(null, (get, set, id: string) => {
  if (find(get, id)?.state === 'done') set(cancelUploadAtom, id);
});

/** Pauses all uploads. */
export const pauseAllUploadsAtom = atom(null, (get, set) => {
  for (const { id } of get(entriesAtom).filter(isUnder).toReversed()) set(pauseUploadAtom, id);
});

/** Lets all paused uploads go on. */
export const resumeAllUploadsAtom = atom(null, (get, set) => {
  for (const { id } of get(entriesAtom)) set(resumeUploadAtom, id);
});

/** The uploads of a target belong to a saved entity from now on. */
export const retargetUploadsAtom = atom(
  null,
  (get, set, { kind, from, to }: { kind: UploadTarget['kind']; from: string; to: string }) => {
    for (const { id } of get(entriesAtom).filter(waitsFor({ kind, draftKey: from })))
      set(patchAtom, id, { target: { kind, draftKey: to, saved: true } });
  },
);

/** The file that is on its way to a lecture, or null. */
export const lectureUploadAtom = keyedAtoms((draftKey: string) =>
  atom((get): Upload | null => {
    const waits = ({ state, target }: Upload) =>
      state !== 'done' && target?.kind === 'lecture' && target.draftKey === draftKey;
    return get(uploadsAtom).find(waits) ?? null;
  }),
);

const stoppedBy = (reason: UploadReason) => (get: Getter, set: Setter) => {
  for (const entry of get(entriesAtom)) if (entry.reason === reason) set(retryUploadAtom, entry.id);
};

/** While the list is looked at, a network that comes back lets the uploads that it stopped go on. */
const onlineAgainAtom = atom(null, stoppedBy('network'));
onlineAgainAtom.onMount = (retry) => {
  const again = () => retry();
  globalThis.window?.addEventListener('online', again);
  return () => globalThis.window?.removeEventListener('online', again);
};

onReturn(stoppedBy('unauthorized'));
onLeave((get, set) => {
  for (const { id } of get(entriesAtom)) set(cancelUploadAtom, id);
});
