import { queryClientAtom } from 'jotai-tanstack-query';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { createLectureAtom, latestLecturesAtom, sendLectureAtom } from '../../lecture/lectures.ts';
import { sameValue } from '../../editor/fields.ts';
import { createdSince } from '../../lostAnswer.ts';
import { fieldsOfNode } from '../edits.ts';
import { lectureRowsKey, seeLecturesAtom } from '../facts.ts';
import { lostOf, noteFound } from '../find.ts';
import { underDraftIds } from '../tree.ts';
import type { ProgramLecture, ProgramModule } from '../types.ts';
import { streamsAtom } from '../uploads.ts';
import { sendModule, stepsOfModule } from './module.ts';
import {
  lecturesSent,
  lecturesThere,
  printOf,
  realId,
  stepId,
  type PlanFacts,
  type Planned,
  type Step,
  type Work,
} from './step.ts';
import { planUpload } from './upload.ts';

type CreateLecture = Planned<'createLecture', { lecture: ProgramLecture }>;
type UpdateLecture = Planned<'updateLecture', { lecture: ProgramLecture }>;
type AttachLecture = Planned<'attachLecture', { wanted: readonly string[] }>;
type LectureStep = ReturnType<typeof planUpload>[number] | CreateLecture | UpdateLecture | AttachLecture;

/** A draft lecture as its creation sends it. */
const bodyOf = (
  { id, name, description, streamID, taken }: ProgramLecture,
  streams: Readonly<Record<string, string>>,
) => ({
  name: name.trim(),
  description: description.trim() === '' ? null : description.trim(),
  streamID: streams[id] ?? streamID,
  ...taken,
});

/** A step that sends a lecture, once its file is there. */
const sending = <Kind extends 'createLecture' | 'updateLecture'>(
  kind: Kind,
  lecture: ProgramLecture,
  moduleId: string,
): Planned<Kind, { lecture: ProgramLecture }> => ({
  id: stepId(kind, lecture.id),
  kind,
  name: lecture.name,
  moduleId,
  nodeId: lecture.id,
  lecture,
  size: null,
  after: [stepId('uploadLecture', lecture.id)],
});

function planDrafts(facts: PlanFacts, module: ProgramModule, made: Set<string>): LectureStep[] {
  const { tree, modules, held, streams } = facts;
  const server = underDraftIds(modules, held).find(({ id }) => id === module.id);
  return module.lectures.flatMap((id): LectureStep[] => {
    const lecture = tree.lectures[id];
    if (!lecture?.isDraft) return [];
    const isThere = held.ids[id] !== undefined;
    // A lecture created before the interruption may have been edited since; the edit of its module attaches it.
    const sent = facts.sent(stepId('updateLecture', id)) ?? facts.sent(stepId('createLecture', id));
    const isChanged = sent !== null && sent !== printOf(bodyOf(lecture, streams));
    const steps: LectureStep[] = [];
    if ((!isThere || isChanged) && !made.has(id)) {
      made.add(id);
      const kind = isThere ? 'updateLecture' : 'createLecture';
      steps.push(...planUpload(lecture, module.id, facts), sending(kind, lecture, module.id));
    }
    if (!isThere && !server?.lectures.includes(id))
      steps.push({
        id: stepId('attachLecture', module.id, id),
        kind: 'attachLecture',
        name: lecture.name,
        moduleId: module.id,
        nodeId: id,
        wanted: module.lectures,
        size: null,
        after: [stepId('createLecture', id), ...stepsOfModule(module)],
      });
    return steps;
  });
}

/** Draft lectures: each is uploaded, created, and attached wherever it is used. */
export function planDraftLectures(facts: PlanFacts): LectureStep[] {
  const { order, modules } = facts.tree;
  const made = new Set<string>();
  return order.flatMap((id) => {
    const module = modules[id];
    return module === undefined ? [] : planDrafts(facts, module, made);
  });
}

