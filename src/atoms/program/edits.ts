import * as v from 'valibot';
import type { Module } from '#domain/course/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { copiedFields } from './copiedFields.ts';
import type { ProgramAttachment, ProgramLecture, ProgramModule } from './types.ts';

/** The editable fields of a module. */
export const moduleFields = v.object({
  name: v.string(),
  description: v.string(),
  dayOffset: v.nullable(v.number()),
  lectures: v.array(v.string()),
  attachments: v.array(v.string()),
});
export type ModuleFields = v.InferOutput<typeof moduleFields>;

const file = v.object({ fileName: v.string(), size: v.number(), mime: v.string() });

const lectureFields = v.object({
  name: v.string(),
  description: v.string(),
  streamID: v.nullable(v.string()),
  durationSec: v.nullable(v.number()),
  file: v.nullable(file),
  taken: v.optional(copiedFields),
});
export type LectureFields = v.InferOutput<typeof lectureFields>;

/**
 * The edits of a programme, over the platform's copy. Unchanged parts are not in it, so that a course of ten thousand lectures has no larger draft
 * than a small one. `base` is the platform's value at the first edit, null for a draft; `mine` is the author's value, null if it is to be deleted.
 */
export const programEdits = v.object({
  order: v.nullable(v.object({ base: v.array(v.string()), mine: v.array(v.string()) })),
  modules: v.record(v.string(), v.object({ base: v.nullable(moduleFields), mine: v.nullable(moduleFields) })),
  lectures: v.record(v.string(), v.object({ base: v.nullable(lectureFields), mine: lectureFields })),
  /** Files that are not on the platform yet. */
  attachments: v.record(v.string(), file),
});
export type ProgramEdits = v.InferOutput<typeof programEdits>;
export type ModuleEdit = ProgramEdits['modules'][string];
export type LectureEdit = ProgramEdits['lectures'][string];

/** A programme on the platform. */
export const noEdits: ProgramEdits = { order: null, modules: {}, lectures: {}, attachments: {} };

/** The platform's copy of a module, in editable form. */
export const fieldsOfModule = (module: Module): ModuleFields => ({
  name: module.name,
  description: module.description ?? '',
  dayOffset: module.dayOffset ?? null,
  lectures: module.lectures,
  attachments: module.attachments.map(({ id }) => id),
});

/** A module of the tree, in editable form. */
export const fieldsOfNode = ({ name, description, dayOffset, lectures, attachments }: ProgramModule) => ({
  name,
  description,
  dayOffset,
  lectures: [...lectures],
  attachments: [...attachments],
});

export const fieldsOfLecture = (lecture: ProgramLecture): LectureFields => ({
  name: lecture.name,
  description: lecture.description,
  streamID: lecture.streamID,
  durationSec: lecture.durationSec,
  file: lecture.file,
  ...(lecture.taken !== undefined && { taken: lecture.taken }),
});

export const attachmentOf = (from: Module['attachments'][number]): ProgramAttachment => ({
  id: from.id,
  isDraft: false,
  fileName: from.fileName,
  size: from.size,
  mime: from.mime,
  url: from.url,
});

/** Inserts the items of `extra` that `list` lacks, each after its predecessor in `like`. */
function insertLike(list: readonly string[], extra: ReadonlySet<string>, like: readonly string[]): string[] {
  const result = [...list];
  const placed = new Set(list);
  let before: string | null = null;
  for (const id of like) {
    if (extra.has(id) && !placed.has(id)) {
      result.splice(before === null ? 0 : result.indexOf(before) + 1, 0, id);
      placed.add(id);
    }
    if (placed.has(id)) before = id;
  }
  return result;
}

/**
 * Merges a list that both sides may have changed since `base`: removals and additions of both apply, and the author's order applies if they moved
 * items. `isMine` makes it apply in any case, because a difference may come from a save of theirs.
 */
function mergeList(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  isMine = false,
): string[] {
  if (sameValue(base, theirs)) return [...mine];
  const [was, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const added = new Set(mine.filter((id) => !was.has(id)));
  const stayed = base.filter((id) => own.has(id));
  const isMoved = !sameValue(
    stayed,
    mine.filter((id) => was.has(id)),
  );
  if (!isMoved && !isMine) {
    const kept = theirs.filter((id) => own.has(id) || !was.has(id));
    return insertLike(kept, added, mine);
  }
  const kept = mine.filter((id) => other.has(id) || !was.has(id));
  const foreign = new Set(theirs.filter((id) => !was.has(id)));
  return insertLike(kept, foreign, theirs);
}

/**
 * The author's order of modules. A reverted order is the former one, whatever a save has made of it; `isSent`: an interrupted save may have sent the
 * changed one.
 */
export const orderOf = (
  { base, mine }: NonNullable<ProgramEdits['order']>,
  theirs: readonly string[],
  isSent: boolean,
) =>
  sameValue(base, mine) ? insertLike(mine, new Set(theirs), theirs) : mergeList(base, mine, theirs, isSent);

/**
 * Replaces edits that a save may have sent. A reverted edit continues as one that wants the previous value, because the platform's value is unknown.
 * So a module that was new and then deleted is empty on both sides. Deleted new lectures stay in the catalogue, as all removed lectures do.
 */
export function takenBack(now: ProgramEdits, next: ProgramEdits): ProgramEdits {
  const modules = { ...next.modules };
  for (const [id, { base }] of Object.entries(now.modules)) modules[id] ??= { base, mine: base };
  const lectures = { ...next.lectures };
  for (const [id, { base }] of Object.entries(now.lectures))
    if (base !== null) lectures[id] ??= { base, mine: base };
  const order = next.order ?? (now.order && { base: now.order.base, mine: now.order.base });
  return { ...next, modules, lectures, order };
}

/** The fields of a module with a single value; the others are lists. */
export const plainFields = ['name', 'description', 'dayOffset'] as const;
export type PlainField = (typeof plainFields)[number];

/**
 * The author's module, rebased onto the platform's current copy. `written` is what an interrupted save may have written: it is nobody else's change.
 */
export function mergeModule(
  { base, mine }: { base: ModuleFields; mine: ModuleFields },
  theirs: ModuleFields,
  written: readonly ModuleFields[] = [],
): ModuleFields {
  const known = [base, ...written];
  const plain = <Name extends PlainField>(name: Name): ModuleFields[Name] =>
    mine[name] !== base[name] || known.some((one) => one !== base && one[name] === theirs[name])
      ? mine[name]
      : theirs[name];
  return {
    name: plain('name'),
    description: plain('description'),
    dayOffset: plain('dayOffset'),
    lectures: known.some((one) => sameValue(one.lectures, theirs.lectures))
      ? mine.lectures
      : mergeList(base.lectures, mine.lectures, theirs.lectures),
    attachments: mergeList(base.attachments, mine.attachments, theirs.attachments),
  };
}
