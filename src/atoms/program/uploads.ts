import { atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { sessionEnded } from '#api/api-error.ts';
import type { AttachmentRef } from '#api/course/moduleRequests.ts';
import type { ModuleOwner } from '#domain/course/schema.ts';
import { uploadAttachment } from '#api/upload/requests.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { keptAuthor } from '../session/entering.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { engineAtom } from '../upload/engine.ts';
import { entriesAtom, type Entry, type UploadTarget } from '../upload/entries.ts';
import { findFile } from '../upload/files.ts';
import { addUploadsAtom, cancelUploadAtom, uploadsAtom } from '../upload/uploads.ts';
import type { FileOnItsWay } from './types.ts';
import { onUploaded } from '../upload/deliver.ts';

// The files of drafts: those of lectures are uploaded at once, those of attachments when their module exists.

/** The draft that waits for a file. */
export interface FilePlace {
  owner: ModuleOwner;
  /** The key of the owner's draft. */
  key: string;
  /** The temporary id of the draft lecture or attachment. */
  itemId: string;
}

/** Streams of draft lectures, by temporary id. They are no edits: undo does not revert an upload. */
export const streamsAtom = atom<Readonly<Record<string, string>>>({});
onLeave((_get, set) => set(streamsAtom, {}));

const nameOf = (get: Getter): string | null => {
  const author = get(authorAtom);
  return author && `program-streams/${author.id}`;
};

const kept = v.record(v.string(), v.string());

/** Reads the streams of earlier visits. */
export const loadStreamsAtom = atom(null, async (get, set) => {
  const name = nameOf(get);
  if (name === null) return;
  const found = v.safeParse(kept, await get(deviceAtom).get(name));
  if (found.success && nameOf(get) === name) set(streamsAtom, (now) => ({ ...found.output, ...now }));
});

function keepStreams(get: Getter, set: Setter, streams: Readonly<Record<string, string>>): Promise<void> {
  set(streamsAtom, streams);
  const name = nameOf(get);
  return name === null ? Promise.resolve() : get(deviceAtom).set(name, streams);
}

/** Removes the streams of saved drafts. If a full device still has them, they do no harm. */
export const forgetStreamsAtom = atom(null, async (get, set, ids: readonly string[]) => {
  if (!ids.some((id) => id in get(streamsAtom))) return;
  try {
    // Another tab may have written its own meanwhile.
    await set(loadStreamsAtom);
    const left = Object.entries(get(streamsAtom)).filter(([id]) => !ids.includes(id));
    await keepStreams(get, set, Object.fromEntries(left));
  } catch (error) {
    logFailure('Recordings of saved lectures were not forgotten on this device', error);
  }
});

onUploaded(
  'courseLecture',
  atom(null, async (get, set, { target, streamID }) => {
    const { itemId } = target;
    if (itemId === undefined) return;
    const author = keptAuthor(get);
    // Streams of earlier visits are read first, so that none is overwritten.
    await set(loadStreamsAtom);
    if (keptAuthor(get) !== author) throw sessionEnded();
    await keepStreams(get, set, { ...get(streamsAtom), [itemId]: streamID });
  }),
);

const targetOf = (kind: 'courseLecture' | 'attachment', { owner, key, itemId }: FilePlace): UploadTarget => ({
  kind,
  owner,
  draftKey: key,
  itemId,
});

/** The upload of an item. */
const entryOf = (get: Getter, itemId: string): Entry | undefined =>
  get(entriesAtom).findLast(({ target }) => target?.itemId === itemId);

/** The stream of a draft lecture: known to this page, or reported by the tab that uploads. null if there is none. */
export const streamOf = (get: Getter, itemId: string): string | null =>
  get(streamsAtom)[itemId] ?? entryOf(get, itemId)?.streamID ?? null;

interface DraftFiles extends Omit<FilePlace, 'itemId'> {
  kind: 'courseLecture' | 'attachment';
  files: readonly { itemId: string; file: File }[];
}

/**
 * Queues the files of drafts, as one change; each replaces an older one. Those of lectures are uploaded at once. Those of attachments are kept until
 * their module exists, also across reloads if the device has room.
 */
export const queueFilesAtom = atom(null, (_get, set, { owner, key, kind, files }: DraftFiles): void => {
  if (files.length === 0) return;
  set(addUploadsAtom, {
    files: files.map(({ file }) => file),
    purpose: kind === 'attachment' ? 'attachment' : 'stream',
    targets: files.map(({ itemId }) => targetOf(kind, { owner, key, itemId })),
  });
});

/** The upload state of a draft's file; null if it has arrived, waits for its module, or does not exist. */
export function fileOnItsWay(get: Getter, itemId: string): FileOnItsWay | null {
  const entry = entryOf(get, itemId);
  const state = entry?.state;
  if (entry === undefined || state === undefined || state === 'waitingPlace') return null;
  if (state === 'processing' || state === 'done') return null;
  const { id, progress } = entry;
  const { error } = get(uploadsAtom).find((upload) => upload.id === id) ?? {};
  return {
    state: state === 'waitingFile' ? 'lost' : state,
    progress,
    message: error?.message ?? null,
    uploadId: id,
  };
}

/** Whether the file of a draft is queued, uploading or kept. */
export const hasFile = (get: Getter, itemId: string): boolean => entryOf(get, itemId) !== undefined;

/** Cancels the uploads of deleted drafts. */
export const stopFilesAtom = atom(null, (get, set, isGone: (target: UploadTarget) => boolean) => {
  for (const { id, target } of get(entriesAtom))
    if (target?.itemId !== undefined && isGone(target)) set(cancelUploadAtom, id);
});

interface Sending extends Omit<AttachmentRef, 'attachmentId'> {
  itemId: string;
  fileName: string;
  /** 0–100. */
  onProgress: (progress: number) => void;
}

/**
 * Uploads the file of a draft attachment to its module; null if the file is no longer available. It is sent only once: a save first looks for it on
 * the platform.
 */
export const sendAttachmentAtom = atom(
  null,
  async (get, _set, { itemId, onProgress, ...place }: Sending): Promise<Attachment | null> => {
    const entry = entryOf(get, itemId);
    if (entry === undefined) return null;
    const file = get(engineAtom).files.get(entry.id) ?? (await findFile(get, entry));
    if (!(file instanceof File)) return null;
    const onUploadProgress = (sent: number) =>
      onProgress(Math.min(99, Math.floor((sent / Math.max(1, file.size)) * 100)));
    return uploadAttachment({ ...place, file }, { onUploadProgress });
  },
);
