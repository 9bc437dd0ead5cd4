import { atom, type Getter, type Setter } from 'jotai';
import { saidWords } from '#api/api-error.ts';
import { now } from '#lib/time/clock.ts';
import { languageAtom } from '../ui/language.ts';
import { onReturn } from '../session/private.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { nothingSent } from './changes.ts';
import { commitAtom, engineAtom, onChange, patchAtom, type Job } from './engine.ts';
import { entriesAtom, type Entry, type UploadReason } from './entries.ts';
import { findFile } from './files.ts';
import { uploadMessages } from './messages.ts';
import { reasonOf } from './reasons.ts';
import { send } from './send.ts';
import { failWaiter, isAwaited, type Sent } from './waiting.ts';

/** How many files are sent in parts at once, and how many as one request; the others wait. */
const atOnce = { parts: 3, whole: 2 };

const still = { speed: null, secondsLeft: null } as const;

function tellFailure(get: Getter, set: Setter, entry: Entry, reason: UploadReason): void {
  // A lost session is reported by the login, and other failures by whoever waits for the upload.
  if (reason === 'unauthorized' || isAwaited(get, entry.id)) return;
  const texts = uploadMessages[get(languageAtom)];
  const { purpose, fileName } = entry;
  const stream = () => {
    if (reason === 'file' || reason === 'changed') return texts.notRead(fileName);
    const begun = get(entriesAtom).find(({ id }) => id === entry.id)?.session;
    return begun ? texts.notUploaded(fileName) : texts.notBegun(fileName);
  };
  const text = {
    stream,
    image: () => texts.imageNotUploaded,
    avatar: () => texts.photoNotUploaded,
    attachment: () => texts.attachmentNotUploaded,
  };
  set(showErrorAtom, text[purpose]());
}

function finish(set: Setter, entry: Entry, sent: Sent): void {
  const processed = entry.purpose !== 'stream';
  set(patchAtom, entry.id, {
    state: processed ? 'done' : 'processing',
    progress: 100,
    sentBytes: entry.size,
    parts: { kept: [[0, entry.size - 1]], flying: [] },
    endedAt: processed ? now() : null,
    delivered: entry.target === null,
    ...sent,
    ...still,
  });
  // An upload with its progress elsewhere has nothing more to show; its target takes it first.
  if (entry.purpose !== 'attachment' && processed && entry.target === null)
    set(commitAtom, { type: 'remove', ids: [entry.id] });
}

function stop(get: Getter, set: Setter, entry: Entry, error: unknown): void {
  const reason = reasonOf(error);
  const said = reason === 'refused' ? saidWords(error, get(languageAtom)) : null;
  failWaiter(get, entry.id, error);
  tellFailure(get, set, entry, reason);
  set(patchAtom, entry.id, {
    state: 'error',
    reason,
    said,
    endedAt: now(),
    ...still,
    // Bytes of a changed file must not be mixed with earlier ones.
    ...(reason === 'changed' && { session: null, ...nothingSent }),
  });
}

async function run(get: Getter, set: Setter, entry: Entry, job: Job): Promise<void> {
  const { jobs, files } = get(engineAtom);
  const { signal } = job.stop;
  try {
    const file = files.get(entry.id) ?? (await findFile(get, entry));
    if (signal.aborted) return;
    if (!(file instanceof File)) {
      set(patchAtom, entry.id, { state: 'waitingFile', ...file, ...still });
      return;
    }
    if (!files.has(entry.id)) files.set(entry.id, file);
    if (entry.state === 'queued') set(patchAtom, entry.id, { state: 'progress' });
    const sent = await send({ get, set, entry, file, signal });
    if (!signal.aborted) finish(set, entry, sent);
  } catch (error) {
    if (!signal.aborted) stop(get, set, entry, error);
  } finally {
    if (jobs.get(entry.id) === job) jobs.delete(entry.id);
    schedule(get, set);
  }
}

const lane = ({ purpose }: Entry) => (purpose === 'stream' ? 'parts' : 'whole');

/** Stops entries that the list no longer wants to run, and starts waiting ones, as far as there are slots. */
function schedule(get: Getter, set: Setter): void {
  const { jobs, files, leading } = get(engineAtom);
  const entries = get(entriesAtom);
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  for (const [id, job] of jobs) {
    const state = known.get(id)?.state;
    if (state === 'progress' || state === 'waitingNetwork' || state === 'queued') continue;
    jobs.delete(id);
    job.stop.abort();
  }
  for (const id of files.keys()) if (!known.has(id)) files.delete(id);
  if (!leading) return;
  const room = { ...atOnce };
  for (const id of jobs.keys()) {
    const entry = known.get(id);
    if (entry) room[lane(entry)] -= 1;
  }
  const next = entries.filter((entry) => {
    if (entry.state !== 'queued' || jobs.has(entry.id) || room[lane(entry)] <= 0) return false;
    room[lane(entry)] -= 1;
    return true;
  });
  if (next.length === 0) return;
  const begun = next.map((entry) => ({ entry, job: { stop: new AbortController() } }));
  for (const { entry, job } of begun) jobs.set(entry.id, job);
  // All start in one change of the list.
  const patches = next
    .filter(({ id }) => files.has(id))
    .map(({ id }) => ({ id, patch: { state: 'progress' as const, reason: null, ...still } }));
  if (patches.length > 0) set(commitAtom, { type: 'patch', patches });
  for (const { entry, job } of begun) {
    const now = get(entriesAtom).find(({ id }) => id === entry.id);
    if (now && jobs.get(entry.id) === job) void run(get, set, now, job);
  }
}

/** Checks again what may run. */
export const scheduleAtom = atom(null, (get, set) => schedule(get, set));

onChange((get, set) => schedule(get, set));

onReturn((get, set) => {
  const ids = get(entriesAtom).flatMap(({ id, reason }) => (reason === 'unauthorized' ? [id] : []));
  set(commitAtom, { type: 'retry', ids });
});
