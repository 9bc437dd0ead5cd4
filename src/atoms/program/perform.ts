import type { Getter, Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { ApiError } from '#api/api-error.ts';
import {
  createModule,
  removeAttachment,
  removeModule,
  updateModule,
  type OwnerRef,
} from '#api/course/moduleRequests.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createLectureAtom, sendLectureAtom } from '../lecture/lectures.ts';
import { actOnModule } from '../module/modules.ts';
import { languageAtom } from '../ui/language.ts';
import type { LectureEdit } from './edits.ts';
import { lectureRowsKey, seeLecturesAtom } from './facts.ts';
import { lectureBody, onPlatform, type PlannedStep } from './plan.ts';
import { problemKey } from './problems.ts';
import type { ProgramLecture, ProgramTree } from './types.ts';
import { fileOnItsWay, sendAttachmentAtom, streamsAtom } from './uploads.ts';

const messages = defineMessages({
  ru: {
    lost: 'Файл не\u00A0сохранился после перезагрузки. Выберите его снова.',
    stopped: 'Файл не\u00A0загрузился. Повторите загрузку или выберите его снова.',
  },
  en: {
    lost: 'The file was lost with the page. Choose it again.',
    stopped: 'The file was not uploaded. Try again or choose it anew.',
  },
});

/** How often a file on its way is looked at, ms. */
const lookEvery = 100;

/** What a step does its work with. */
export interface Work {
  get: Getter;
  set: Setter;
  /** The course or marathon; it is there whenever anything else is done. */
  owner: () => OwnerRef;
  /** What the author wanted when the save began. */
  tree: ProgramTree;
  /** The edits of lectures of the catalogue. */
  lectures: Readonly<Record<string, LectureEdit>>;
  /** The platform's ids of what was created, by temporary ids; grows as the save goes. */
  ids: () => Readonly<Record<string, string>>;
  onProgress: (step: PlannedStep, progress: number) => void;
}

/** What a step made. */
export interface Made {
  /** The temporary id of what was created, and the platform's. */
  created?: { id: string; real: string };
}

type Of<Kind extends PlannedStep['kind']> = Extract<PlannedStep, { kind: Kind }>;

const real = ({ ids }: Work, id: string): string => ids()[id] ?? id;
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The lectures of a module as they are sent: those that are on the platform by now. */
export const lecturesSent = (work: Work, lectures: readonly string[]): string[] =>
  onPlatform(lectures, work.tree, { ids: work.ids() }).map((id) => real(work, id));

/** What a step sends; null for what sends nothing that could differ. */
export function bodyOfStep(work: Work, step: PlannedStep): Record<string, unknown> | null {
  if (step.kind === 'createModule' || step.kind === 'updateModule') {
    const { name, description, dayOffset, lectures } = step.fields;
    const whole = {
      name: name.trim(),
      description: orNull(description),
      dayOffset,
      lectures: lecturesSent(work, lectures),
    };
    const sent = Object.entries(whole).filter(
      ([field]) => step.kind === 'createModule' || step.changed.some((one) => one === field),
    );
    return { ...Object.fromEntries(sent), ...(step.place !== null && { orderNumber: step.place }) };
  }
  if (step.kind === 'attachLecture') return { lectures: lecturesSent(work, step.wanted) };
  if (step.kind === 'createLecture') return lectureBody(step.lecture, work.get(streamsAtom));
  if (step.kind === 'updateLecture') return lectureUpdate(work, step.lecture);
  if (step.kind === 'uploadAttachment') return { fileName: step.file.fileName };
  return null;
}

/** What changed of a lecture: of the catalogue's since its first edit, of a draft's that was created before, all of it. */
function lectureUpdate({ get, lectures }: Work, lecture: ProgramLecture): Record<string, unknown> {
  const base = lectures[lecture.id]?.base ?? null;
  const whole = lectureBody(lecture, get(streamsAtom));
  if (base === null) return whole;
  return {
    ...(lecture.name !== base.name && { name: whole.name }),
    ...(lecture.description !== base.description && { description: whole.description }),
    ...(whole.streamID !== base.streamID && { streamID: whole.streamID }),
  };
}

/** A failure of the console's own, told beside what it is about. */
const failureOf = (id: string, text: string): ApiError =>
  new ApiError('aborted', text, { fields: { [problemKey(id)]: text } });

/** Waits until the file of a lecture has become a stream. */
async function awaitStream(
  { get, onProgress }: Work,
  step: Of<'uploadLecture'>,
  stop: AbortSignal,
): Promise<void> {
  const words = messages[get(languageAtom)];
  const { lectureId } = step;
  let missing = 0;
  while (get(streamsAtom)[lectureId] === undefined) {
    const upload = fileOnItsWay(get, lectureId);
    if (upload?.state === 'error') throw failureOf(lectureId, upload.message ?? words.stopped);
    if (upload?.state === 'lost') throw failureOf(lectureId, words.lost);
    // What has just arrived is on its way into the draft.
    missing = upload === null ? missing + 1 : 0;
    if (missing > 20) throw failureOf(lectureId, words.lost);
    if (upload !== null) onProgress(step, upload.progress);
    if (stop.aborted) throw new ApiError('aborted', 'The save has stopped');
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** What the console has read of a lecture is as it was saved; nothing needs to be read again for that. */
function remember({ get }: Work, id: string, changes: Partial<Lecture>): void {
  const client = get(queryClientAtom);
  const changed = (lecture: Lecture): Lecture => (lecture.id === id ? { ...lecture, ...changes } : lecture);
  client.setQueryData<Lecture>(lectureKeys.item(id), (lecture) => lecture && changed(lecture));
  client.setQueriesData<Lecture[]>({ queryKey: lectureRowsKey }, (list) => list?.map(changed));
  void client.invalidateQueries({ queryKey: lectureKeys.lists, refetchType: 'none' });
}

async function uploadFile(work: Work, step: Of<'uploadAttachment'>): Promise<Made> {
  const { get, set, owner, onProgress } = work;
  const { attachmentId, moduleId, file } = step;
  const moduleOf = { ...owner(), moduleId: real(work, moduleId ?? '') };
  const send = () =>
    set(sendAttachmentAtom, {
      ...moduleOf,
      itemId: attachmentId,
      fileName: file.fileName,
      onProgress: (progress) => onProgress(step, progress),
    });
  const made = await actOnModule(get, set, { text: 'upload', work: send });
  if (made === null) throw failureOf(attachmentId, messages[get(languageAtom)].lost);
  return { created: { id: attachmentId, real: made.id } };
}

/** Does a step that is about the programme. `body` is what `bodyOfStep` made of it. */
export async function perform(
  work: Work,
  step: PlannedStep,
  body: Record<string, unknown>,
  stop: AbortSignal,
): Promise<Made> {
  const { get, set, owner } = work;
  const moduleOf = () => ({ ...owner(), moduleId: real(work, step.moduleId ?? '') });
  switch (step.kind) {
    case 'createModule': {
      const module = { ...body, name: step.fields.name.trim() };
      const made = await actOnModule(get, set, { text: 'create', work: () => createModule(owner(), module) });
      return { created: { id: step.moduleId ?? '', real: made.id } };
    }
    case 'updateModule':
    case 'attachLecture':
      await actOnModule(get, set, { text: 'update', work: () => updateModule(moduleOf(), body) });
      return {};
    case 'uploadLecture':
      await awaitStream(work, step, stop);
      return {};
    case 'createLecture': {
      const made = await set(createLectureAtom, { ...body, name: step.lecture.name.trim() });
      set(seeLecturesAtom, [made]);
      return { created: { id: step.lectureId, real: made.id } };
    }
    case 'updateLecture': {
      const id = real(work, step.lectureId);
      await set(sendLectureAtom, { ...body, id });
      remember(work, id, body);
      return {};
    }
    case 'uploadAttachment':
      return uploadFile(work, step);
    case 'removeAttachment': {
      const attachment = { ...moduleOf(), attachmentId: real(work, step.attachmentId) };
      await actOnModule(get, set, { text: 'removeAttachment', work: () => removeAttachment(attachment) });
      return {};
    }
    case 'removeModule':
      await actOnModule(get, set, { text: 'remove', work: () => removeModule(moduleOf()) });
      return {};
    default:
      throw new Error(`${step.kind} is no step of a programme`);
  }
}
