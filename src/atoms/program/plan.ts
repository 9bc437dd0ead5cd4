import type { Module } from '#domain/course/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { attachmentOf, fieldsOfModule, plainFields, type ModuleFields, type ProgramEdits } from './edits.ts';
import { keptInOrder } from './order.ts';
import { underDraftIds, type Held } from './tree.ts';
import type {
  ProgramAttachment,
  ProgramFile,
  ProgramLecture,
  ProgramModule,
  ProgramTree,
  StepKind,
} from './types.ts';

/** A step that is to be done: what it is about, and what must be done before it. Ids are those of the tree. */
export type PlannedStep = {
  id: string;
  /** The name of what it is about. */
  name: string;
  /** The module it belongs to. */
  moduleId: string | null;
  /** Bytes that it sends. */
  size: number | null;
  after: string[];
} & (
  | { kind: 'createOwner' | 'updateOwner' | 'readOwner' }
  | { kind: 'createModule'; place: number; fields: ModuleFields }
  | { kind: 'updateModule'; place: number | null; fields: ModuleFields; changed: (keyof ModuleFields)[] }
  | { kind: 'uploadLecture'; lectureId: string; file: ProgramFile }
  | { kind: 'createLecture' | 'updateLecture'; lectureId: string; lecture: ProgramLecture }
  | { kind: 'attachLecture'; lectureId: string; wanted: readonly string[] }
  | { kind: 'uploadAttachment'; attachmentId: string; file: ProgramFile }
  | { kind: 'removeAttachment'; attachmentId: string }
  | { kind: 'removeModule' }
);

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

/** A draft lecture as its creation sends it. */
export const lectureBody = (
  { id, name, description, streamID }: ProgramLecture,
  streams: Readonly<Record<string, string>>,
) => ({
  name: name.trim(),
  description: description.trim() === '' ? null : description.trim(),
  streamID: streams[id] ?? streamID,
});

/** What is sent, for the journal. */
export const printOf = (body: unknown): string => JSON.stringify(body);

const step = (kind: StepKind, ...ids: string[]) => [kind, ...ids].join('/');

/** Lectures of a module that the platform has by now, under the ids of the tree. */
export const onPlatform = (
  lectures: readonly string[],
  tree: Pick<ProgramTree, 'lectures'>,
  { ids }: Pick<Held, 'ids'>,
): string[] => lectures.filter((id) => tree.lectures[id]?.isDraft !== true || ids[id] !== undefined);

/** What is to be done with modules: those that are not there are created, the others edited where they differ. */
function moduleSteps({ modules, tree, held }: PlanFacts): PlannedStep[] {
  const server = underDraftIds(modules, held);
  const known = new Map(server.map((module) => [module.id, module]));
  // Every module is put after the one that the author sees before it, so that those which stay in order need no call.
  let order = server.map(({ id }) => id);
  const stays = keptInOrder(order, tree.order);
  const placeAfter = (id: string, before: string | undefined): number => {
    const others = order.filter((one) => one !== id);
    const place = before === undefined ? 0 : others.indexOf(before) + 1;
    order = others.toSpliced(place, 0, id);
    return place + 1;
  };
  return tree.order.flatMap((id, at): PlannedStep[] => {
    const node = tree.modules[id];
    if (node === undefined) return [];
    const of = known.get(id);
    const fields: ModuleFields = {
      name: node.name,
      description: node.description,
      dayOffset: node.dayOffset,
      lectures: onPlatform(node.lectures, tree, held),
      attachments: [],
    };
    const common = { name: node.name, moduleId: id, size: null, after: [] };
    const isMoved = !stays.has(id);
    const place = isMoved ? placeAfter(id, tree.order[at - 1]) : null;
    if (of === undefined)
      return [
        { ...common, id: step('createModule', id), kind: 'createModule', place: place ?? at + 1, fields },
      ];
    const theirs = fieldsOfModule(of);
    const changed: (keyof ModuleFields)[] = plainFields.filter((field) => theirs[field] !== fields[field]);
    if (!sameValue(theirs.lectures, fields.lectures)) changed.push('lectures');
    if (changed.length === 0 && place === null) return [];
    return [{ ...common, id: step('updateModule', id), kind: 'updateModule', place, fields, changed }];
  });
}

const ofModule = (module: ProgramModule) => [
  step('createModule', module.id),
  step('updateModule', module.id),
];

function uploadStep(lecture: ProgramLecture, moduleId: string, { streams }: PlanFacts): PlannedStep[] {
  const { id, file, name, isDraft, streamID } = lecture;
  if (file === null || streams[id] !== undefined || (isDraft && streamID !== null)) return [];
  const common = { name: name || file.fileName, moduleId, size: file.size, after: [] };
  return [{ ...common, id: step('uploadLecture', id), kind: 'uploadLecture', lectureId: id, file }];
}

