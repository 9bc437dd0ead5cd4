import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import { isApiError } from '#api/api-error.ts';
import { partsAtOnce } from '#api/upload/schema.ts';
import { createSlots } from '#api/upload/slots.ts';
import { transfer, UnreadableFile, type OpenSession } from '#api/upload/transport.ts';
import { now } from '#lib/clock.ts';
import { uniqueName } from '#lib/files.ts';
import { logFailure } from '#lib/log.ts';
import { keyedAtoms } from '../keyed.ts';
import { onLeave, onReturn } from '../session/private.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { uploadMessages, uploadReasons } from './messages.ts';
import { createMeter } from './speed.ts';

/** Files that are sent side by side; the others wait their turn. */
const filesAtOnce = 3;

/** The list is told of every percent, and of bytes within one this often, ms. */
const tellEvery = 300;

export type UploadState = 'queued' | 'progress' | 'paused' | 'done' | 'error';
export type UploadReason = keyof (typeof uploadReasons)['ru'];

/** Why an upload stopped, for a program and in the author's language. */
export interface UploadProblem {
  reason: UploadReason;
  message: string;
}

/** What waits for the stream of an upload. */
export interface UploadTarget {
  kind: 'lecture';
  /** Key of the draft: the lecture's id, or `new`. */
  draftKey: string;
  /** The lecture was saved while this upload ran: it gets the stream without another save. */
  saved?: boolean;
}

/** One file on its way to the platform. */
export interface Upload {
  id: string;
  /** Unique in the list. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  state: UploadState;
  /** 0–100; 100 when the platform has confirmed the whole file. */
  progress: number;
  sentBytes: number;
  /** Bytes a second, or null while it is not known. */
  speed: number | null;
  secondsLeft: number | null;
  error: UploadProblem | null;
  /** The stream that the file became. */
  streamID: string | null;
  target: UploadTarget | null;
}

type Entry = Omit<Upload, 'error'> & { reason: UploadReason | null };

/** What an upload needs besides what is shown of it. */
interface Job {
  file: File;
  session: OpenSession | null;
  /** Stops the running transfer; null while none runs. */
  stop: AbortController | null;
}

const entriesAtom = atom<readonly Entry[]>([]);
const jobsAtom = atom(() => new Map<string, Job>());
const slotsAtom = atom(() => createSlots(partsAtOnce));

/** All uploads of this page, in the order they were added. */
export const uploadsAtom = atom((get): Upload[] => {
  get(onlineAgainAtom);
  const reasons = uploadReasons[get(languageAtom)];
  return get(entriesAtom).map(({ reason, ...entry }) => ({
    ...entry,
    error: reason && { reason, message: reasons[reason] },
  }));
});

const patchAtom = atom(null, (_get, set, id: string, patch: Partial<Entry>) =>
  set(entriesAtom, (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry))),
);

const find = (get: Getter, id: string) => get(entriesAtom).find((entry) => entry.id === id);

type TargetHandler = WritableAtom<null, [{ target: UploadTarget; streamID: string }], Promise<void>>;
const handlers = new Map<UploadTarget['kind'], TargetHandler>();

/** Declares who takes the streams for targets of a kind. */
export function onUploaded(kind: UploadTarget['kind'], handler: TargetHandler): void {
  handlers.set(kind, handler);
}

function reasonOf(error: unknown): UploadReason {
  if (error instanceof UnreadableFile) return 'file';
  if (!isApiError(error)) {
    logFailure('An upload failed in the console itself', error);
    return 'server';
  }
  if (error.kind === 'network') return 'network';
  const byStatus: Record<number, UploadReason> = { 401: 'unauthorized', 409: 'session', 413: 'too-large' };
  return byStatus[error.status] ?? 'server';
}

