/** Bytes from `first` to `last`, both included. */
export type Range = readonly [first: number, last: number];

/**
 * The bytes of uploads, images and media. A file is written in parts, in any order, and finished once; only then can it be read. The platform makes
 * the ids: letters, digits, «-» and «_».
 */
export interface Files {
  /**
   * Writes a part at its offset. Bytes that are stored already are compared and not written again; resolves once the part is on the disk. Throws
   * `ConflictError` if stored bytes differ (in a finished file all are stored), `PartError` if the body does not have `size` bytes. A failed part
   * leaves the stored bytes as they were.
   */
  write(id: string, offset: number, size: number, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** The stored ranges of an unfinished file, sorted and merged. Empty for an unknown id. */
  ranges(id: string): Promise<Range[]>;
  /** Makes the file readable, atomically. Throws `HoleError` unless all `size` bytes are stored. */
  finish(id: string, size: number): Promise<void>;
  /** Stores a finished file from elsewhere; `open` may only be called when its bytes are first needed. */
  adopt(id: string, size: number, open: () => Promise<ReadableStream<Uint8Array>>): Promise<void>;
  /** Stores a finished file of unknown length and returns its size. If the input fails, its error is thrown and nothing is stored. */
  take(id: string, body: AsyncIterable<Uint8Array>): Promise<number>;
  /** Size of a finished file in bytes, or null. */
  size(id: string): Promise<number | null>;
  /** A finished file, or a range of it. Throws if there is none. */
  read(id: string, range?: Range): ReadableStream<Uint8Array>;
  /** A range of a finished file, once its bytes are on their way: that may fail before anything is answered. Null where there is no such file. */
  open(id: string, range: Range): Promise<ReadableStream<Uint8Array> | null>;
  /** An address under which a browser reads a finished file where it is kept, for a while and without a session; absent where there is none. */
  link?(id: string, told: { mime: string; disposition: string }): Promise<string>;
  /** Whether every read goes to another machine: then few large reads are better than many. */
  readonly isRemote?: true;
  /** Every file, finished or unfinished. */
  list(): Promise<FoundFile[]>;
  /** Free space, bytes. */
  free(): Promise<number>;
  /** Deletes a file, finished or unfinished. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A file in the list of all files. */
export interface FoundFile {
  id: string;
  /** Size of a finished file, bytes; null for an unfinished one. */
  size: number | null;
  /** Last write, ms since the epoch. */
  changedAt: number;
}

/** The bytes differ from the stored ones. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** The body is longer or shorter than declared, or was cut off. */
export class PartError extends Error {
  override name = 'PartError';
}

/** The file has a gap. */
export class HoleError extends Error {
  override name = 'HoleError';
}

/** The storage does not answer, or asks to retry later. No stored data is lost. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Whether an id stays within the folder. */
export const isId = (id: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(id);

/** Throws on an id that could lead out of the folder. */
export function checkId(id: string): void {
  if (!isId(id)) throw new Error('Not the id of a file');
}
