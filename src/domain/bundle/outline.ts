import { itemName, shownName } from '../outline/edits.ts';
import type { Outline, OutlineItem, OutlineModule, SourceFile } from '../outline/types.ts';
import {
  blankLecture,
  type BundleFile,
  type BundleLecture,
  type BundleModule,
  type Manifest,
} from './schema.ts';

// A course in a file as the preview of a programme, and back after the author has edited it.

const sourceOf = (id: string, file: BundleFile | null): SourceFile => ({
  ...{ id, path: [], name: file?.name ?? '', size: file?.path == null ? 0 : file.size },
  mime: file?.mime ?? '',
});

const itemOf = (
  kind: OutlineItem['kind'],
  { id, title, file }: { id: string; title: string; file: BundleFile | null },
): OutlineItem => ({ id, kind, file: sourceOf(id, file), title, typed: null, out: false, note: null });

const lectureId = (module: number, id: string) => `${module}/l/${id}`;
const fileId = (module: number, at: number) => `${module}/a/${at}`;

/** The preview of a course in a file. `missing` is the note on an attachment that is not in the file. */
export function outlineOfBundle({ course, modules, lectures }: Manifest, missing: string): Outline {
  const byId = new Map(lectures.map((lecture) => [lecture.id, lecture]));
  const notUnderstood: Outline['notUnderstood'][number][] = [];
  const shown = modules.map((module, number): OutlineModule => {
    const recordings = module.lectures.flatMap((id) => {
      const lecture = byId.get(id);
      if (lecture === undefined) return [];
      return [itemOf('lecture', { id: lectureId(number, id), title: lecture.name, file: lecture.media })];
    });
    const files = module.attachments.flatMap((file, at) => {
      const id = fileId(number, at);
      if (file.path !== null) return [itemOf('attachment', { id, title: file.name, file })];
      notUnderstood.push({ file: sourceOf(id, file), reason: missing });
      return [];
    });
    const items = [...recordings, ...files];
    return { id: String(number), title: module.name, typed: null, items, kept: items.length === 0 };
  });
  return { title: course.name, modules: shown, notUnderstood };
}

/** The manifest of an edited preview: its modules and lectures, with the names that the author gave them. */
export function manifestOfOutline(given: Manifest, { modules }: Outline, cyrillic: boolean): Manifest {
  const lectures = new Map<string, BundleLecture>();
  const wasLecture = new Map<string, BundleLecture>();
  const wasFile = new Map<string, BundleFile>();
  const byId = new Map(given.lectures.map((lecture) => [lecture.id, lecture]));
  for (const [number, module] of given.modules.entries()) {
    for (const id of module.lectures) {
      const lecture = byId.get(id);
      if (lecture !== undefined) wasLecture.set(lectureId(number, id), lecture);
    }
    for (const [at, file] of module.attachments.entries()) wasFile.set(fileId(number, at), file);
  }

  /** A lecture made of an attachment has nothing but its file. */
  const lectureOf = (item: OutlineItem): string => {
    const media = wasFile.get(item.id) ?? null;
    const lecture = wasLecture.get(item.id) ?? { ...blankLecture, id: item.id, media };
    lectures.set(lecture.id, { ...lecture, name: itemName(item, cyrillic) });
    return lecture.id;
  };
  const fileOf = (item: OutlineItem): BundleFile[] => {
    const file = wasFile.get(item.id) ?? wasLecture.get(item.id)?.media ?? null;
    return file === null ? [] : [{ ...file, name: itemName(item, cyrillic) }];
  };

  const made = modules.flatMap((module): BundleModule[] => {
    const items = module.items.filter(({ out }) => !out);
    if (items.length === 0 && module.kept !== true) return [];
    const { description = '', dayOffset = null } = given.modules[Number(module.id)] ?? {};
    return [
      {
        ...{ name: shownName(module, cyrillic), description, dayOffset },
        lectures: [...new Set(items.filter(({ kind }) => kind === 'lecture').map(lectureOf))],
        attachments: items.filter(({ kind }) => kind === 'attachment').flatMap(fileOf),
      },
    ];
  });
  return { ...given, modules: made, lectures: [...lectures.values()] };
}
