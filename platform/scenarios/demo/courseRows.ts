import type { Usage } from '#domain/content/schema.ts';
import type { Module, ModuleOwner, unlockModes } from '#domain/course/schema.ts';
import type { Of } from '../../records/kinds.ts';
import { required } from '../required.ts';
import { fileFacts, type FileName, type MediaName, type ScenarioAuthor } from '../scenario.ts';
import {
  contentId,
  contentRow,
  streamId,
  streamRow,
  typeset,
  type DemoContent,
  type Stamps,
} from './content.ts';

/** A module of the demo, as written here. */
interface DemoModule {
  name: string;
  description: string;
  /** The last parts of the ids of its lectures. */
  lectures: string[];
  /** The day on which it opens. */
  day?: number;
  /** Files of the demo, with the names that are shown. */
  files?: [FileName, string][];
}

/** A course of the demo, as written here. A marathon has all of this too. */
export interface DemoCourse extends DemoContent {
  subtitle: string;
  level: 'all' | 'beginner' | 'middle' | 'expert';
  learnings: string[];
  requirements: string;
  audience: string;
  unlockMode: (typeof unlockModes)[number];
  /** 0 means without limit. */
  accessDays: number;
  maxStudents?: number;
  certificate?: boolean;
  trailer?: MediaName;
  modules: DemoModule[];
}

type Owner = [type: ModuleOwner, course: DemoCourse, stamps: Stamps];

const moduleId = (type: ModuleOwner, slug: string, at: number) => `module-${contentId(type, slug)}-${at + 1}`;

function attachmentRows([type, { slug }, stamps]: Owner, module: DemoModule, at: number) {
  const [ownerId, owner] = [contentId(type, slug), moduleId(type, slug, at)];
  return (module.files ?? []).map(([name, fileName], place) => {
    const id = `attachment-${ownerId}-${at + 1}-${place + 1}`;
    const url = `/api/v1/author/${type}/${ownerId}/module/${owner}/attach/${id}`;
    return { id, moduleId: owner, fileName, type, ...fileFacts[name], url, ...stamps };
  });
}

function moduleRow(owner: Owner, module: DemoModule, at: number): Module {
  const [type, { slug }, stamps] = owner;
  const { name, description, lectures, day } = module;
  return {
    id: moduleId(type, slug, at),
    name: typeset(name),
    description: typeset(description),
    orderNumber: at + 1,
    lectures: lectures.map((lecture) => contentId('lecture', lecture)),
    attachments: attachmentRows(owner, module, at),
    dayOffset: day ?? null,
    ...stamps,
  };
}

/** The fields of a course, and of a marathon besides its dates. */
export function courseRow(...owner: Owner): Of<'course'> {
  const [type, course, stamps] = owner;
  return {
    ...contentRow(type, course, stamps),
    subtitle: typeset(course.subtitle),
    trailerStreamId: course.trailer === undefined ? null : streamId(type, course.slug),
    level: course.level,
    learnings: course.learnings.map(typeset),
    requirements: typeset(course.requirements),
    audience: typeset(course.audience),
    unlockMode: course.unlockMode,
    accessDays: course.accessDays,
    maxStudents: course.maxStudents ?? null,
    certificateEnabled: course.certificate ?? false,
    modules: course.modules.map((module, at) => moduleRow(owner, module, at)),
  };
}

/** The stream of the trailer, if it has one. */
export function trailerRows(...[type, { slug, trailer }, stamps]: Owner): Of<'stream'>[] {
  if (trailer === undefined) return [];
  return [streamRow({ id: streamId(type, slug), name: `${slug}-trailer`, media: trailer }, stamps)];
}

/** The contents of the attachments, by attachment id. */
export function fileRows(...owner: Owner): ScenarioAuthor['files'] {
  return owner[1].modules.flatMap((module, at) =>
    attachmentRows(owner, module, at).map(({ id }, place) => {
      const [name] = module.files?.[place] ?? [];
      return { id, name: required(name, id) };
    }),
  );
}

/** Where each lecture is used, by its id; the courses are in the given order. */
export function usesIn(owners: { type: ModuleOwner; doc: Of<'course'> }[]): (lectureId: string) => Usage[] {
  const uses = new Map<string, Usage[]>();
  for (const { type, doc } of owners) {
    const held = new Set(doc.modules.flatMap(({ lectures }) => lectures));
    for (const id of held) uses.set(id, [...(uses.get(id) ?? []), { type, id: doc.id, name: doc.name }]);
  }
  return (lectureId) => uses.get(lectureId) ?? [];
}
