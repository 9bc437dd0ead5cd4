import type { Getter, Setter } from 'jotai';
import { registerAvatar } from '#api/account/requests.ts';
import { persist, wait, type Setback } from '#api/upload/patience.ts';
import { uploadAttachment, uploadImage, type Watch } from '#api/upload/requests.ts';
import { unlessSilent } from '#api/upload/silence.ts';
import { transfer, UnreadableFile } from '#api/upload/transport.ts';
import { createBandwidth, type Bandwidth } from '#lib/concurrency/bandwidth.ts';
import { now } from '#lib/time/clock.ts';
import { digestOfEnds } from '#lib/file/fileMark.ts';
import { nothingSent } from './changes.ts';
import { engineAtom, patchAtom } from './engine.ts';
import { entriesAtom, type Entry } from './entries.ts';
import { keepNowAtom } from './keep.ts';
import { bytesPerSecond, uploadLimitAtom } from './limit.ts';
import { ChangedFile } from './reasons.ts';
import { createMeter } from './speed.ts';
import type { Sent } from './waiting.ts';

/** The list is updated at every percent, and within one at this interval, ms. */
const reportEvery = 300;

/** One transfer of one file. */
interface Sending {
  get: Getter;
  set: Setter;
  entry: Entry;
  file: File;
  signal: AbortSignal;
}

const limitOf = (get: Getter) => bytesPerSecond(get(uploadLimitAtom));

/** The limit for this tab's uploads: only one of all tabs sends. */
function bandwidthOf(get: Getter): Bandwidth {
  const engine = get(engineAtom);
  engine.bandwidth ??= createBandwidth(() => limitOf(get));
  return engine.bandwidth;
}

/** The maximum rate of a file, bytes per second: running files share the limit. Parts are sent faster, and then wait. */
function shareOf(get: Getter): number {
  const running = get(entriesAtom).filter(({ state }) => state === 'progress').length;
  return (limitOf(get) ?? Number.POSITIVE_INFINITY) / Math.max(1, running);
}

/** A line counts as lost if nothing has moved for so long after a failure, ms. */
const lostAfter = 600;

/** Reports progress at a readable rate, and a line that is lost or returns. */
function createReporter({ get, set, entry: { id, size } }: Sending) {
  const meter = createMeter();
  let told = { at: Number.NEGATIVE_INFINITY, progress: -1 };
  let losing: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const still = { speed: null, secondsLeft: null };
  const lose = () => set(patchAtom, id, { state: 'waitingNetwork', ...still });
  const found = () => {
    clearTimeout(losing);
    losing = undefined;
  };
  const end = () => {
    found();
    clearTimeout(late);
  };
  const tell = (sentBytes: number, parts: Entry['parts']) => {
    clearTimeout(late);
    const at = now();
    // The last percent is reserved for the platform's confirmation.
    const progress = Math.min(99, Math.floor((sentBytes / size) * 100));
    meter.add({ at, bytes: sentBytes });
    const rest = told.at + reportEvery - at;
    if (progress === told.progress && rest > 0) {
      late = setTimeout(() => tell(sentBytes, parts), rest);
      return;
    }
    told = { at, progress };
    const measured = meter.speed();
    const speed = measured === null ? null : Math.min(measured, shareOf(get));
    const secondsLeft = speed ? Math.ceil((size - sentBytes) / speed) : null;
    set(patchAtom, id, { sentBytes, progress, parts, speed, secondsLeft });
  };
  return {
    end,
    progress: (sentBytes: number, parts: Entry['parts'] = nothingSent.parts) => tell(sentBytes, parts),
    moved() {
      found();
      const waits = get(entriesAtom).find((entry) => entry.id === id)?.state === 'waitingNetwork';
      if (waits) set(patchAtom, id, { state: 'progress' });
    },
    setback(setback: Setback) {
      if (setback === 'platform') set(patchAtom, id, still);
      else if (globalThis.navigator?.onLine === false) lose();
      else losing ??= setTimeout(lose, lostAfter);
    },
  };
}

type Reporter = ReturnType<typeof createReporter>;

/** The mark of the file. Its digest is read before anything is sent, so that a file chosen after a reload can be compared. */
async function mark({ set, entry, file }: Sending): Promise<string | null> {
  if (entry.mark.digest !== null) return entry.mark.digest;
  const digest = await digestOfEnds(file).catch((cause: unknown) => {
    throw new UnreadableFile('The file cannot be read', { cause });
  });
  set(patchAtom, entry.id, { mark: { ...entry.mark, digest } });
  return digest;
}

async function sendStream(sending: Sending, reporter: Reporter): Promise<Sent> {
  const { get, set, entry, file, signal } = sending;
  const digest = await mark(sending);
  const verify = async () => {
    const found = await digestOfEnds(file).catch((cause: unknown) => {
      throw new UnreadableFile('The file cannot be read', { cause });
    });
    if (digest !== null && found !== digest) throw new ChangedFile('The file has changed');
  };
  const streamID = await transfer(file, {
    fileName: entry.fileName,
    session: entry.session,
    slots: get(engineAtom).slots,
    pace: bandwidthOf(get).spend,
    signal,
    verify,
    onSession: async (session, renewed) => {
      const anew = renewed ? ({ ...nothingSent, noticed: 'renewed' } as const) : {};
      set(patchAtom, entry.id, { session, ...anew });
      // Parts under an unrecorded session would be sent twice.
      await set(keepNowAtom);
    },
    onProgress: reporter.progress,
    onMoved: reporter.moved,
    onSetback: reporter.setback,
  });
  return { streamID, attachment: null };
}

/** Sends a file as one request. */
async function sendWhole(sending: Sending, reporter: Reporter): Promise<Sent> {
  const { get, entry, file, signal } = sending;
  const { purpose, place, fileName } = entry;
  const post = async (watch: Watch): Promise<Sent> => {
    if (purpose === 'image')
      return { streamID: await uploadImage({ file, fileName }, watch), attachment: null };
    if (purpose === 'avatar') {
      await registerAvatar({ file, fileName }, watch);
      return { streamID: entry.id, attachment: null };
    }
    if (place === null) throw new Error('An attachment needs a module');
    const attachment = await uploadAttachment({ ...place, file, fileName }, watch);
    return { streamID: attachment.id, attachment };
  };
  const inTurn = async () => {
    // A picture is small, and a form waits for it.
    if (purpose === 'attachment') await bandwidthOf(get).spend(entry.id, entry.size, signal);
    else bandwidthOf(get).count(entry.size);
    const giveBack = await get(engineAtom).slots.take(entry.id, signal);
    try {
      return await unlessSilent(signal, (one, moved) =>
        post({
          signal: one,
          onUploadProgress: (sent) => {
            moved();
            reporter.moved();
            reporter.progress(Math.min(sent, entry.size));
          },
        }),
      );
    } finally {
      giveBack();
    }
  };
  const check = async () => void (await mark(sending));
  return persist(inTurn, { signal, pause: wait, check, onSetback: reporter.setback });
}

/** Sends a file, and returns its result. */
export async function send(sending: Sending): Promise<Sent> {
  const reporter = createReporter(sending);
  try {
    return await (sending.entry.purpose === 'stream' ? sendStream : sendWhole)(sending, reporter);
  } finally {
    reporter.end();
  }
}
