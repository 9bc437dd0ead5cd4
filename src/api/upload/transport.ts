import * as v from 'valibot';
import { ApiError, isApiError } from '../api-error.ts';
import { createPartsBook, type TransferParts } from './parts.ts';
import { persist, recover, wait, type Patience, type Setback } from './patience.ts';
import { joinRanges, type Range } from '#domain/upload/ranges.ts';
import { closeSession, openSession, readSession, sendPart } from './requests.ts';
import { partsAtOnce } from '#domain/upload/schema.ts';
import { unlessSilent } from './silence.ts';
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
  /** A session was opened, or replaced one that was lost. Nothing is sent before this is done. */
  onSession?: (session: OpenSession, renewed: boolean) => void | Promise<void>;
  /** Bytes that were acknowledged or have left, and the parts they are in; it never falls while a session lasts. */
  onProgress?: (sentBytes: number, parts: TransferParts) => void;
  /** A call failed and is tried again later. */
  onSetback?: (setback: Setback) => void;
  /** Bytes leave, or the platform answers: the line is alive. */
  onMoved?: () => void;
  /** Throws where the file is no longer the one that the session began with. Asked before the file counts as whole. */
  verify?: () => Promise<void>;
}

/** The file cannot be read any more: it was changed, moved or taken away. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** The platform has lost the session, or keeps other data in it: it must be begun anew. */
class LostSession extends Error {
  override name = 'LostSession';
}

/** The most that senders begin apart, ms: a call that hung tells nothing of the line. */
const mostApart = 250;

/** How often a transfer may begin anew, and how often a close may find holes. */
const renewals = 2;

const hole = v.looseObject({ ranges: v.array(v.tuple([v.number(), v.number()])) });

/** A browser reports a file that is gone as a lost connection; reading a byte of it tells the two apart. */
async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UnreadableFile('The file cannot be read', { cause: error });
  }
}

/**
 * Sends a file to the platform and answers the id of its stream. Failed parts are sent again after growing pauses, once
 * the platform has said what it kept; a lost connection is waited for as long as it takes.
 * @throws ApiError when the platform refuses or fails, UnreadableFile, or the reason of the signal
 */
export async function transfer(file: Blob, options: TransferOptions): Promise<string> {
  let { session = null } = options;
  let lost = false;
  for (let renewed = 0; ; renewed += 1) {
    try {
      return await run(file, options, session, lost);
    } catch (error) {
      if (!(error instanceof LostSession)) throw error;
      if (renewed === renewals) throw new ApiError('http', error.message, { status: 409, cause: error });
      session = null;
      lost = true;
    }
  }
}

/** Parts on their way to sessions of platforms that append: who goes on with such a session waits for the last. */
const flights = new Map<string, Promise<unknown>>();

/** Keeps a flight until it ends. */
function ended<T>(sessionId: string, flight: Promise<T>): Promise<T> {
  flights.set(sessionId, flight);
  return flight.finally(() => {
    if (flights.get(sessionId) === flight) flights.delete(sessionId);
  });
}

