import type { Getter } from 'jotai';
import { descriptionLength, type ReadinessCheck } from '#domain/content/readiness.ts';
import type { CourseFacts } from '#domain/course/readiness.ts';
import type { Module } from '#domain/course/schema.ts';
import type { DatesState, MarathonReadinessId } from '#domain/marathon/readiness.ts';
import { coverState, imageSizeAtom } from '#atoms/image/images.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import type { ScreenProgram } from './Program/program.ts';
import { programReadinessLines } from './readiness.ts';

interface Checked {
  description: string;
  tags: string[];
  learnings: string[];
  imageId: string | null;
  costKopecks: number | null;
}

/** The input of the checklist: the form's fields with the tree's modules. */
interface CheckedProgram {
  description: string;
  tags: string[];
  learnings: string[];
  modules: Module[];
}

/** The checklist of a course or a marathon in words, from what the form and the tree show. */
export function programLines(
  get: Getter,
  { program, key, fields }: { program: ScreenProgram; key: string; fields: Checked },
  check: (checked: CheckedProgram, facts: CourseFacts) => ReadinessCheck<MarathonReadinessId>[],
  dates?: DatesState,
): ReadinessLine[] {
  const { description, tags, learnings, imageId, costKopecks } = fields;
  const tree = get(program.treeAtom(key));
  const totals = get(program.totalsAtom(key));
  const modules = tree.order.flatMap((id): Module[] => {
    const module = tree.modules[id];
    if (module === undefined) return [];
    const attachments = module.attachments.flatMap((one) => {
      const file = tree.attachments[one];
      return file === undefined ? [] : [{ ...file, moduleId: id, type: program.type }];
    });
    return [{ ...module, lectures: [...module.lectures], attachments }];
  });
  // Whether each can be played is summed up already: a course of ten thousand is not asked one by one.
  const somePlayNot = totals.withoutMedia > 0 || totals.unknown > 0;
  const plays = somePlayNot ? false : totals.unread > 0 ? undefined : true;
  const checks = check(
    { description, tags, learnings, modules },
    {
      cover: imageId === null ? null : get(imageSizeAtom(imageId)),
      costKopecks,
      isPlayable: () => plays,
    },
  );
  const facts = {
    cover: coverState(get, imageId),
    descriptionLength: descriptionLength(description),
    modules: totals.modules,
    lectures: totals.lectures,
    ...(dates !== undefined && { dates }),
  };
  return programReadinessLines(checks, facts, get(languageAtom));
}