/** Catalogue lectures with changed texts or recordings; one in several modules is changed once. */
export function planLectures(facts: PlanFacts): LectureStep[] {
  const { tree, edits } = facts;
  const done = new Set<string>();
  return tree.order.flatMap((moduleId) =>
    (tree.modules[moduleId]?.lectures ?? []).flatMap((id): LectureStep[] => {
      const lecture = tree.lectures[id];
      if (lecture === undefined || lecture.isDraft || edits.lectures[id] === undefined) return [];
      if (done.has(id)) return [];
      done.add(id);
      return [...planUpload(lecture, moduleId, facts), sending('updateLecture', lecture, moduleId)];
    }),
  );
}

/** Creates a draft lecture. */
export const createLecture: Step<CreateLecture> = {
  lane: 'lectures',
  body: ({ get }, { lecture }) => bodyOf(lecture, get(streamsAtom)),
  async run({ set }, { lecture }, { body }) {
    const made = await set(createLectureAtom, { ...body, name: lecture.name.trim() });
    set(seeLecturesAtom, [made]);
    return made.id;
  },
  creates: {
    async look(work) {
      if (work.journal().known.lectures !== null) return;
      const lectures = (await work.set(latestLecturesAtom)).map(({ id }) => id);
      await work.note({ known: { ...work.journal().known, lectures } });
    },
    async find(work) {
      const journal = work.journal();
      const lost = lostOf(journal, 'createLecture');
      if (lost.length === 0) return;
      const among = createdSince(await work.set(latestLecturesAtom), journal.known.lectures ?? []);
      work.set(seeLecturesAtom, among);
      await noteFound(work, {
        kind: 'createLecture',
        lost,
        known: [],
        among: () => among,
        isMade: (one, sent) =>
          one.name === sent.name &&
          (one.streamID ?? null) === (sent.streamID ?? null) &&
          (one.description ?? null) === (sent.description ?? null),
      });
    },
  },
};

/** Attaches a lecture that was just created to its module. */
export const attachLecture: Step<AttachLecture> = {
  lane: 'owner',
  body: (work, { wanted }) => ({ lectures: lecturesSent(work, wanted) }),
  run: sendModule,
  written(work, { moduleId, wanted }) {
    const id = moduleId ?? '';
    // If nothing else of a module had to be sent, all of it is as wanted.
    const node = work.wanted().modules[id];
    const last = work.journal().written[id]?.at(-1) ?? (node && { ...fieldsOfNode(node), attachments: [] });
    return last && { ...last, lectures: lecturesThere(work, wanted) };
  },
};

/** The console's copy of a lecture equals what was saved; no re-fetch is needed. */
function remember({ get }: Work, id: string, changes: Partial<Lecture>): void {
  const client = get(queryClientAtom);
  const changed = (lecture: Lecture): Lecture => (lecture.id === id ? { ...lecture, ...changes } : lecture);
  client.setQueryData<Lecture>(lectureKeys.item(id), (lecture) => lecture && changed(lecture));
  client.setQueriesData<Lecture[]>({ queryKey: lectureRowsKey }, (list) => list?.map(changed));
  void client.invalidateQueries({ queryKey: lectureKeys.lists, refetchType: 'none' });
}

/** Sends the changes of a lecture. */
export const updateLecture: Step<UpdateLecture> = {
  lane: 'lectures',
  /** Of a catalogue lecture the changes since its first edit; of an already created draft, or after a revert, everything. */
  body({ get, edits }, { lecture }) {
    const { base = null, mine = null } = edits.lectures[lecture.id] ?? {};
    const whole = bodyOf(lecture, get(streamsAtom));
    if (base === null || sameValue(base, mine)) return whole;
    return {
      ...(lecture.name !== base.name && { name: whole.name }),
      ...(lecture.description !== base.description && { description: whole.description }),
      ...(whole.streamID !== base.streamID && { streamID: whole.streamID }),
    };
  },
  async run(work, { nodeId }, { body }) {
    const id = realId(work, nodeId);
    await work.set(sendLectureAtom, { ...body, id });
    remember(work, id, body);
  },
  isKnownBySent: true,
};
