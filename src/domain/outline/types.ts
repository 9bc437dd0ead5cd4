// The outline: what a folder, an archive or a set of files would become in a programme, before anything is created.

/** A file from the author, by name and folder only. */
export interface SourceFile {
  /** Its id among the given files. */
  id: string;
  /** The folders that it is in, outermost first. */
  path: readonly string[];
  name: string;
  /** Bytes. */
  size: number;
  /** From the browser or the archive; empty if neither tells. */
  mime: string;
  /** Why its content is refused, if it was checked. */
  refused?: string;
}

export type OutlineKind = 'lecture' | 'attachment';

/** Notes on an item: a second copy, no matching lecture or module for its name, or already in the programme. */
export type OutlineNote = 'copy' | 'placed' | 'there';

/** A file that becomes a lecture or an attachment. */
export interface OutlineItem {
  /** The id of its file. */
  id: string;
  kind: OutlineKind;
  file: SourceFile;
  /** The title from its name, without numbers, versions and copy marks. */
  title: string;
  /** The title that the author typed instead. */
  typed: string | null;
  /** The author has excluded it. */
  out: boolean;
  note: OutlineNote | null;
  /** The captions file with the same name: only for a lecture. */
  captions?: SourceFile;
  /** Captions files in other languages, by language suffix. */
  moreCaptions?: readonly SourceFile[];
}

/** A folder that becomes a module. */
export interface OutlineModule {
  id: string;
  title: string;
  typed: string | null;
  /** Lectures and attachments in their order. */
  items: readonly OutlineItem[];
  /** Created even if it is empty: it was empty in its source. */
  kept?: boolean;
}

/** A file that is left out, and why, in the author's language. */
export interface LeftOver {
  file: SourceFile;
  reason: string;
}

/** What would be made of what was given. */
export interface Outline {
  /** The name of the one folder around everything; empty if there is none. */
  title: string;
  modules: readonly OutlineModule[];
  notUnderstood: readonly LeftOver[];
}

/** Texts for items without a name. */
export interface OutlineWords {
  /** From 1. */
  module: (number: number) => string;
  lecture: (number: number) => string;
  /** The module of recordings before the folders, and of those beside them. */
  before: string;
  beside: string;
  /** A continued module: the previous one already has a hundred lectures. */
  part: (name: string, number: number) => string;
}
