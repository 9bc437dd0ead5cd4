// How the parts of one session of an upload are sent, and what is known of what the platform has kept of them.
import type { Range } from '#domain/upload/ranges.ts';
import { partsAtOnce } from '#domain/upload/schema.ts';
import { isApiError } from '../api-error.ts';
import type { Flow } from './flow.ts';
import type { PartsBook, TransferParts } from './parts.ts';
import { persist, recover, wait, type Patience, type Setback } from './patience.ts';
import { openSession, readSession, sendPart } from './requests.ts';
import { unlessSilent } from './silence.ts';
import type { FairSlots } from '#lib/concurrency/fairSlots.ts';

/** A session that is open on the platform. */
export interface OpenSession {
  sessionId: string;
  /** Parts may go in any order; otherwise one goes after another. */
  anyOrder: boolean;
  /** How many parts the platform takes at a time, where it says so. */
  atOnce?: number | undefined;
}

export interface TransferOptions {
  fileName: string;
  /** A session of an earlier run, to go on with: the platform is asked what it has kept. */
  session?: OpenSession | null;
  slots: FairSlots;
  /** Waits until so many bytes of a session may leave. */
  pace?: (sessionId: string, bytes: number, signal: AbortSignal) => Promise<void>;
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

/** The platform has lost the session, or keeps other data in it: it must be begun anew. */
export class LostSession extends Error {
  override name = 'LostSession';
}

/** The most that senders begin apart, ms: a call that hung tells nothing of the line. */
const mostApart = 250;

/** Parts on their way to sessions of platforms that append: who goes on with such a session waits for the last. */
const flights = new Map<string, Promise<unknown>>();

/** Waits for the last part on its way to a session. */
export const landed = async (sessionId: string): Promise<unknown> =>
  flights.get(sessionId)?.catch(() => undefined);

/** Keeps a flight until it ends. */
function ended<T>(sessionId: string, flight: Promise<T>): Promise<T> {
  flights.set(sessionId, flight);
  return flight.finally(() => {
    if (flights.get(sessionId) === flight) flights.delete(sessionId);
  });
}

/** Makes a call of a session. What it answers of a session that is not there means that the session is lost. */
async function ofSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isApiError(error) && error.status === 404 ? new LostSession(error.message) : error;
  }
}

/** Calls without a body, made until they go well. */
export function createCalls(patience: Patience) {
  /** How long the quickest of them took, ms: the others had more than the line to wait for. */
  let roundTrip = Number.POSITIVE_INFINITY;

  async function timed<T>(call: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    const answer = await call();
    roundTrip = Math.min(roundTrip, performance.now() - asked);
    return answer;
  }

  return {
    roundTrip: () => roundTrip,
    open: (file: { fileName: string; size: number }) =>
      persist(() => timed(() => openSession(file, patience.signal)), patience),
    ofSession: <T>(call: (signal: AbortSignal) => Promise<T>) =>
      persist(() => timed(() => ofSession(() => unlessSilent(patience.signal, call))), patience),
  };
}

type Calls = ReturnType<typeof createCalls>;

/** What the platform has kept of a session's file, as far as is known here. */
export function createKept(
  { sessionId, anyOrder }: OpenSession,
  book: PartsBook,
  calls: Calls,
  { onProgress, onMoved }: TransferOptions,
) {
  const report = () => onProgress?.(book.total(), book.parts());

  const keep = (ranges: readonly Range[]) => {
    onMoved?.();
    book.keep(ranges);
    report();
  };

  /** Reads what the platform has kept. Where parts go in order, not knowing would mean sending bytes twice. */
  async function readKept(): Promise<void> {
    const { received, ranges } = await calls.ofSession((one) => readSession(sessionId, one));
    if (ranges) keep(ranges);
    else if (received !== undefined) keep(received > 0 ? [[0, received - 1]] : []);
    else if (!anyOrder) throw new LostSession('The platform does not say what it has kept');
  }

  let asking: Promise<void> | null = null;

  return {
    report,
    keep,
    /** Asks what the platform has kept. Parts that fail together ask once. */
    ask(): Promise<void> {
      asking ??= readKept().finally(() => {
        asking = null;
      });
      return asking;
    },
    /**
     * Makes sure that a platform that appends has what was sent and no more: a browser sends a request again by itself when a connection
     * breaks before the answer, and tells nobody.
     */
    async check(expected: number): Promise<void> {
      const { received } = await calls.ofSession((one) => readSession(sessionId, one));
      if (received !== undefined && received > expected)
        throw new LostSession('The platform has bytes twice');
      if (received !== undefined) book.correct(received > 0 ? [[0, received - 1]] : []);
    },
  };
}

/** A session whose parts are being sent. */
export interface Sending extends OpenSession {
  file: Blob;
  options: TransferOptions;
  /** Stops all parts. */
  signal: AbortSignal;
  patience: Patience;
  book: PartsBook;
  kept: ReturnType<typeof createKept>;
  flow: Flow;
}

/** Sends one part. */
async function send(part: Range, sending: Sending): Promise<void> {
  const { sessionId, anyOrder, file, options, signal, book, kept, flow } = sending;
  const [first, last] = part;
  // Before it holds a slot: files that wait for the pace must not wait for each other.
  await options.pace?.(sessionId, last - first + 1, signal);
  const giveBack = await options.slots.take(sessionId, signal);
  // A platform that appends may take a part after it was given up, and after it was asked what it has: such a part is let go to its end.
  const giveUp = anyOrder ? signal : new AbortController().signal;
  try {
    const body = file.slice(first, last + 1);
    const left = performance.now();
    await ended(
      sessionId,
      unlessSilent(giveUp, (one, moved) => {
        const onUploadProgress = (bytes: number) => {
          moved();
          options.onMoved?.();
          book.sent(part, bytes);
          kept.report();
        };
        const watch = { signal: one, onUploadProgress };
        return ofSession(() => sendPart(sessionId, { body, first, last, size: file.size }, watch));
      }),
    );
    options.slots.resize(flow.after(performance.now() - left));
    book.sent(part, 0);
    kept.keep([part]);
    if (!anyOrder) await kept.check(last + 1);
  } catch (error) {
    book.sent(part, 0);
    // Other data lies in this place: the file is not the one that the session began with.
    throw isApiError(error) && error.status === 409 ? new LostSession(error.message) : error;
  } finally {
    giveBack();
  }
}

/** Sends one part after another until none is left. A part that failed stays with its sender until it may go again. */
async function work(sending: Sending): Promise<void> {
  const { book, kept, patience } = sending;
  let failures = 0;
  for (let part = book.next(); part !== null; part = book.next()) {
    book.begin(part);
    try {
      await send(part, sending);
      failures = 0;
    } catch (error) {
      failures += 1;
      await recover(error, failures, patience);
      await kept.ask();
    } finally {
      book.end(part);
    }
  }
}

/** Senders that began at once would all send and then all wait, and the line would rest; so each begins a share of a round trip later. */
export async function sendAll(sending: Sending, roundTrip: number, failed: AbortController): Promise<void> {
  const apart = Math.min(roundTrip / partsAtOnce, mostApart);
  const workers = Array.from({ length: sending.flow.most }, async (_, nth) => {
    if (nth > 0) await wait(nth * apart, sending.signal);
    await work(sending);
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
