import { atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import type { AttachmentRef } from '#api/course/moduleRequests.ts';
import type { ModuleOwner } from '#domain/course/schema.ts';
import { uploadAttachment } from '#api/upload/requests.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { engineAtom } from '../upload/engine.ts';
import { entriesAtom, type Entry, type UploadTarget } from '../upload/entries.ts';
import { findFile } from '../upload/files.ts';
import { addUploadsAtom, cancelUploadAtom, uploadsAtom } from '../upload/uploads.ts';
import type { FileOnItsWay } from './types.ts';
import { onUploaded } from '../upload/deliver.ts';

// The files of drafts: those of lectures go to the platform at once, those of attachments when their module is there.

/** Whose draft waits for a file. */
export interface FilePlace {
  owner: ModuleOwner;
  /** The key of the owner's draft. */
  key: string;
  /** The temporary id of the draft lecture or attachment. */
  itemId: string;
}

/** Streams that draft lectures have got, by their temporary ids. They are no edits: no undo takes an upload back. */
export const streamsAtom = atom<Readonly<Record<string, string>>>({});
onLeave((_get, set) => set(streamsAtom, {}));

const nameOf = (get: Getter): string | null => {
  const author = get(authorAtom);
  return author && `program-streams/${author.id}`;
};

const kept = v.record(v.string(), v.string());

/** Reads the streams that earlier visits got. */
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

/** Forgets the streams of drafts that are saved. A device without room, which knows them still, keeps nobody from saving. */
export const forgetStreamsAtom = atom(null, async (get, set, ids: readonly string[]) => {
  if (!ids.some((id) => id in get(streamsAtom))) return;
  try {
    // Another tab may have noted its own meanwhile.
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
    // Another visit's streams are read first, so that none of them is written over.
    await set(loadStreamsAtom);
    await keepStreams(get, set, { ...get(streamsAtom), [itemId]: streamID });
  }),
);

const targetOf = (kind: 'courseLecture' | 'attachment', { owner, key, itemId }: FilePlace): UploadTarget => ({
  kind,
  owner,
  draftKey: key,
  itemId,
});

/** The entry of an item in the queue. */
const entryOf = (get: Getter, itemId: string): Entry | undefined =>
  get(entriesAtom).findLast(({ target }) => target?.itemId === itemId);

/** The stream of a draft lecture: what this page knows, or what the tab that sends has told of its file. null while there is none. */
export const streamOf = (get: Getter, itemId: string): string | null =>
  get(streamsAtom)[itemId] ?? entryOf(get, itemId)?.streamID ?? null;

interface DraftFiles extends Omit<FilePlace, 'itemId'> {
  kind: 'courseLecture' | 'attachment';
  files: readonly { itemId: string; file: File }[];
}

/**
 * Takes the files of drafts into the queue, as one change of it; each takes the place of an older one. Those of lectures are sent at
 * once. Those of attachments are kept until their module is there, across reloads too where the device has room.
 */
export const queueFilesAtom = atom(null, (_get, set, { owner, key, kind, files }: DraftFiles): void => {
  if (files.length === 0) return;
  set(addUploadsAtom, {
    files: files.map(({ file }) => file),
    purpose: kind === 'attachment' ? 'attachment' : 'stream',
    targets: files.map(({ itemId }) => targetOf(kind, { owner, key, itemId })),
  });
});

/** How the file of a draft is on its way; null where it has arrived, waits for its module, or there is none. */
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

/** Whether the file of a draft is in the queue, on its way or kept. */
export const hasFile = (get: Getter, itemId: string): boolean => entryOf(get, itemId) !== undefined;

/** Stops the files of drafts that are gone. */
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
 * Sends the file of a draft attachment to its module; null where the file is not at hand any more. It is sent once: whoever saves
 * looks for it on the platform before it is sent again.
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