/** Tells the list of progress, not more often than eyes can follow. */
function createTeller(set: Setter, id: string, size: number) {
  const meter = createMeter();
  let told = { at: Number.NEGATIVE_INFINITY, progress: -1 };
  return (sentBytes: number) => {
    const at = now();
    // The last percent is the platform's: it confirms that the file is whole.
    const progress = Math.min(99, Math.floor((sentBytes / size) * 100));
    meter.add({ at, bytes: sentBytes });
    if (progress === told.progress && at - told.at < tellEvery) return;
    told = { at, progress };
    const speed = meter.speed();
    const secondsLeft = speed ? Math.ceil((size - sentBytes) / speed) : null;
    set(patchAtom, id, { sentBytes, progress, speed, secondsLeft });
  };
}

async function runJob(get: Getter, set: Setter, id: string, job: Job): Promise<void> {
  const stop = new AbortController();
  job.stop = stop;
  const { file } = job;
  const fileName = find(get, id)?.fileName ?? file.name;
  set(patchAtom, id, { state: 'progress', reason: null, speed: null, secondsLeft: null });
  try {
    const streamID = await transfer(file, {
      fileName,
      session: job.session,
      slots: get(slotsAtom),
      signal: stop.signal,
      onSession: (session) => {
        job.session = session;
      },
      onProgress: createTeller(set, id, file.size),
      onSetback: () => set(patchAtom, id, { speed: null, secondsLeft: null }),
    });
    const ended = { progress: 100, sentBytes: file.size, speed: null, secondsLeft: null };
    set(patchAtom, id, { state: 'done', streamID, ...ended });
    const target = find(get, id)?.target ?? null;
    const handler = target && handlers.get(target.kind);
    if (handler) void set(handler, { target, streamID });
  } catch (error) {
    if (stop.signal.aborted) return;
    const reason = reasonOf(error);
    set(patchAtom, id, { state: 'error', reason, speed: null, secondsLeft: null });
    const texts = uploadMessages[get(languageAtom)];
    const text = job.session === null ? texts.notBegun : texts.notUploaded;
    if (reason !== 'unauthorized') set(showErrorAtom, text(fileName));
  } finally {
    if (job.stop === stop) job.stop = null;
    serve(get, set);
  }
}

/** Starts uploads that wait, as far as there is room. */
function serve(get: Getter, set: Setter): void {
  const entries = get(entriesAtom);
  const room = filesAtOnce - entries.filter(({ state }) => state === 'progress').length;
  const next = entries.filter(({ state }) => state === 'queued').slice(0, Math.max(0, room));
  for (const { id } of next) {
    const job = get(jobsAtom).get(id);
    if (job) void runJob(get, set, id, job);
  }
}

/** Stops a running transfer and leaves its entry in a state. */
const haltAtom = atom(null, (get, set, id: string, patch: Partial<Entry>) => {
  const job = get(jobsAtom).get(id);
  set(patchAtom, id, { ...patch, speed: null, secondsLeft: null });
  job?.stop?.abort();
});

const isUnder = ({ state }: { state: UploadState }) => state === 'queued' || state === 'progress';
const isOver = ({ state }: { state: UploadState }) => state === 'done';

const waitsFor = (target: UploadTarget) => (entry: Entry) =>
  !isOver(entry) && entry.target?.kind === target.kind && entry.target.draftKey === target.draftKey;

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

/** All uploads in a few numbers. */
export interface UploadsSummary {
  total: number;
  /** Queued or under way. */
  active: number;
  done: number;
  failed: number;
  /** 0–100, by bytes, of all that is listed. */
  progress: number;
  secondsLeft: number | null;
}

/** All uploads in a few numbers, for the indicator. */
export const uploadsSummaryAtom = atom((get): UploadsSummary => {
  const entries = get(entriesAtom);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const sent = entries.reduce((sum, entry) => sum + entry.sentBytes, 0);
  const running = entries.filter(isUnder);
  const speed = running.reduce((sum, entry) => sum + (entry.speed ?? 0), 0);
  const left = running.reduce((sum, entry) => sum + entry.size - entry.sentBytes, 0);
  return {
    total: entries.length,
    active: running.length,
    done: entries.filter(isOver).length,
    failed: entries.filter(({ state }) => state === 'error').length,
    progress: size === 0 ? 0 : Math.floor((sent / size) * 100),
    secondsLeft: running.length > 0 && speed > 0 ? Math.ceil(left / speed) : null,
  };
});

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
