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

/** Uploads by their entries: an entry that did not change gives the same upload, so that rows are not drawn for nothing. */
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

/** Every upload of this browser by its author, pictures under way among them, in the order of sending. */
const allAtom = atom((get): Upload[] => {
  get(guardAtom);
  const language = get(languageAtom);
  return get(entriesAtom).map((entry) => uploadOf(entry, language));
});

/** The uploads of the list, in the order of sending. */
export const uploadsAtom = atom((get): Upload[] => get(allAtom).filter(isListed));

/** Their ids: whoever draws a long list reads these, and each row its own `uploadAtom`. */
export const uploadIdsAtom = distinctAtom((get) => get(uploadsAtom).map(({ id }) => id));

/** An upload by its id, or null once it is off the list. */
export const uploadAtom = boundedAtomFamily((id: string) =>
  atom((get) => get(allAtom).find((upload) => upload.id === id) ?? null),
);

/** What is on its way to a target, or null. */
export const uploadOfAtom = boundedAtomFamily((target: UploadTarget) =>
  atom((get): Upload | null => get(allAtom).find(waitsFor(target)) ?? null),
);

/** All that is on its way to a draft and what is in it. `owner` where several kinds of drafts share a kind of target. */
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
  /** The browser's own references to the files, where it gave them (`getAsFileSystemHandle`, `showOpenFilePicker`). */
  handles?: readonly (FileSystemFileHandle | null | undefined)[];
  /** A stream by default. */
  purpose?: UploadPurpose;
  target?: UploadTarget | null;
  /** What each of them goes to, in place of one target for all. */
  targets?: readonly UploadTarget[];
  /** Where an attachment goes; null while its module is not saved: it is sent after `placeUploadAtom`. */
  place?: AttachmentPlace | null;
}

/**
 * Adds files to the queue and answers their ids; many at once are one change. A file for a target takes the place of one still on
 * its way there.
 */
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

/** Pauses an upload; what has been sent stays sent. */
export const pauseUploadAtom = act('pause');
/** Lets a paused upload go on. */
export const resumeUploadAtom = act('resume');
/** Tries a failed upload again from where it stopped. */
export const retryUploadAtom = act('retry');
/** Stops an upload and takes it off the list. */
export const cancelUploadAtom = act('remove');
/** Takes a finished upload off the list. */
export const dismissUploadAtom = act('dismiss');

/** Pauses all uploads. */
export const pauseAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'pause', ids: idsOf(get, isUnder) }),
);

/** Lets all paused uploads go on. */
export const resumeAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'resume', ids: idsOf(get, ({ state }) => state === 'paused') }),
);

/** Tries all failed uploads again. */
export const retryAllUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'retry', ids: idsOf(get, ({ state }) => state === 'error') }),
);

/** Takes all finished uploads off the list; what is being processed stays, to tell how it ends. */
export const clearDoneUploadsAtom = atom(null, (get, set) =>
  set(commitAtom, { type: 'remove', ids: idsOf(get, ({ state }) => state === 'done') }),
);

/** Moves an upload in the queue; one that is under way is not interrupted. */
export const moveUploadAtom = atom(null, (_get, set, { id, to }: { id: string; to: Move }) =>
  set(commitAtom, { type: 'move', id, to }),
);

/** All uploads for a draft belong to a saved entity from now on: the lecture itself, its cover, what is in it. */
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
