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
 * The state of an upload. `waitingPlace`: its owner is not saved yet, or was removed by undo. `waitingNetwork` resumes by itself. `waitingFile`: the
 * page was reloaded, and the file must be allowed or chosen again. `processing`: the platform has all of it and makes it playable.
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

/** What a file becomes: streams are sent in parts, everything else as one request. */
export type UploadPurpose = 'stream' | 'image' | 'avatar' | 'attachment';

export type UploadReason = keyof (typeof uploadReasons)['ru'];
type UploadNotice = keyof (typeof uploadNotices)['ru'];

/** Why an upload stopped, as a code, and the advice in the author's language. */
interface UploadProblem {
  reason: UploadReason;
  message: string;
}

/** The target of an upload. Equal targets are the same place: a second file replaces the first. */
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
  /** Draft key: the id of its entity, or `new`. */
  draftKey: string;
  /** Kind of the draft if `kind` does not tell it: `course`, `marathon`. */
  owner?: string;
  /** A lecture or attachment within the draft, by its own or its temporary id. */
  itemId?: string;
  /** The target was saved during this upload: it gets the result without another save. */
  saved?: boolean;
  /** The target accepts only a playable stream: it gets the result once the platform has processed it. */
  whenProcessed?: boolean;
}

/** The module of an attachment. */
export interface AttachmentPlace {
  type: 'course' | 'marathon';
  /** Id of the course or marathon. */
  id: string;
  moduleId: string;
}

/**
 * How the file outlives the page: by a file handle, by a copy, or only by being chosen again, because it is large or the device has no room. null if
 * unknown.
 */
export type Survival = 'handle' | 'copy' | 'choice' | 'noRoom';

/** One file of the queue. */
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
  /** Bytes confirmed or in flight. */
  sentBytes: number;
  parts: TransferParts;
  /** Bytes per second, or null if unknown. */
  speed: number | null;
  secondsLeft: number | null;
  error: UploadProblem | null;
  /** A warning for the author, though nothing has stopped. */
  notice: { kind: UploadNotice; message: string } | null;
  /** The action in `waitingFile`: asks the browser for permission (`allowFileAtom`), or for the file (`offerFileAtom`). */
  needs: 'permission' | 'choice' | null;
  survival: Survival | null;
  /** The resulting stream; for other purposes the id of the image or attachment. */
  streamID: string | null;
  attachment: Attachment | null;
  target: UploadTarget | null;
  /** The target has its result. */
  delivered: boolean;
  /** Ms. */
  addedAt: number;
  /** When it was done or finally failed, ms. */
  endedAt: number | null;
}

/** An entry of the list, as tabs share it and the device stores it. */
export interface Entry extends Omit<Upload, 'error' | 'notice'> {
  reason: UploadReason | null;
  /** The platform's own text about it. */
  said: string | null;
  noticed: UploadNotice | null;
  mark: FileMark;
  session: OpenSession | null;
  place: AttachmentPlace | null;
  /** The tab that added it. */
  origin: string;
}

/** The list, in the order of sending. It is separate from the sending code, which the frame need not load. */
export const entriesAtom = atom<readonly Entry[]>([]);

interface Stated {
  state: UploadState;
}

/** Waiting or running: it needs nothing from the author but an open page. */
export const isUnder = ({ state }: Stated) =>
  state === 'queued' || state === 'progress' || state === 'waitingNetwork';
/** The platform has it. */
export const isOver = ({ state }: Stated) => state === 'done' || state === 'processing';
/** It needs the author to continue. */
export const isStopped = ({ state }: Stated) =>
  state === 'paused' || state === 'waitingFile' || state === 'error';

/**
 * Whether it is on the visible list. A picture shows its progress in place and is on the list only if it needs the author; an entry that waits for
 * its place is shown by the draft.
 */
export const isListed = ({ purpose, state }: Pick<Entry, 'purpose' | 'state'>) =>
  state !== 'waitingPlace' &&
  (purpose === 'stream' || purpose === 'attachment' || state === 'waitingFile' || state === 'waitingNetwork');

/** Totals of all uploads. */
interface UploadsSummary {
  total: number;
  /** Queued, running or waiting for the network. */
  active: number;
  /** The platform has it, processed or not. */
  done: number;
  processing: number;
  paused: number;
  waitingNetwork: number;
  waitingFile: number;
  failed: number;
  /** 0–100, by bytes, of all listed ones. */
  progress: number;
  totalBytes: number;
  sentBytes: number;
  /** Bytes per second, or null if nothing is measured. */
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

/** Totals of all uploads, for the indicator. While it is mounted, uploads of an earlier visit or another tab are resumed. */
export const uploadsSummaryAtom = atom((get): UploadsSummary => {
  const author = get(authorAtom);
  if (author) get(wakeAtom(author.id));
  return summaryOf(get(entriesAtom).filter(isListed));
});
