import type { ModuleOwner } from '#domain/course/schema.ts';
import type { FieldName } from '../editor/fields.ts';
import type { TakenFields } from './taken.ts';

// What the screens see of the programme of a course or a marathon: its tree, what a save would do, how a save goes.

/** The days and texts of a module, and what stands in it, in order. */
export interface ProgramModule {
  /** A temporary random id while `isDraft`. */
  id: string;
  /** The platform does not have it yet. */
  isDraft: boolean;
  /** From 1. */
  orderNumber: number;
  name: string;
  description: string;
  /** The day it opens on; null where none is set. */
  dayOffset: number | null;
  /** Ids of lectures: the platform's, and temporary ones of drafts. Each stands in a module once. */
  lectures: readonly string[];
  /** Ids of attachments: the platform's, then drafts in the order they came. */
  attachments: readonly string[];
}

/** A file that the author chose on this device. */
export interface ProgramFile {
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
}

/** A lecture that the author made here, or whose texts they changed here. */
export interface ProgramLecture {
  id: string;
  isDraft: boolean;
  name: string;
  description: string;
  streamID: string | null;
  /** Seconds, where they are known. */
  durationSec: number | null;
  /** The file that becomes its stream, until it has one. */
  file: ProgramFile | null;
  /** What it has of the lecture that it is a copy of, beside texts and media. */
  taken?: TakenFields | undefined;
}

/** A file of a module. */
export interface ProgramAttachment {
  id: string;
  isDraft: boolean;
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  /** Where the platform serves it; empty for a draft. */
  url: string;
}

/** The whole programme as the author sees it. A part that did not change is the same object as before. */
export interface ProgramTree {
  /** Ids of modules, in order. */
  order: readonly string[];
  modules: Readonly<Record<string, ProgramModule>>;
  /** Drafts and changed ones alone: the others are the catalogue's, see `lectureAtom`. */
  lectures: Readonly<Record<string, ProgramLecture>>;
  attachments: Readonly<Record<string, ProgramAttachment>>;
}

/** Something that stands in the tree. A lecture may stand in several modules, so that its place names the module too. */
export type ProgramNode =
  | { type: 'module'; id: string }
  | { type: 'lecture'; moduleId: string; id: string }
  | { type: 'attachment'; moduleId: string; id: string };

/** How the file of a draft is on its way. `lost`: the page was reloaded before it had left, and it must be chosen again. */
export interface FileOnItsWay {
  state: 'queued' | 'progress' | 'paused' | 'waitingNetwork' | 'error' | 'lost';
  /** 0–100. */
  progress: number;
  /** Why it stopped, in the author's language. */
  message: string | null;
  /** Its entry in the upload queue, for pause, retry and cancel; null where it is lost. */
  uploadId: string | null;
}

/** What a row shows of a lecture. */
export interface LectureRow extends ProgramLecture {
  /** `loading`: its name is still on its way from the platform. `missing`: the platform has it no more. */
  status: 'loading' | 'ready' | 'missing';
  /** Its texts differ from the platform's. */
  isChanged: boolean;
  imageId: string | null;
  /** The file that is on its way to it. */
  upload: FileOnItsWay | null;
}

/** Sums of a module, or of the whole programme. */
export interface ProgramTotals {
  modules: number;
  lectures: number;
  attachments: number;
  /** Things that the platform does not have yet. */
  drafts: number;
  /** Seconds of the lectures whose length is known. */
  durationSec: number;
  /** Lectures that have media of unknown length. */
  unknown: number;
  /** Lectures whose facts are still on their way. */
  unread: number;
  /** Lectures without media. */
  withoutMedia: number;
  /** Bytes of attachments. */
  attachmentBytes: number;
  /** Bytes of chosen files that the platform does not have yet. */
  uploadBytes: number;
}

/** A file that a module does not take, and why, in the author's language. */
export interface RefusedFile {
  fileName: string;
  reason: string;
}

// What a save will do.

export type ChangeKind = 'create' | 'change' | 'move' | 'remove';
export type ChangeSubject = 'module' | 'lecture' | 'attachment';
/** What of a subject a change is about. `place`: where it stands. */
export type ChangeAspect = 'name' | 'description' | 'dayOffset' | 'media' | 'place' | 'whole';

/** Where something stands. */
export interface ChangePlace {
  moduleId: string;
  moduleName: string;
  /** From 1, among its like in the module, or among the modules. */
  number: number;
}

/** One line of «Что будет сохранено». */
export interface ProgramChange {
  /** Names it for `revertChangeAtom`. */
  id: string;
  kind: ChangeKind;
  subject: ChangeSubject;
  aspect: ChangeAspect;
  /** What it is about. */
  nodeId: string;
  name: string;
  /** Before and after: a text, a day, a place; null where there is none. */
  before: string | number | ChangePlace | null;
  after: string | number | ChangePlace | null;
  /** Bytes that will be uploaded, or removed with an attachment. */
  size: number | null;
}

/** The changes of one module, in the order of the tree. */
export interface ChangeGroup {
  moduleId: string;
  name: string;
  /** How the module itself stands. */
  state: 'created' | 'kept' | 'removed';
  changes: ProgramChange[];
}

/** What a save will create, change, move and remove. */
export interface ProgramChanges<Fields> {
  /** Changed fields of the course or marathon itself; all its filled fields while it is new. */
  fields: FieldName<Fields>[];
  groups: ChangeGroup[];
  counts: Record<ChangeKind, number>;
  /** Bytes that are still to be uploaded. */
  uploadBytes: number;
  /** Nothing is to be saved. */
  isEmpty: boolean;
}

// How a save goes.

export const stepStates = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];

/** What a step of a save does; the order is that of a save. */
export const stepKinds = [
  'createOwner',
  'createModule',
  'updateModule',
  'uploadLecture',
  'createLecture',
  'attachLecture',
  'updateLecture',
  'uploadAttachment',
  'removeAttachment',
  'removeModule',
  'updateOwner',
  'readOwner',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** One step of a save, as the author sees it. */
export interface SaveStep {
  id: string;
  kind: StepKind;
  /** The name of what it is about. */
  name: string;
  /** The module that it belongs to, as the tree names it; null for steps of the owner. */
  moduleId: string | null;
  state: StepState;
  /** 0–100 while bytes are on their way; null where there is nothing to count. */
  progress: number | null;
  /** Bytes that it sends. */
  size: number | null;
  /** Why it failed, in the author's language. */
  reason: string | null;
  /** It was done or begun before the page was reloaded, or before it failed. */
  resumed: boolean;
}

/** How a save goes. `cut`: it stopped in the middle, in this visit or an earlier one, and can go on. */
export interface SaveProgress {
  status: 'idle' | 'running' | 'done' | 'cut';
  steps: SaveStep[];
  done: number;
  total: number;
  /** The steps that failed. */
  failed: SaveStep[];
}

/** A save that was cut and waits to go on. */
export interface UnfinishedSave {
  /** The key to resume it by: `new` for a course that was new when it began, whatever its address is now. */
  key: string;
  /** The id of the course or marathon, once it is there. */
  ownerId: string | null;
  type: ModuleOwner;
  name: string;
  /** When it began, ms. */
  startedAt: number;
}
