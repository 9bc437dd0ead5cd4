// Sends the parts of one upload session, and tracks which of them the platform has.
import type { Range } from '#domain/upload/ranges.ts';
import { partsAtOnce } from '#domain/upload/schema.ts';
import { isApiError } from '../api-error.ts';
import type { Flow } from './flow.ts';
import type { PartsBook, TransferParts } from './parts.ts';
import { persist, recover, wait, type Patience, type Setback } from './patience.ts';
import { openSession, readSession, sendPart } from './requests.ts';
import { unlessSilent } from './silence.ts';
import type { FairSlots } from '#lib/concurrency/fairSlots.ts';

/** An open session of the platform. */
export interface OpenSession {
  sessionId: string;
  /** Parts may be sent in any order; otherwise one after another. */
  anyOrder: boolean;
  /** How many parts the platform accepts at once, if it says so. */
  atOnce?: number | undefined;
}

export interface TransferOptions {
  fileName: string;
  /** A session of an earlier run to resume: the platform is asked what it has. */
  session?: OpenSession | null;
  slots: FairSlots;
  /** Waits until so many bytes of a session may be sent. */
  pace?: (sessionId: string, bytes: number, signal: AbortSignal) => Promise<void>;
  /** Stops the transfer; the platform keeps what it has for a later run. */
  signal: AbortSignal;
  /** Waits between two attempts, ms; rejects when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A session was opened, or replaced a lost one. Nothing is sent before this resolves. */
  onSession?: (session: OpenSession, renewed: boolean) => void | Promise<void>;
  /** Bytes that were confirmed or have left, and the parts they belong to; never decreases within a session. */
  onProgress?: (sentBytes: number, parts: TransferParts) => void;
  /** A call failed and will be repeated. */
  onSetback?: (setback: Setback) => void;
  /** Bytes are leaving, or the platform answers: the line is alive. */
  onMoved?: () => void;
  /** Throws if the file has changed since the session began. Checked before the file counts as complete. */
  verify?: () => Promise<void>;
}

/** The platform has lost the session, or has other data in it: a new one must be opened. */
export class LostSession extends Error {
  override name = 'LostSession';
}

/** The longest delay between the starts of senders, ms: a call that hung tells nothing of the line. */
const mostApart = 250;

/** Parts being sent to sessions of platforms that append: resuming such a session waits for the last one. */
const flights = new Map<string, Promise<unknown>>();

/** Waits for the last part that is being sent to a session. */
export const landed = async (sessionId: string): Promise<unknown> =>
  flights.get(sessionId)?.catch(() => undefined);

/** Remembers a part until it ends. */
function ended<T>(sessionId: string, flight: Promise<T>): Promise<T> {
  flights.set(sessionId, flight);
  return flight.finally(() => {
    if (flights.get(sessionId) === flight) flights.delete(sessionId);
  });
}

/** Makes a call of a session. A session that does not exist counts as lost. */
async function ofSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isApiError(error) && error.status === 404 ? new LostSession(error.message) : error;
  }
}

/** Calls without a body, repeated until they succeed. */
export function createCalls(patience: Patience) {
  /** The time of the fastest of them, ms: the others waited for more than the line. */
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

/** What the platform has of a session's file, as far as it is known here. */
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

  /** Reads what the platform has. If parts must be in order, not knowing would mean sending bytes twice. */
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
    /** Asks what the platform has. Parts that fail together ask once. */
    ask(): Promise<void> {
      asking ??= readKept().finally(() => {
        asking = null;
      });
      return asking;
    },
    /**
     * Makes sure that an appending platform has what was sent and no more. A browser silently repeats a request if the connection breaks before the
     * answer.
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
  // Before it takes a slot: files that wait for the pace must not block each other.
  await options.pace?.(sessionId, last - first + 1, signal);
  const giveBack = await options.slots.take(sessionId, signal);
  // An appending platform may store a part after it was cancelled, and after it was asked what it has. So such a part is never cancelled.
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
    // The session has other data at this place: the file is not the one that it began with.
    throw isApiError(error) && error.status === 409 ? new LostSession(error.message) : error;
  } finally {
    giveBack();
  }
}

/** Sends one part after another until none is left. A failed part stays with its sender until it may be sent again. */
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

/** Senders that start together would all send and then all wait, while the line is idle. So each starts a share of a round trip later. */
export async function sendAll(sending: Sending, roundTrip: number, failed: AbortController): Promise<void> {
  const apart = Math.min(roundTrip / partsAtOnce, mostApart);
  const workers = Array.from({ length: sending.flow.most }, async (_, nth) => {
    if (nth > 0) await wait(nth * apart, sending.signal);
    await work(sending);
  });
  try {
    await Promise.all(workers);
  } catch (error) {
    // The first failure stops the other parts, and is the one that the caller gets.
    failed.abort(error);
    await Promise.allSettled(workers);
    throw error;
  }
}
