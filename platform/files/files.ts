/** Bytes from `first` to `last`, both included. */
export type Range = readonly [first: number, last: number];

/**
 * The bytes of uploads, images and media. A file is written in parts, in any order, and finished once; only then can it be
 * read. An id is made by the platform: letters, digits, «-» and «_».
 */
export interface Files {
  /**
   * Writes a part at its offset. What is kept already is compared and not written again; resolves once the part is on
   * the disk. Throws `ConflictError` where kept bytes differ (all are kept once the file is finished), `PartError` where the body is not
   * `size` bytes. A part that fails leaves what was kept as it was.
   */
  write(id: string, offset: number, size: number, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** What is kept of a file under way, in order, neighbours joined. Empty for an unknown id. */
  ranges(id: string): Promise<Range[]>;
  /** Makes the file ready for reading, at once. Throws `HoleError` unless every byte of `size` is kept. */
  finish(id: string, size: number): Promise<void>;
  /** A ready file taken whole from elsewhere; `open` may be called only when the bytes are first asked for. */
  adopt(id: string, size: number, open: () => Promise<ReadableStream<Uint8Array>>): Promise<void>;
  /** A ready file of bytes whose number shows at their end; answers it. Where they fail, their error is thrown and nothing is kept. */
  take(id: string, body: AsyncIterable<Uint8Array>): Promise<number>;
  /** Size of a finished file in bytes, or null. */
  size(id: string): Promise<number | null>;
  /** A finished file, or a range of it. Throws where there is none. */
  read(id: string, range?: Range): ReadableStream<Uint8Array>;
  /** A range of a finished file, once its bytes are on their way: that may fail before anything is answered. Null where there is no such file. */
  open(id: string, range: Range): Promise<ReadableStream<Uint8Array> | null>;
  /** An address under which a browser reads a finished file where it is kept, for a while and without a session; absent where there is none. */
  link?(id: string, told: { mime: string; disposition: string }): Promise<string>;
  /** Whether every reading is a way to another machine: few and large ones are better than many. */
  readonly isRemote?: true;
  /** Every file, finished or under way. */
  list(): Promise<FoundFile[]>;
  /** Bytes that still find room. */
  free(): Promise<number>;
  /** Deletes a file, finished or under way. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
}

/** A file as a list names it. */
export interface FoundFile {
  id: string;
  /** Bytes of a finished file; null for one under way. */
  size: number | null;
  /** When it was written to last, ms since the epoch. */
  changedAt: number;
}

/** Bytes that differ from those kept. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** A body longer or shorter than was said, or one that broke off. */
export class PartError extends Error {
  override name = 'PartError';
}

/** A file with a hole. */
export class HoleError extends Error {
  override name = 'HoleError';
}

/** What keeps the files does not answer, or asks to be asked later. Nothing that was kept is lost by it. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Whether an id leads nowhere out of the folder. */
export const isId = (id: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(id);

/** Throws on an id that could lead out of the folder. */
export function checkId(id: string): void {
  if (!isId(id)) throw new Error('Not the id of a file');
}
