import { atom } from 'jotai';
import type { uploadReasons } from './messages.ts';

export type UploadState = 'queued' | 'progress' | 'paused' | 'done' | 'error';
export type UploadReason = keyof (typeof uploadReasons)['ru'];

/** Why an upload stopped, for a program and in the author's language. */
export interface UploadProblem {
  reason: UploadReason;
  message: string;
}

/** What waits for the stream of an upload. */
export interface UploadTarget {
  kind: 'lecture';
  /** Key of the draft: the lecture's id, or `new`. */
  draftKey: string;
  /** The lecture was saved while this upload ran: it gets the stream without another save. */
  saved?: boolean;
}

/** One file on its way to the platform. */
export interface Upload {
  id: string;
  /** Unique in the list. */
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  state: UploadState;
  /** 0–100; 100 when the platform has confirmed the whole file. */
  progress: number;
  sentBytes: number;
  /** Bytes a second, or null while it is not known. */
  speed: number | null;
  secondsLeft: number | null;
  error: UploadProblem | null;
  /** The stream that the file became. */
  streamID: string | null;
  target: UploadTarget | null;
}

/** An entry of the list. */
export type Entry = Omit<Upload, 'error'> & { reason: UploadReason | null };

/** The list, in the order the files were added. It stands apart from what sends them, which the frame of a screen need not load. */
export const entriesAtom = atom<readonly Entry[]>([]);

/** Waits its turn or is on its way. */
export const isUnder = ({ state }: { state: UploadState }) => state === 'queued' || state === 'progress';
/** The platform has it. */
export const isOver = ({ state }: { state: UploadState }) => state === 'done';

/** All uploads in a few numbers. */
export interface UploadsSummary {
  total: number;
  /** Queued or under way. */
  active: number;
  done: number;
  failed: number;
  /** 0–100, by bytes, of all that is listed. */
  progress: number;
  secondsLeft: number | null;
}

/** All uploads in a few numbers, for the indicator. */
export const uploadsSummaryAtom = atom((get): UploadsSummary => {
  const entries = get(entriesAtom);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const sent = entries.reduce((sum, entry) => sum + entry.sentBytes, 0);
  const running = entries.filter(isUnder);
  const speed = running.reduce((sum, entry) => sum + (entry.speed ?? 0), 0);
  const left = running.reduce((sum, entry) => sum + entry.size - entry.sentBytes, 0);
  return {
    total: entries.length,
    active: running.length,
    done: entries.filter(isOver).length,
    failed: entries.filter(({ state }) => state === 'error').length,
    progress: size === 0 ? 0 : Math.floor((sent / size) * 100),
    secondsLeft: running.length > 0 && speed > 0 ? Math.ceil(left / speed) : null,
  };
});
