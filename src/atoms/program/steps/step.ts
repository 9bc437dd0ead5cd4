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

// The interface of a save's steps. Each kind has its row in `steps.ts`; the files beside plan and do them.

/** A planned step: its subject, its dependencies, and parameters of its kind. Ids are those of the tree. */
export type Planned<Kind extends StepKind, Details = object> = {
  id: string;
  kind: Kind;
  /** The name of its subject. */
  name: string;
  /** The module it belongs to. */
  moduleId: string | null;
  /** The module, lecture or attachment; empty for the owner itself. */
  nodeId: string;
  /** Bytes that it sends. */
  size: number | null;
  after: string[];
} & Details;

/** The input of a plan. */
export interface PlanFacts {
  /** Whether the owner exists. */
  isNew: boolean;
  name: string;
  /** The last loaded copy of the platform. */
  modules: readonly Module[];
  /** The author's state. */
  tree: ProgramTree;
  edits: ProgramEdits;
  held: Held;
  /** Lectures whose file has become a stream. */
  streams: Readonly<Record<string, string>>;
  /** What a step sent when it was done before, as `printOf` returns it; null if it was not done. */
  sent: (stepId: string) => string | null;
}

/** The context of a step: its save. */
export interface Work {
  get: Getter;
  set: Setter;
  type: ModuleOwner;
  /** The calls of the owner itself. */
  entity: {
    /** Its name in the form. */
    name: () => string;
    /** Its changed fields on the wire, with unknown ones unchanged. */
    body: () => Record<string, unknown>;
    create: (body: Record<string, unknown>) => Promise<{ id: string }>;
    update: (body: Record<string, unknown> & { id: string }) => Promise<unknown>;
    refresh: (id: string) => Promise<unknown>;
    /** The author's latest ones. */
    latest: () => Promise<readonly { id: string; name: string }[]>;
  };
  /** The owner; it exists whenever any other step runs. */
  ref: () => OwnerRef;
  /** The owner was created. If its fields were not sent just now, they may be older than the draft's. */
  adopt: (id: string, isSent: boolean) => Promise<void>;
  edits: ProgramEdits;
  /** The platform's modules at the last read. */
  modules: () => readonly Module[];
  /** The wanted programme, with ids that are known by now. */
  tree: () => ProgramTree;
  /** The same, at the time of the plan. */
  wanted: () => ProgramTree;
  journal: () => Journal;
  /** Changes the journal and waits until the device has stored it. */
  note: (patch: Partial<Journal>) => Promise<void>;
}

/** What a step gets beside its plan. */
export interface Doing {
  /** The result of `body`. */
  body: Record<string, unknown>;
  stop: AbortSignal;
  /** 0–100. */
  onProgress: (progress: number) => void;
}

/** How a creation whose answer was lost is not repeated. */
interface Creation {
  /** Records what exists before anything is created, unless the journal has it already. */
  look?: (work: Work) => Promise<void>;
  /** Searches the platform for the result of a lost answer, and records its id. */
  find: (work: Work) => Promise<void>;
}

/** A kind of step. */
export interface Step<One extends Planned<StepKind>> {
  /** Calls that change the same owner wait for each other; lectures are created in parallel, and files wait for nothing. */
  lane: 'owner' | 'lectures' | 'files';
  /** What it sends; absent if it cannot vary. */
  body?: (work: Work, step: One) => Record<string, unknown>;
  /** Does it, and returns the platform's id of what it created for `nodeId`. */
  run: (work: Work, step: One, doing: Doing) => Promise<string | void>;
  /** Only a call that was never sent is certainly not done. */
  creates?: Creation;
  /** The module's state on the platform after it, with the ids of the tree. */
  written?: (work: Work, step: One) => ModuleFields | undefined;
  /** The platform's data does not show whether it was done, so the record of what was sent decides. */
  isKnownBySent?: true;
}

/** The id of a step, from its kind and subject. */
export const stepId = (kind: StepKind, ...ids: string[]) => [kind, ...ids].join('/');

/** What is sent, for the journal. */
export const printOf = (body: unknown): string => JSON.stringify(body);

/** The platform's id of a tree id. */
export const realId = (work: Work, id: string): string => work.journal().ids[id] ?? id;

/** The path parameters of a step's module. */
export const moduleRef = (work: Work, { moduleId }: Planned<StepKind>): ModuleRef => ({
  ...work.ref(),
  moduleId: realId(work, moduleId ?? ''),
});

/** The lectures of a module that exist on the platform by now, with the ids of the tree. */
export const onPlatform = (
  lectures: readonly string[],
  tree: Pick<ProgramTree, 'lectures'>,
  { ids }: Pick<Held, 'ids'>,
): string[] => lectures.filter((id) => tree.lectures[id]?.isDraft !== true || ids[id] !== undefined);

/** The same during a save. */
export const lecturesThere = (work: Work, lectures: readonly string[]): string[] =>
  onPlatform(lectures, work.wanted(), work.journal());

/** The lectures of a module on the wire: those that exist on the platform by now. */
export const lecturesSent = (work: Work, lectures: readonly string[]): string[] =>
  lecturesThere(work, lectures).map((id) => realId(work, id));

/** The message for a draft whose file is no longer available. */
export const lostMessages = defineMessages({
  ru: { lost: 'Файл не\u00A0сохранился после перезагрузки. Выберите его снова.' },
  en: { lost: 'The file was lost with the page. Choose it again.' },
});

/** A failure of the console itself, shown at its subject. */
export const failureOf = (id: string, text: string): ApiError =>
  new ApiError('aborted', text, { fields: { [problemKey(id)]: text } });
