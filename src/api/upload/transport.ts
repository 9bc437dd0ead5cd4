import * as v from 'valibot';
import { ApiError, isApiError } from '../api-error.ts';
import { bytesOf, holds, joinRanges, receivedOf, type Range } from './ranges.ts';
import { closeSession, openSession, readSession, sendPart } from './requests.ts';
import { partsAtOnce, partSize } from './schema.ts';
import type { Slots } from './slots.ts';

/** A session that is open on the platform. */
export interface OpenSession {
  sessionId: string;
  /** Parts may go in any order; otherwise one goes after another. */
  anyOrder: boolean;
}

export interface TransferOptions {
  fileName: string;
  /** A session of an earlier run, to go on with: the platform is asked what it has kept. */
  session?: OpenSession | null;
  slots: Slots;
  /** Stops the transfer; what the platform has kept stays there for another run. */
  signal: AbortSignal;
  /** Waits between two tries, ms; fails when the signal stops it. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A session was opened, or replaced one that was lost. */
  onSession?: (session: OpenSession) => void;
  /** Bytes that were acknowledged or have left; it never falls while a session lasts. */
  onProgress?: (sentBytes: number) => void;
  /** A call failed and is tried again later. */
  onSetback?: () => void;
}

/** The file cannot be read any more: it was changed, moved or taken away. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** The platform has lost the session, or keeps other data in it: it must be begun anew. */
class LostSession extends Error {
  override name = 'LostSession';
}

/** Tries of a call in a row before a transfer fails. */
const tries = 6;

/** How often a transfer may begin anew, and how often a close may find holes. */
const renewals = 2;

/** The longest pause between two tries, ms. */
const longestPause = 30_000;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

const isTransient = (error: ApiError) =>
  error.kind === 'network' || error.status >= 500 || error.status === 429 || error.status === 408;

/** Pause before the try that follows the `failed`th failure, ms: doubled each time, or what the platform asks for. */
function pauseAfter(failed: number, error: ApiError): number {
  return Math.max(Math.min(longestPause, 1000 * 2 ** (failed - 1)), (error.retryAfter ?? 0) * 1000);
}

const hole = v.looseObject({ ranges: v.array(v.tuple([v.number(), v.number()])) });

/**
 * Sends a file to the platform and answers the id of its stream. Failed parts are sent again after growing pauses, once
 * the platform has said what it kept.
 * @throws ApiError when the platform refuses or stays away, UnreadableFile, or the reason of the signal
 */
export async function transfer(file: Blob, options: TransferOptions): Promise<string> {
  let { session = null } = options;
  for (let renewed = 0; ; renewed += 1) {
    try {
      return await run(file, options, session);
    } catch (error) {
      if (!(error instanceof LostSession)) throw error;
      if (renewed === renewals) throw new ApiError('http', error.message, { status: 409, cause: error });
      session = null;
    }
  }
}

