import * as v from 'valibot';
import { joinRanges } from '#domain/upload/ranges.ts';
import { ApiError, isApiError } from '../api-error.ts';
import { createFlow, mostParts } from './flow.ts';
import { createPartsBook } from './parts.ts';
import { wait, type Patience } from './patience.ts';
import { closeSession } from './requests.ts';
import {
  createCalls,
  createKept,
  landed,
  LostSession,
  sendAll,
  type OpenSession,
  type Sending,
  type TransferOptions,
} from './sending.ts';

/** The file can no longer be read: it was changed, moved or deleted. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** How many times a transfer may start again, and a close may find gaps. */
const renewals = 2;

const hole = v.looseObject({ ranges: v.array(v.tuple([v.number(), v.number()])) });

/** A browser reports a missing file as a lost connection. Reading one byte of it tells them apart. */
async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UnreadableFile('The file cannot be read', { cause: error });
  }
}

/**
 * Sends a file to the platform and returns the id of its stream. Failed parts are sent again after growing pauses, once the platform has said what it
 * has. A lost connection is waited for without limit.
 * @throws ApiError if the platform refuses or fails, UnreadableFile, or the reason of the signal
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

/** One session of a transfer, from its opening (or the question what it has) to its close. */
async function run(
  file: Blob,
  options: TransferOptions,
  earlier: OpenSession | null,
  renewed: boolean,
): Promise<string> {
  const { fileName, pause = wait, onSession, onSetback, verify } = options;
  const { size } = file;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const patience: Patience = {
    signal,
    pause,
    check: () => checkReadable(file),
    onSetback: (setback) => onSetback?.(setback),
  };
  const calls = createCalls(patience);

  async function begin(): Promise<OpenSession> {
    const { sessionId, parts, atOnce } = await calls.open({ fileName, size });
    const opened = { sessionId, anyOrder: parts === 'any-order', ...(atOnce !== undefined && { atOnce }) };
    await onSession?.(opened, renewed);
    return opened;
  }

  const session = earlier ?? (await begin());
  const { sessionId, anyOrder, atOnce } = session;
  const book = createPartsBook(size, anyOrder);
  const kept = createKept(session, book, calls, options);
  const flow = createFlow(mostParts(anyOrder, atOnce), calls.roundTrip);
  const sending: Sending = { sessionId, anyOrder, file, options, signal, patience, book, kept, flow };

  if (!anyOrder) await landed(sessionId);
  if (earlier) await kept.ask();
  kept.report();
  for (let holes = 0; ; holes += 1) {
    await sendAll(sending, calls.roundTrip(), failed);
    await verify?.();
    try {
      return await calls.ofSession((one) => closeSession(sessionId, one));
    } catch (error) {
      const found = v.safeParse(hole, isApiError(error) && error.status === 409 ? error.failure : null);
      if (!found.success || holes === renewals) throw error;
      book.correct(joinRanges(found.output.ranges));
    }
  }
}