/** One session of a transfer, from its opening (or the question what it has kept) to its close. */
async function run(
  file: Blob,
  options: TransferOptions,
  earlier: OpenSession | null,
  renewed: boolean,
): Promise<string> {
  const { fileName, slots, pause = wait, onSession, onProgress, onMoved, onSetback, verify } = options;
  const { size } = file;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const patience: Patience = {
    signal,
    pause,
    check: () => checkReadable(file),
    onSetback: (setback) => onSetback?.(setback),
  };

  /** Makes a call of the session. What it answers of a session that is not there means that the session is lost. */
  async function ofSession<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw isApiError(error) && error.status === 404 ? new LostSession(error.message) : error;
    }
  }

  /** How long the last call without a body took, ms. */
  let roundTrip = 0;

  async function timed<T>(call: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    const answer = await call();
    roundTrip = performance.now() - asked;
    return answer;
  }

  /** A call of the session without a body, made until it goes well. */
  const persistently = <T>(call: (signal: AbortSignal) => Promise<T>) =>
    persist(() => timed(() => ofSession(() => unlessSilent(signal, call))), patience);

  async function begin(): Promise<OpenSession> {
    const { sessionId, parts } = await persist(
      () => timed(() => openSession({ fileName, size }, signal)),
      patience,
    );
    const opened = { sessionId, anyOrder: parts === 'any-order' };
    await onSession?.(opened, renewed);
    return opened;
  }

  const { sessionId, anyOrder } = earlier ?? (await begin());
  const book = createPartsBook(size, anyOrder);
  const report = () => onProgress?.(book.total(), book.parts());

  const keep = (ranges: readonly Range[]) => {
    onMoved?.();
    book.keep(ranges);
    report();
  };

  /** Reads what the platform has kept. Where parts go in order, not knowing would mean sending bytes twice. */
  async function readKept(): Promise<void> {
    const { received, ranges } = await persistently((one) => readSession(sessionId, one));
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

  /**
   * Makes sure that a platform that appends has what was sent and no more: a browser sends a request again by itself when a connection
   * breaks before the answer, and tells nobody.
   */
  async function checkReceived(expected: number): Promise<void> {
    const { received } = await persistently((one) => readSession(sessionId, one));
    if (received !== undefined && received > expected) throw new LostSession('The platform has bytes twice');
    if (received !== undefined) book.correct(received > 0 ? [[0, received - 1]] : []);
  }

  async function send(part: Range): Promise<void> {
    const [first, last] = part;
    const giveBack = await slots.take(sessionId, signal);
    // A platform that appends may take a part after it was given up, and after it was asked what it has: such a part is let go to its end.
    const giveUp = anyOrder ? signal : new AbortController().signal;
    try {
      const body = file.slice(first, last + 1);
      await ended(
        sessionId,
        unlessSilent(giveUp, (one, moved) => {
          const onUploadProgress = (bytes: number) => {
            moved();
            onMoved?.();
            book.sent(part, bytes);
            report();
          };
          const watch = { signal: one, onUploadProgress };
          return ofSession(() => sendPart(sessionId, { body, first, last, size }, watch));
        }),
      );
      book.sent(part, 0);
      keep([part]);
      if (!anyOrder) await checkReceived(last + 1);
    } catch (error) {
      book.sent(part, 0);
      // Other data lies in this place: the file is not the one that the session began with.
      throw isApiError(error) && error.status === 409 ? new LostSession(error.message) : error;
    } finally {
      giveBack();
    }
  }

  /** Sends one part after another until none is left. A part that failed stays with its sender until it may go again. */
  async function work(): Promise<void> {
    let failures = 0;
    for (let part = book.next(); part !== null; part = book.next()) {
      book.begin(part);
      try {
        await send(part);
        failures = 0;
      } catch (error) {
        failures += 1;
        await recover(error, failures, patience);
        await ask();
      } finally {
        book.end(part);
      }
    }
  }

  /** Senders that began at once would all send and then all wait, and the line would rest; so each begins a share of a round trip later. */
  async function sendAll(): Promise<void> {
    const apart = Math.min(roundTrip / partsAtOnce, mostApart);
    const workers = Array.from({ length: anyOrder ? partsAtOnce : 1 }, async (_, nth) => {
      if (nth > 0) await wait(nth * apart, signal);
      await work();
    });
    try {
      await Promise.all(workers);
    } catch (error) {
      // The first failure stops the other parts; the caller hears of that failure and not of the stopping.
      failed.abort(error);
      await Promise.allSettled(workers);
      throw error;
    }
  }

  if (!anyOrder) await flights.get(sessionId)?.catch(() => undefined);
  if (earlier) await ask();
  report();
  for (let holes = 0; ; holes += 1) {
    await sendAll();
    await verify?.();
    try {
      return await persistently((one) => closeSession(sessionId, one));
    } catch (error) {
      const found = v.safeParse(hole, isApiError(error) && error.status === 409 ? error.failure : null);
      if (!found.success || holes === renewals) throw error;
      book.correct(joinRanges(found.output.ranges));
    }
  }
}