/** One session of a transfer, from its opening (or the question what it has kept) to its close. */
async function run(file: Blob, options: TransferOptions, earlier: OpenSession | null): Promise<string> {
  const { fileName, slots, pause = wait, onSession, onProgress, onSetback } = options;
  const { size } = file;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);

  /** After a failure: throws what no further try can mend, else waits. */
  async function recover(error: unknown, failures: number): Promise<void> {
    signal.throwIfAborted();
    if (!isApiError(error)) throw error;
    if (error.kind === 'network') await checkReadable(file);
    if (!isTransient(error) || failures >= tries) throw error;
    onSetback?.();
    await pause(pauseAfter(failures, error), signal);
  }

  /** Makes a call until it goes well. */
  async function persist<T>(call: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await call();
      } catch (error) {
        await recover(error, failures);
      }
    }
  }

  /** Makes a call of the session. What it answers of a session that is not there means that the session is lost. */
  async function ofSession<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw isApiError(error) && error.status === 404 ? new LostSession(error.message) : error;
    }
  }

  async function begin(): Promise<OpenSession> {
    const { sessionId, parts } = await persist(() => openSession({ fileName, size }, signal));
    const opened = { sessionId, anyOrder: parts === 'any-order' };
    onSession?.(opened);
    return opened;
  }

  const { sessionId, anyOrder } = earlier ?? (await begin());

  let kept: Range[] = [];
  let reported = 0;
  /** Bytes that have left of each part on its way, by its first byte. */
  const sending = new Map<number, number>();

  function report(): void {
    const leaving = [...sending.values()].reduce((sum, sent) => sum + sent, 0);
    reported = Math.max(reported, Math.min(size, bytesOf(kept) + leaving));
    onProgress?.(reported);
  }

  const keep = (ranges: readonly Range[]) => {
    kept = joinRanges([...kept, ...ranges]);
    report();
  };

  /** Reads what the platform has kept. Where parts go in order, not knowing would mean sending bytes twice. */
  async function readKept(): Promise<void> {
    const { received, ranges } = await persist(() => ofSession(() => readSession(sessionId, signal)));
    if (ranges) keep(ranges);
    else if (received !== undefined) keep(received > 0 ? [[0, received - 1]] : []);
    else if (!anyOrder) throw new LostSession('The platform does not say what it has kept');
  }

  let asking: Promise<void> | null = null;

  /** Asks what the platform has kept. Parts that fail together ask once. */
  function ask(): Promise<void> {
    asking ??= readKept().finally(() => {
      asking = null;
    });
    return asking;
  }

  /** The next part that is neither kept nor on its way. */
  function nextPart(): Range | null {
    if (!anyOrder) {
      const first = receivedOf(kept);
      return first < size ? [first, Math.min(first + partSize, size) - 1] : null;
    }
    for (let first = 0; first < size; first += partSize) {
      const part: Range = [first, Math.min(first + partSize, size) - 1];
      if (!sending.has(first) && !holds(kept, part)) return part;
    }
    return null;
  }

  async function send(part: Range): Promise<void> {
    const [first, last] = part;
    const giveBack = await slots.take(sessionId, signal);
    const onUploadProgress = (bytes: number) => {
      sending.set(first, Math.min(bytes, last - first + 1));
      report();
    };
    try {
      const body = file.slice(first, last + 1);
      await ofSession(() => sendPart(sessionId, { body, first, last, size }, { signal, onUploadProgress }));
      sending.set(first, 0);
      keep([part]);
    } catch (error) {
      sending.set(first, 0);
      // Other data lies in this place: the file is not the one that the session began with.
      throw isApiError(error) && error.status === 409 ? new LostSession(error.message) : error;
    } finally {
      giveBack();
    }
  }

  /** Sends one part after another until none is left. A part that failed stays with its sender until it may go again. */
  async function work(): Promise<void> {
    let failures = 0;
    for (let part = nextPart(); part !== null; part = nextPart()) {
      sending.set(part[0], 0);
      try {
        await send(part);
        failures = 0;
      } catch (error) {
        failures += 1;
        await recover(error, failures);
        await ask();
      } finally {
        sending.delete(part[0]);
      }
    }
  }

  async function sendAll(): Promise<void> {
    const workers = Array.from({ length: anyOrder ? partsAtOnce : 1 }, () => work());
    try {
      await Promise.all(workers);
    } catch (error) {
      // The first failure stops the other parts; the caller hears of that failure and not of the stopping.
      failed.abort(error);
      await Promise.allSettled(workers);
      throw error;
    }
  }

  if (earlier) await ask();
  report();
  for (let holes = 0; ; holes += 1) {
    await sendAll();
    try {
      return await persist(() => ofSession(() => closeSession(sessionId, signal)));
    } catch (error) {
      const found = v.safeParse(hole, isApiError(error) && error.status === 409 ? error.failure : null);
      if (!found.success || holes === renewals) throw error;
      kept = joinRanges(found.output.ranges);
    }
  }
}

/** A browser reports a file that is gone as a lost connection; reading a byte of it tells the two apart. */
async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UnreadableFile('The file cannot be read', { cause: error });
  }
}
