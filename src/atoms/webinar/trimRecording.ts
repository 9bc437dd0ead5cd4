import { atom } from 'jotai';
import { trimChapters } from '#domain/chapters/edit.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { lectureOfWebinar } from '#domain/webinar/copy.ts';
import { fileNameOf } from '#lib/file/fileNameOf.ts';
import { late } from '#lib/loading/late.ts';
import { NoRoom } from '#lib/device/noRoom.ts';
import { handleOfFile } from '#lib/file/pickedFiles.ts';
import { dropUnpacked, hasRoomFor, keepUnpacked } from '#lib/file/unpacked.ts';
import { newKey } from '../editor/draft.ts';
import { fileOf } from '../face/fileOf.ts';
import { lectureEditor } from '../lecture/editor.ts';
import { addUploadsAtom } from '../upload/uploads.ts';
import { webinarEditor } from './editor.ts';

/** The cutting code is as large as the media reader: it is loaded when something is cut. */
const cutting = late(() => import('#lib/cut/cutRecording.ts'), { whenAsked: true });

/** The recording is on a host from which the page may play, but not read. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}

interface Wanted {
  /** The id of the recording. */
  streamID: string;
  /** The wanted start of the part, s. */
  from: number;
}

/** Where a part of a recording really begins, s; null if unknown. */
export const startOfPartAtom = atom(
  null,
  async (get, _set, { streamID, from }: Wanted, signal: AbortSignal) => {
    const [file, { startOfCut }] = await Promise.all([fileOf(get, streamID), cutting.load()]);
    return file === null ? null : startOfCut(file, from, signal);
  },
);

interface Trimming {
  /** The id of the webinar, which its editor has loaded. */
  id: string;
  recording: Pick<Stream, 'id' | 'size'>;
  /** The start of its first chapter, s. */
  from: number;
  /** Its end, s; null is the end of the recording. */
  to: number | null;
  /** Its approximate size, bytes. */
  bytes: number;
  signal: AbortSignal;
  /** 0–1. */
  onProgress: (share: number) => void;
}

/**
 * Begins a lecture with a part of the recording of a webinar, and the chapters of that part. The part is a file of its own in the queue; the
 * recording stays unchanged. Returns false if an earlier new lecture cannot be put aside.
 * @throws {NoRoom | OutOfReach | CannotCut} if the part cannot be made; nothing is left behind
 */
export const beginTrimmedAtom = atom(null, async (get, set, work: Trimming): Promise<boolean> => {
  const { id, recording, from, to, bytes, signal, onProgress } = work;
  if (!(await set(lectureEditor.mayBeginAtom))) return false;
  const [source, { cutRecording }] = await Promise.all([fileOf(get, recording.id), cutting.load()]);
  if (source === null) throw new OutOfReach('The recording is on another host');
  if (!(await hasRoomFor(bytes))) throw new NoRoom(bytes);
  const { fields } = get(webinarEditor.editorAtom(id));
  const { file, start } = await cutRecording(source, {
    ...{ from, to, signal, onProgress },
    keep: (ending, write) => keepUnpacked(fileNameOf(fields.name, 'webinar', ending), write),
  });
  const lecture = {
    ...lectureOfWebinar(fields),
    description: trimChapters(fields.description, { from, to, start }),
    streamID: null,
  };
  // Another author may be here by then.
  if (signal.aborted || !(await set(lectureEditor.beginAtom, lecture))) {
    const handle = handleOfFile(file);
    if (handle !== null) await dropUnpacked(handle);
    signal.throwIfAborted();
    return false;
  }
  set(addUploadsAtom, { files: [file], target: { kind: lectureEditor.kind, draftKey: newKey } });
  return true;
});
