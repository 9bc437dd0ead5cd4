import type { Getter, Setter } from 'jotai';
import { ApiError } from '#api/api-error.ts';
import type { ModuleRef, OwnerRef } from '#api/course/moduleRequests.ts';
import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import type { ModuleFields, ProgramEdits } from '../edits.ts';
import type { Journal } from '../journal.ts';
import { problemKey } from '../problems.ts';
import type { Held } from '../tree.ts';
import type { ProgramTree, StepKind } from '../types.ts';

// What a step of a save is. Each kind has its row in `steps.ts`; how kinds are planned and done stands in the files beside.

/** A step that is to be done: what it is about, what must be done before it, and what its kind needs beside. Ids are those of the tree. */
export type Planned<Kind extends StepKind, Details = object> = {
  id: string;
  kind: Kind;
  /** The name of what it is about. */
  name: string;
  /** The module it belongs to. */
  moduleId: string | null;
  /** The module, lecture or attachment that it is about; empty for the course or marathon itself. */
  nodeId: string;
  /** Bytes that it sends. */
  size: number | null;
  after: string[];
} & Details;

/** What a plan is made of. */
export interface PlanFacts {
  /** Whether the course or marathon is there. */
  isNew: boolean;
  name: string;
  /** The platform's copy, as it was read last. */
  modules: readonly Module[];
  /** What the author wants. */
  tree: ProgramTree;
  edits: ProgramEdits;
  held: Held;
  /** Lectures that have got the stream of their file. */
  streams: Readonly<Record<string, string>>;
  /** What a step sent when it was done before, as `printOf` has it; null where it was not. */
  sent: (stepId: string) => string | null;
}

/** What a step does its work with: the save that it is part of. */
export interface Work {
  get: Getter;
  set: Setter;
  type: ModuleOwner;
  /** The calls of the course or marathon itself. */
  entity: {
    /** Its name, as the form shows it. */
    name: () => string;
    /** Its changed fields as they travel, with those that this console does not know as they came. */
    body: () => Record<string, unknown>;
    create: (body: Record<string, unknown>) => Promise<{ id: string }>;
    update: (body: Record<string, unknown> & { id: string }) => Promise<unknown>;
    refresh: (id: string) => Promise<unknown>;
    /** Those that the author made last. */
    latest: () => Promise<readonly { id: string; name: string }[]>;
  };
  /** The course or marathon; it is there whenever anything else is done. */
  ref: () => OwnerRef;
  /** What was new is there. Where its fields were not sent just now, they may be older than those in the draft. */
  adopt: (id: string, isSent: boolean) => Promise<void>;
  edits: ProgramEdits;
  /** The platform's modules as they were read last. */
  modules: () => readonly Module[];
  /** The programme as it is to be, with what is known to be there by now. */
  tree: () => ProgramTree;
  /** The same, as the plan was made of it. */
  wanted: () => ProgramTree;
  journal: () => Journal;
  /** Changes the journal and waits until the device has it. */
  note: (patch: Partial<Journal>) => Promise<void>;
}

/** What a step gets beside its plan when it is done. */
export interface Doing {
  /** What `body` made of it. */
  body: Record<string, unknown>;
  stop: AbortSignal;
  /** 0–100. */
  onProgress: (progress: number) => void;
}

/** How a creation whose answer was lost is kept from being made again. */
interface Creation {
  /** Notes what is there before anything is created, where the journal does not know it by then. */
  look?: (work: Work) => Promise<void>;
  /** Looks on the platform for what a lost answer hides, and notes its id. */
  find: (work: Work) => Promise<void>;
}

/** What a kind of step is. */
export interface Step<One extends Planned<StepKind>> {
  /** Calls that change the same course wait for each other; lectures are made side by side, and files wait for nobody. */
  lane: 'owner' | 'lectures' | 'files';
  /** What it sends; absent where that could not differ. */
  body?: (work: Work, step: One) => Record<string, unknown>;
  /** Does it, and answers the platform's id of what it created for `nodeId`. */
  run: (work: Work, step: One, doing: Doing) => Promise<string | void>;
  /** Only a call that was never made leaves no doubt. */
  creates?: Creation;
  /** What it leaves of its module on the platform, under the ids of the tree. */
  written?: (work: Work, step: One) => ModuleFields | undefined;
  /** No reading tells whether it was done: what it sent then does. */
  isKnownBySent?: true;
}

/** Names a step by its kind and what it is about. */
export const stepId = (kind: StepKind, ...ids: string[]) => [kind, ...ids].join('/');

/** What is sent, for the journal. */
export const printOf = (body: unknown): string => JSON.stringify(body);

/** The platform's id of what the tree names so. */
export const realId = (work: Work, id: string): string => work.journal().ids[id] ?? id;

/** The module of a step, for a call. */
export const moduleRef = (work: Work, { moduleId }: Planned<StepKind>): ModuleRef => ({
  ...work.ref(),
  moduleId: realId(work, moduleId ?? ''),
});

/** Lectures of a module that the platform has by now, under the ids of the tree. */
export const onPlatform = (
  lectures: readonly string[],
  tree: Pick<ProgramTree, 'lectures'>,
  { ids }: Pick<Held, 'ids'>,
): string[] => lectures.filter((id) => tree.lectures[id]?.isDraft !== true || ids[id] !== undefined);

/** The same of a save under way. */
export const lecturesThere = (work: Work, lectures: readonly string[]): string[] =>
  onPlatform(lectures, work.wanted(), work.journal());

/** The lectures of a module as they are sent: those that are on the platform by now. */
export const lecturesSent = (work: Work, lectures: readonly string[]): string[] =>
  lecturesThere(work, lectures).map((id) => realId(work, id));

/** What is said where the file of a draft is not at hand any more. */
export const lostMessages = defineMessages({
  ru: { lost: 'Файл не\u00A0сохранился после перезагрузки. Выберите его снова.' },
  en: { lost: 'The file was lost with the page. Choose it again.' },
});

/** A failure of the console's own, told beside what it is about. */
export const failureOf = (id: string, text: string): ApiError =>
  new ApiError('aborted', text, { fields: { [problemKey(id)]: text } });
