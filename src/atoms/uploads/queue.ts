import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import { isApiError } from '#api/api-error.ts';
import { partsAtOnce } from '#api/upload/schema.ts';
import { createSlots } from '#api/upload/slots.ts';
import { transfer, UnreadableFile, type OpenSession } from '#api/upload/transport.ts';
import { now } from '#lib/clock.ts';
import { logFailure } from '#lib/log.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { entriesAtom, isOver, type Entry, type UploadReason, type UploadTarget } from './entries.ts';
import { uploadMessages } from './messages.ts';
import { createMeter } from './speed.ts';

/** Files that are sent side by side; the others wait their turn. */
const filesAtOnce = 3;

/** The list is told of every percent, and of bytes within one this often, ms. */
const tellEvery = 300;

/** What an upload needs besides what is shown of it. */
interface Job {
  file: File;
  session: OpenSession | null;
  /** Stops the running transfer; null while none runs. */
  stop: AbortController | null;
}

/** The jobs by the id of their entry. */
export const jobsAtom = atom(() => new Map<string, Job>());
const slotsAtom = atom(() => createSlots(partsAtOnce));

/** Changes an entry. */
export const patchAtom = atom(null, (_get, set, id: string, patch: Partial<Entry>) =>
  set(entriesAtom, (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry))),
);

/** The entry with this id. */
export const find = (get: Getter, id: string) => get(entriesAtom).find((entry) => entry.id === id);

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
    const text =
      reason === 'file' ? texts.notRead : job.session === null ? texts.notBegun : texts.notUploaded;
    if (reason !== 'unauthorized') set(showErrorAtom, text(fileName));
  } finally {
    if (job.stop === stop) job.stop = null;
    serve(get, set);
  }
}

/** Starts uploads that wait, as far as there is room. */
export function serve(get: Getter, set: Setter): void {
  const entries = get(entriesAtom);
  const room = filesAtOnce - entries.filter(({ state }) => state === 'progress').length;
  const next = entries.filter(({ state }) => state === 'queued').slice(0, Math.max(0, room));
  for (const { id } of next) {
    const job = get(jobsAtom).get(id);
    if (job) void runJob(get, set, id, job);
  }
}

/** Stops a running transfer and leaves its entry in a state. */
export const haltAtom = atom(null, (get, set, id: string, patch: Partial<Entry>) => {
  const job = get(jobsAtom).get(id);
  set(patchAtom, id, { ...patch, speed: null, secondsLeft: null });
  job?.stop?.abort();
});

/** Whether an entry is still on its way to a target. */
export const waitsFor = (target: UploadTarget) => (entry: Entry) =>
  !isOver(entry) && entry.target?.kind === target.kind && entry.target.draftKey === target.draftKey;
