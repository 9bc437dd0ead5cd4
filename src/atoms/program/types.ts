import type { ModuleOwner } from '#domain/course/schema.ts';
import type { FieldName } from '../editor/fields.ts';
import type { CopiedFields } from './copiedFields.ts';

// The programme of a course or a marathon for the screens: its tree, the effect of a save, the progress of a save.

/** The days and texts of a module, and its content in order. */
export interface ProgramModule {
  /** A temporary random id if `isDraft`. */
  id: string;
  /** The platform does not have it yet. */
  isDraft: boolean;
  /** From 1. */
  orderNumber: number;
  name: string;
  description: string;
  /** The day it opens on; null if none is set. */
  dayOffset: number | null;
  /** Ids of lectures: the platform's, and temporary ones of drafts. Each occurs once in a module. */
  lectures: readonly string[];
  /** Ids of attachments: the platform's, then drafts in the order they were added. */
  attachments: readonly string[];
}

/** A file that the author chose on this device. */
export interface ProgramFile {
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
}

/** A lecture created here, or with texts changed here. */
export interface ProgramLecture {
  id: string;
  isDraft: boolean;
  name: string;
  description: string;
  streamID: string | null;
  /** Seconds, if known. */
  durationSec: number | null;
  /** The file that becomes its stream; null once it has one. */
  file: ProgramFile | null;
  /** Further fields from the lecture that it is a copy of. */
  taken?: CopiedFields | undefined;
}

/** A file of a module. */
export interface ProgramAttachment {
  id: string;
  isDraft: boolean;
  fileName: string;
  /** Bytes. */
  size: number;
  mime: string;
  /** Its address on the platform; empty for a draft. */
  url: string;
}

/** The whole programme as the author sees it. Unchanged parts are the same objects as before. */
export interface ProgramTree {
  /** Ids of modules, in order. */
  order: readonly string[];
  modules: Readonly<Record<string, ProgramModule>>;
  /** Only drafts and changed lectures: for others see `lectureAtom`. */
  lectures: Readonly<Record<string, ProgramLecture>>;
  attachments: Readonly<Record<string, ProgramAttachment>>;
}

/** An item in the tree. A lecture may be in several modules, so its place includes the module. */
export type ProgramNode =
  | { type: 'module'; id: string }
  | { type: 'lecture'; moduleId: string; id: string }
  | { type: 'attachment'; moduleId: string; id: string };

/** The upload state of a draft's file. `lost`: the page was reloaded before it was sent, and it must be chosen again. */
export interface FileOnItsWay {
  state: 'queued' | 'progress' | 'paused' | 'waitingNetwork' | 'error' | 'lost';
  /** 0–100. */
  progress: number;
  /** Why it stopped, in the author's language. */
  message: string | null;
  /** Its upload id, for pause, retry and cancel; null if it is lost. */
  uploadId: string | null;
}

/** What a row shows of a lecture. */
export interface LectureRow extends ProgramLecture {
  /** `loading`: its name is being loaded. `missing`: the platform no longer has it. */
  status: 'loading' | 'ready' | 'missing';
  /** Its texts differ from the platform's. */
  isChanged: boolean;
  imageId: string | null;
  /** Its file that is uploading. */
  upload: FileOnItsWay | null;
}

/** Sums of a module, or of the whole programme. */
export interface ProgramTotals {
  modules: number;
  lectures: number;
  attachments: number;
  /** Items that the platform does not have yet. */
  drafts: number;
  /** Seconds of the lectures with known length. */
  durationSec: number;
  /** Lectures whose recording has unknown length. */
  unknown: number;
  /** Lectures whose data is loading. */
  unread: number;
  /** Lectures without a recording. */
  withoutMedia: number;
  /** Bytes of attachments. */
  attachmentBytes: number;
  /** Bytes of chosen files that the platform does not have yet. */
  uploadBytes: number;
}

/** A file that a module refuses, and why, in the author's language. */
export interface RefusedFile {
  fileName: string;
  reason: string;
}

// The effect of a save.

export type ChangeKind = 'create' | 'change' | 'move' | 'remove';
export type ChangeSubject = 'module' | 'lecture' | 'attachment';
/** The part of a subject that changes. `place`: its position. */
export type ChangeAspect = 'name' | 'description' | 'dayOffset' | 'media' | 'place' | 'whole';

/** The position of an item. */
export interface ChangePlace {
  moduleId: string;
  moduleName: string;
  /** From 1, among its siblings in the module, or among the modules. */
  number: number;
}

/** One line of «Что будет сохранено». */
export interface ProgramChange {
  /** Its id for `revertChangeAtom`. */
  id: string;
  kind: ChangeKind;
  subject: ChangeSubject;
  aspect: ChangeAspect;
  /** Its subject. */
  nodeId: string;
  name: string;
  /** Before and after: a text, a day, a place; null if there is none. */
  before: string | number | ChangePlace | null;
  after: string | number | ChangePlace | null;
  /** Bytes that will be uploaded, or removed with an attachment. */
  size: number | null;
}

/** The changes of one module, in the order of the tree. */
export interface ChangeGroup {
  moduleId: string;
  name: string;
  /** The change of the module itself. */
  state: 'created' | 'kept' | 'removed';
  changes: ProgramChange[];
}

/** What a save will create, change, move and remove. */
export interface ProgramChanges<Fields> {
  /** Changed fields of the owner itself; all filled ones if it is new. */
  fields: FieldName<Fields>[];
  groups: ChangeGroup[];
  counts: Record<ChangeKind, number>;
  /** Bytes that are still to be uploaded. */
  uploadBytes: number;
  /** There is nothing to save. */
  isEmpty: boolean;
}

// The progress of a save.

export const stepStates = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];

/** The kinds of steps, in the order of a save. */
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
  /** Its module by the tree's id; null for steps of the owner. */
  moduleId: string | null;
  state: StepState;
  /** 0–100 while bytes are sent; null if there is nothing to count. */
  progress: number | null;
  /** Bytes that it sends. */
  size: number | null;
  /** Why it failed, in the author's language. */
  reason: string | null;
  /** It was done or begun before the page was reloaded, or before the failure. */
  resumed: boolean;
}

/** The progress of a save. `cut`: it was interrupted, in this visit or an earlier one, and can be resumed. */
export interface SaveProgress {
  status: 'idle' | 'running' | 'done' | 'cut';
  steps: SaveStep[];
  done: number;
  total: number;
  /** The steps that failed. */
  failed: SaveStep[];
}

/** An interrupted save that can be resumed. */
export interface UnfinishedSave {
  /** The key to resume it: `new` if the owner was new when it began, whatever its address is now. */
  key: string;
  /** The id of the owner, once it exists. */
  ownerId: string | null;
  type: ModuleOwner;
  name: string;
  /** When it began, ms. */
  startedAt: number;
}
