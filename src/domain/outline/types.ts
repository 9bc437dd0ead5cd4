// What a folder, an archive or a heap of files would become in a programme, before anything is made of it.

/** A file that the author gave, as far as its name and place go. */
export interface SourceFile {
  /** Names it among those that were given with it. */
  id: string;
  /** The folders that it lies in, from the outermost. */
  path: readonly string[];
  name: string;
  /** Bytes. */
  size: number;
  /** As the browser or the archive tells it; empty where neither does. */
  mime: string;
  /** Why it cannot be taken, where its bytes tell so. */
  refused?: string;
}

export type OutlineKind = 'lecture' | 'attachment';

/** Why something stands as it stands: a second copy of the same, put where nothing of its name is, or in the programme already. */
export type OutlineNote = 'copy' | 'placed' | 'there';

/** A file that becomes a lecture or an attachment. */
export interface OutlineItem {
  /** That of its file. */
  id: string;
  kind: OutlineKind;
  file: SourceFile;
  /** What its name says without numbers, versions and copies. */
  title: string;
  /** What the author typed instead. */
  typed: string | null;
  /** The author leaves it out. */
  out: boolean;
  note: OutlineNote | null;
  /** The file of captions that shares its name: a lecture's alone. */
  captions?: SourceFile;
  /** Those in other languages, by the ends of their names. */
  moreCaptions?: readonly SourceFile[];
}

/** A folder that becomes a module. */
export interface OutlineModule {
  id: string;
  title: string;
  typed: string | null;
  /** Lectures and attachments in their order. */
  items: readonly OutlineItem[];
  /** It is made though nothing stands in it: it stood empty where it comes from. */
  kept?: boolean;
}

/** A file that becomes nothing, and why, in the author's language. */
export interface LeftOver {
  file: SourceFile;
  reason: string;
}

/** What would be made of what was given. */
export interface Outline {
  /** The name of the one folder that all lies in; empty where there is none. */
  title: string;
  modules: readonly OutlineModule[];
  notUnderstood: readonly LeftOver[];
}

/** Words for what has no name of its own. */
export interface OutlineWords {
  /** From 1. */
  module: (number: number) => string;
  lecture: (number: number) => string;
  /** Recordings that lie before, and beside, the folders. */
  before: string;
  beside: string;
  /** A module goes on: it has a hundred lectures already. */
  part: (name: string, number: number) => string;
}
