import { atom } from 'jotai';
import type { Kind } from '#domain/kinds.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import type { OpenSession } from '#api/upload/sending.ts';
import type { TransferParts } from '#api/upload/parts.ts';
import type { FileMark } from '#lib/file/fileMark.ts';
import { authorAtom } from '../session/session.ts';
import type { uploadNotices, uploadReasons } from './messages.ts';
import { wakeAtom } from './wake.ts';

/**
 * Where an upload is. `waitingPlace`: what it belongs to is not saved yet, or was taken back. `waitingNetwork` goes on by itself.
 * `waitingFile`: the page was reloaded, and the file must be allowed or chosen again. `processing`: the platform has all of it and
 * makes it ready to play.
 */
export type UploadState =
  | 'waitingPlace'
  | 'queued'
  | 'progress'
  | 'paused'
  | 'waitingNetwork'
  | 'waitingFile'
  | 'processing'
  | 'done'
  | 'error';

/** What a file becomes: a stream goes by parts, all else as one request. */
export type UploadPurpose = 'stream' | 'image' | 'avatar' | 'attachment';

export type UploadReason = keyof (typeof uploadReasons)['ru'];
type UploadNotice = keyof (typeof uploadNotices)['ru'];

/** Why an upload stopped, for a program, and what to do about it in the author's language. */
interface UploadProblem {
  reason: UploadReason;
  message: string;
}

/** What waits for an upload. The same target is the same place: a second file for it takes the place of the first. */
export interface UploadTarget {
  kind:
    | Kind
    | 'courseLecture'
    | 'attachment'
    | 'trailer'
    | 'cover'
    | 'avatar'
    // The kind of any other editor.
    | (string & {});
  /** Key of the draft: the id of its entity, or `new`. */
  draftKey: string;
  /** Kind of the draft where `kind` does not tell it: `course`, `marathon`. */
  owner?: string;
  /** A lecture or attachment within the draft, by its own or its temporary id. */
  itemId?: string;
  /** What waits was saved while this upload ran: it gets the result without another save. */
  saved?: boolean;
  /** What waits takes nothing that does not play yet: it gets the result once the platform has processed it. */
  whenProcessed?: boolean;
}

/** The module that an attachment goes to. */
export interface AttachmentPlace {
  type: 'course' | 'marathon';
  /** Id of the course or marathon. */
  id: string;
  moduleId: string;
}

/**
 * How the file outlives the page: by the browser's own reference to it, by a copy, or only by being chosen again, because it is
 * large or because the device has no room for a copy. null while that is not known.
 */
export type Survival = 'handle' | 'copy' | 'choice' | 'noRoom';

/** One file on its way to the platform. */
export interface Upload {
  id: string;
  purpose: UploadPurpose;
  /** Unique in the list. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  state: UploadState;
  /** 0–100; 100 when the platform has confirmed the whole file. */
  progress: number;
  /** Bytes that were confirmed or are on the line. */
  sentBytes: number;
  parts: TransferParts;
  /** Bytes a second, or null while it is not known. */
  speed: number | null;
  secondsLeft: number | null;
  error: UploadProblem | null;
  /** What the author should know though nothing stopped. */
  notice: { kind: UploadNotice; message: string } | null;
  /** What a press does in `waitingFile`: asks the browser for leave (`allowFileAtom`), or for the file (`provideFileAtom`). */
  needs: 'permission' | 'choice' | null;
  survival: Survival | null;
  /** The stream that the file became; of other purposes the id of the image or attachment. */
  streamID: string | null;
  attachment: Attachment | null;
  target: UploadTarget | null;
  /** The target has what it waited for. */
  delivered: boolean;
  /** Ms. */
  addedAt: number;
  /** When it was done or stopped for good, ms. */
  endedAt: number | null;
}

/** An entry of the list, as the tabs of a browser share it and the device keeps it. */
export interface Entry extends Omit<Upload, 'error' | 'notice'> {
  reason: UploadReason | null;
  /** The platform's own words about it. */
  said: string | null;
  noticed: UploadNotice | null;
  mark: FileMark;
  session: OpenSession | null;
  place: AttachmentPlace | null;
  /** The tab that added it. */
  origin: string;
}

/** The list, in the order of sending. It stands apart from what sends, which the frame of a screen need not load. */
export const entriesAtom = atom<readonly Entry[]>([]);

interface Stated {
  state: UploadState;
}

/** Waits its turn or the network, or is on its way: it needs nothing of the author but the page. */
export const isUnder = ({ state }: Stated) =>
  state === 'queued' || state === 'progress' || state === 'waitingNetwork';
/** The platform has it. */
export const isOver = ({ state }: Stated) => state === 'done' || state === 'processing';
/** It does not go on without the author. */
export const isStopped = ({ state }: Stated) =>
  state === 'paused' || state === 'waitingFile' || state === 'error';

/**
 * Whether it is on the list. A picture shows its way in its own place: the list has it only while it needs the author; and what waits
 * for its place is told by the draft.
 */
export const isListed = ({ purpose, state }: Pick<Entry, 'purpose' | 'state'>) =>
  state !== 'waitingPlace' &&
  (purpose === 'stream' || purpose === 'attachment' || state === 'waitingFile' || state === 'waitingNetwork');

/** All uploads in a few numbers. */
interface UploadsSummary {
  total: number;
  /** Queued, under way or waiting for the network. */
  active: number;
  /** The platform has it, processed or not. */
  done: number;
  processing: number;
  paused: number;
  waitingNetwork: number;
  waitingFile: number;
  failed: number;
  /** 0–100, by bytes, of all that is listed. */
  progress: number;
  totalBytes: number;
  sentBytes: number;
  /** Bytes a second, or null while nothing is measured. */
  speed: number | null;
  secondsLeft: number | null;
}

function summaryOf(entries: readonly Entry[]): UploadsSummary {
  const sum = (of: readonly Entry[], value: (entry: Entry) => number) =>
    of.reduce((total, entry) => total + value(entry), 0);
  const count = (state: UploadState) => entries.filter((entry) => entry.state === state).length;
  const running = entries.filter(isUnder);
  const [totalBytes, sentBytes] = [
    sum(entries, ({ size }) => size),
    sum(entries, (entry) => entry.sentBytes),
  ];
  const speed = sum(running, (entry) => entry.speed ?? 0);
  const left = sum(running, (entry) => entry.size - entry.sentBytes);
  return {
    total: entries.length,
    active: running.length,
    done: entries.filter(isOver).length,
    processing: count('processing'),
    paused: count('paused'),
    waitingNetwork: count('waitingNetwork'),
    waitingFile: count('waitingFile'),
    failed: count('error'),
    progress: totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100),
    totalBytes,
    sentBytes,
    speed: speed > 0 ? speed : null,
    secondsLeft: running.length > 0 && speed > 0 ? Math.ceil(left / speed) : null,
  };
}

/**
 * All uploads in a few numbers, for the indicator. While it is read, uploads that an earlier visit left, or another tab began, are
 * taken up.
 */
export const uploadsSummaryAtom = atom((get): UploadsSummary => {
  const author = get(authorAtom);
  if (author) get(wakeAtom(author.id));
  return summaryOf(get(entriesAtom).filter(isListed));
});
