import { atom, type Getter } from 'jotai';
import { handleOfFile } from '#lib/file/pickedFiles.ts';
import { now } from '#lib/time/clock.ts';
import { logFailure } from '#lib/log.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { distinctAtom } from '../distinctAtom.ts';
import { languageAtom } from '../ui/language.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { nothingSent, waitsFor, type Move } from './changes.ts';
import { commitAtom, engineAtom } from './engine.ts';
import {
  entriesAtom,
  isListed,
  isOver,
  isUnder,
  type AttachmentPlace,
  type Entry,
  type Upload,
  type UploadPurpose,
  type UploadTarget,
} from './entries.ts';
import { uploadNotices, uploadReasons } from './messages.ts';
import { guardAtom, startAtom } from './start.ts';

/** Uploads by entry: an unchanged entry gives the same object, so that rows do not render again. */
const shown: Record<Language, WeakMap<Entry, Upload>> = { ru: new WeakMap(), en: new WeakMap() };

function uploadOf(entry: Entry, language: Language): Upload {
  const known = shown[language].get(entry);
  if (known !== undefined) return known;
  const { reason, said, noticed } = entry;
  const upload: Upload = {
    ...entry,
    error: reason && { reason, message: said ?? uploadReasons[language][reason] },
    notice: noticed && { kind: noticed, message: uploadNotices[language][noticed] },
  };
  shown[language].set(entry, upload);
  return upload;
}

/** Every upload of this browser's author, including pictures, in the order of sending. */
const allAtom = atom((get): Upload[] => {
  get(guardAtom);
  const language = get(languageAtom);
  return get(entriesAtom).map((entry) => uploadOf(entry, language));
});

/** The uploads of the list, in the order of sending. */
export const uploadsAtom = atom((get): Upload[] => get(allAtom).filter(isListed));

/** Their ids: a long list reads these, and each row its own `uploadAtom`. */
export const uploadIdsAtom = distinctAtom((get) => get(uploadsAtom).map(({ id }) => id));

/** An upload by id; null once it is off the list. */
export const uploadAtom = boundedAtomFamily((id: string) =>
  atom((get) => get(allAtom).find((upload) => upload.id === id) ?? null),
);

/** The upload for a target, or null. */
export const uploadOfAtom = boundedAtomFamily((target: UploadTarget) =>
  atom((get): Upload | null => get(allAtom).find(waitsFor(target)) ?? null),
);

/** All uploads for a draft and its parts. `owner` if several kinds of drafts share a kind of target. */
export const uploadsOfDraftAtom = boundedAtomFamily(
  ({ draftKey, owner }: { draftKey: string; owner?: string }) =>
    atom((get) =>
      get(allAtom).filter(
        (upload) =>
          !isOver(upload) &&
          upload.target?.draftKey === draftKey &&
          (owner === undefined || upload.target.owner === owner),
      ),
    ),
);

interface AddRequest {
  files: readonly File[];
  /** File handles, if the browser gave them (`getAsFileSystemHandle`, `showOpenFilePicker`). */
  handles?: readonly (FileSystemFileHandle | null | undefined)[];
  /** A stream by default. */
  purpose?: UploadPurpose;
  target?: UploadTarget | null;
  /** The target of each of them, in place of one target for all. */
  targets?: readonly UploadTarget[];
  /** The place of an attachment; null if its module is not saved: it is sent after `placeUploadAtom`. */
  place?: AttachmentPlace | null;
}

/** Adds files to the queue and returns their ids; many at once are one change. A file for a target replaces one that is still uploading for it. */
export const addUploadsAtom = atom(
  null,
  (
    get,
    set,
    { files, handles = [], purpose = 'stream', target = null, targets, place = null }: AddRequest,
  ): string[] => {
    const engine = get(engineAtom);
    const kept = new Map<string, File>();
    const entries = files.map((file, at): Entry => {
      const id = crypto.randomUUID();
      const [empty, placeless] = [file.size === 0, purpose === 'attachment' && place === null];
      kept.set(id, file);
      const handle = handles[at] ?? handleOfFile(file);
      if (handle) engine.handles.set(id, handle);
      return {
        id,
        purpose,
        fileName: file.name,
        size: file.size,
        mime: file.type,
        state: empty ? 'error' : placeless ? 'waitingPlace' : 'queued',
        reason: empty ? 'empty' : null,
        said: null,
        noticed: null,
        ...nothingSent,
        speed: null,
        secondsLeft: null,
        needs: null,
        survival: null,
        streamID: null,
        attachment: null,
        target: targets?.[at] ?? target,
        addedAt: now(),
        endedAt: null,
        mark: { name: file.name, size: file.size, lastModified: file.lastModified, digest: null },
        session: null,
        place,
        origin: engine.tab,
        delivered: false,
      };
    });
    set(startAtom).catch((error: unknown) => logFailure('Uploads are not kept on this device', error));
    set(commitAtom, { type: 'add', entries }, kept);
    return entries.map(({ id }) => id);
  },
);

const idsOf = (get: Getter, which: (entry: Entry) => boolean) =>
  get(entriesAtom)
    .filter(which)
    .map(({ id }) => id);

const act = (type: 'pause' | 'resume' | 'retry' | 'remove' | 'dismiss') =>
  atom(null, (_get, set, id: string) => set(commitAtom, { type, ids: [id] }));

/** Pauses an upload; sent bytes are kept. */
export const pauseUploadAtom = act('pause');
/** Resumes a paused upload. */
export const resumeUploadAtom = act('resume');
/** Retries a failed upload from where it stopped. */
export const retryUploadAtom = act('retry');
/** Cancels an upload and removes it from the list. */
export const cancelUploadAtom = act('remove');
/** Removes a finished upload from the list. */
export const dismissUploadAtom = act('dismiss');

/** Pauses all uploads. */
export const pauseAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'pause', ids: idsOf(get, isUnder) }),
);

/** Resumes all paused uploads. */
export const resumeAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'resume', ids: idsOf(get, ({ state }) => state === 'paused') }),
);

/** Retries all failed uploads. */
export const retryAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'retry', ids: idsOf(get, ({ state }) => state === 'error') }),
);

/** Removes all finished uploads from the list; those in processing stay, to show their result. */
export const clearDoneUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'remove', ids: idsOf(get, ({ state }) => state === 'done') }),
);

/** Moves an upload in the queue; a running one is not interrupted. */
export const moveUploadAtom = atom(null, (_get, set, { id, to }: { id: string; to: Move }) =>
  set(commitAtom, { type: 'move', id, to }),
);

/** Moves all uploads for a draft to its saved entity: the lecture itself, its cover, its parts. */
export const retargetUploadsAtom = atom(
  null,
  (get, set, { kind, from, to }: { kind: string; from: string; to: string }) => {
    const targets = get(entriesAtom).flatMap(({ id, target, delivered }) =>
      target === null ||
      delivered ||
      target.draftKey !== from ||
      (target.kind !== kind && target.owner !== kind)
        ? []
        : [{ id, target: { ...target, draftKey: to, ...(target.kind === kind && { saved: true }) } }],
    );
    if (targets.length > 0) set(commitAtom, { type: 'retarget', targets });
  },
);