/** Draft lectures: each is uploaded, created, and attached wherever it stands. */
function draftSteps(facts: PlanFacts, module: ProgramModule, made: Set<string>): PlannedStep[] {
  const { tree, modules, held } = facts;
  const server = underDraftIds(modules, held).find(({ id }) => id === module.id);
  return module.lectures.flatMap((lectureId): PlannedStep[] => {
    const lecture = tree.lectures[lectureId];
    if (!lecture?.isDraft) return [];
    const common = { name: lecture.name, moduleId: module.id, size: null, lectureId };
    const steps: PlannedStep[] = [];
    if (held.ids[lectureId] === undefined && !made.has(lectureId)) {
      made.add(lectureId);
      steps.push(...uploadStep(lecture, module.id, facts), {
        ...common,
        id: step('createLecture', lectureId),
        kind: 'createLecture',
        lecture,
        after: [step('uploadLecture', lectureId)],
      });
    }
    // One that was created before the save was cut may have been edited since; it is attached with the edit of its module.
    const sent = facts.sent(step('updateLecture', lectureId)) ?? facts.sent(step('createLecture', lectureId));
    const isChanged = sent !== null && sent !== printOf(lectureBody(lecture, facts.streams));
    if (held.ids[lectureId] !== undefined && isChanged && !made.has(lectureId)) {
      made.add(lectureId);
      const after = [step('uploadLecture', lectureId)];
      const update = { ...common, kind: 'updateLecture' as const, lecture, after };
      steps.push(...uploadStep(lecture, module.id, facts), {
        ...update,
        id: step('updateLecture', lectureId),
      });
    }
    if (held.ids[lectureId] === undefined && !server?.lectures.includes(lectureId))
      steps.push({
        ...common,
        id: step('attachLecture', module.id, lectureId),
        kind: 'attachLecture',
        wanted: module.lectures,
        after: [step('createLecture', lectureId), ...ofModule(module)],
      });
    return steps;
  });
}

/** Lectures of the catalogue whose texts or media were changed; one that stands in several modules is changed once. */
function lectureSteps(facts: PlanFacts): PlannedStep[] {
  const { tree, edits } = facts;
  const done = new Set<string>();
  return tree.order.flatMap((moduleId) =>
    (tree.modules[moduleId]?.lectures ?? []).flatMap((lectureId): PlannedStep[] => {
      const lecture = tree.lectures[lectureId];
      if (lecture === undefined || lecture.isDraft || edits.lectures[lectureId] === undefined) return [];
      if (done.has(lectureId)) return [];
      done.add(lectureId);
      const common = { name: lecture.name, moduleId, size: null, lectureId, lecture };
      const after = [step('uploadLecture', lectureId)];
      return [
        ...uploadStep(lecture, moduleId, facts),
        { ...common, id: step('updateLecture', lectureId), kind: 'updateLecture', after },
      ];
    }),
  );
}

/** Attachments of the platform that the author took out of a module which stays. */
function goingFrom({ modules, tree, held }: PlanFacts, moduleId: string): ProgramAttachment[] {
  const kept = new Set(tree.modules[moduleId]?.attachments ?? []);
  const server = underDraftIds(modules, held).find(({ id }) => id === moduleId);
  return (server?.attachments ?? []).filter(({ id }) => !kept.has(id)).map(attachmentOf);
}

const removal = (moduleId: string, { id, fileName }: ProgramAttachment): PlannedStep => ({
  id: step('removeAttachment', id),
  kind: 'removeAttachment',
  name: fileName,
  moduleId,
  attachmentId: id,
  size: null,
  after: [],
});

/** Files of drafts. One that takes the name of another comes after that one has gone, or the platform would give it a new name. */
function attachmentSteps(facts: PlanFacts): PlannedStep[] {
  const { tree, held } = facts;
  return tree.order.flatMap((moduleId) => {
    const module = tree.modules[moduleId];
    const going = goingFrom(facts, moduleId);
    return (module?.attachments ?? []).flatMap((attachmentId): PlannedStep[] => {
      const file = tree.attachments[attachmentId];
      if (module === undefined || !file?.isDraft || held.ids[attachmentId] !== undefined) return [];
      const replaced = going.filter(({ fileName }) => fileName === file.fileName);
      return [
        ...replaced.map((one) => removal(moduleId, one)),
        {
          id: step('uploadAttachment', attachmentId),
          kind: 'uploadAttachment',
          name: file.fileName,
          moduleId,
          attachmentId,
          file,
          size: file.size,
          after: [...ofModule(module), ...replaced.map(({ id }) => step('removeAttachment', id))],
        },
      ];
    });
  });
}

/** What goes, goes last: what could still be needed is there until all else is safe. */
function removalSteps(facts: PlanFacts): PlannedStep[] {
  const { modules, tree, held } = facts;
  return underDraftIds(modules, held).flatMap(({ id, name }): PlannedStep[] => {
    if (tree.modules[id] !== undefined) return goingFrom(facts, id).map((one) => removal(id, one));
    const common = { moduleId: id, size: null, after: [] };
    return [{ ...common, id: step('removeModule', id), kind: 'removeModule', name }];
  });
}

/**
 * The steps that make of what the platform has what the author wants. It follows from the difference of the two and not from what
 * a save has done before, so that a save which was cut anywhere goes on by being planned again.
 */
export function planOf(facts: PlanFacts): PlannedStep[] {
  const { isNew, name, tree } = facts;
  const owner = (kind: 'createOwner' | 'updateOwner' | 'readOwner'): PlannedStep => ({
    id: kind,
    kind,
    name,
    moduleId: null,
    size: null,
    after: [],
  });
  const made = new Set<string>();
  const drafts = tree.order.flatMap((id) => {
    const module = tree.modules[id];
    return module === undefined ? [] : draftSteps(facts, module, made);
  });
  // Each stage waits for the one before; within a stage side by side is what does not wait for another. Files wait for nobody.
  const stages = [
    isNew ? [owner('createOwner')] : [],
    moduleSteps(facts),
    drafts,
    lectureSteps(facts),
    attachmentSteps(facts),
    removalSteps(facts),
    [owner('updateOwner')],
    [owner('readOwner')],
  ];
  let before: string[] = [];
  const known = new Set<string>();
  return stages.flatMap((stage) => {
    const fresh = stage.filter(({ id }) => !known.has(id) && known.add(id));
    const steps = fresh.map((one) =>
      one.kind === 'uploadLecture' ? one : { ...one, after: [...before, ...one.after] },
    );
    if (steps.length > 0) before = steps.map(({ id }) => id);
    return steps;
  });
}
