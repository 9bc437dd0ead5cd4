import type { Atom } from 'jotai';
import { courseProgram, type CourseFields } from '#atoms/course/editor.ts';
import type { ProgramTree } from '#atoms/program/program.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import type { CompareFields } from '#features/kits/editor/EditorKit/kind.ts';
import {
  onOrOff,
  picture,
  price,
  prose,
  richText,
  tagNames,
  word,
} from '#features/kits/editor/EditorKit/values.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { programField } from './compareProgram.ts';
import { fieldMessages } from './fieldMessages.ts';
import { levelName } from './levelName.ts';
import { accessMessages } from './ProgramForm/accessMessages.ts';

/** How a mode of opening is called; one that the console does not know stays as it came. */
function modeName(mode: string, language: Language): string {
  const t = accessMessages[language];
  return (
    new Map([
      ['all', t.all],
      ['order', t.order],
      ['days', t.days],
      ['dates', t.dates],
    ]).get(mode) ?? mode
  );
}

/** How the fields of a course are compared; those of a marathon too, beside its own. */
export function courseCompareFields(
  language: Language,
  treeAtom: (key: string) => Atom<ProgramTree> = courseProgram.treeAtom,
): CompareFields<CourseFields> {
  const t = fieldMessages[language];
  return {
    name: { label: t.name, value: ({ name }) => prose(name) },
    subtitle: { label: t.subtitle, value: ({ subtitle }) => prose(subtitle) },
    description: { label: t.description, value: ({ description }) => richText(description) },
    imageId: { label: t.imageId, value: ({ imageId }) => picture(imageId, t.imageId) },
    trailerStreamId: {
      label: t.trailerStreamId,
      value: ({ trailerStreamId: id }, get) =>
        word(id === null ? null : (get(streamAtom(id)).item?.name ?? id)),
    },
    tags: { label: t.tags, value: ({ tags }, get) => tagNames(tags, get) },
    level: { label: t.level, value: ({ level }) => word(level === null ? null : levelName(level, language)) },
    learnings: { label: t.learnings, value: ({ learnings }) => prose(learnings.join('\n')) },
    requirements: { label: t.requirements, value: ({ requirements }) => prose(requirements) },
    audience: { label: t.audience, value: ({ audience }) => prose(audience) },
    unlockMode: { label: t.unlockMode, value: ({ unlockMode }) => word(modeName(unlockMode, language)) },
    accessDays: { label: t.accessDays, value: ({ accessDays }) => word(t.days(accessDays)) },
    maxStudents: {
      label: t.maxStudents,
      value: ({ maxStudents }) => word(maxStudents === null ? t.noLimit : String(maxStudents)),
    },
    certificateEnabled: {
      label: t.certificateEnabled,
      value: ({ certificateEnabled }) => onOrOff(certificateEnabled, language),
    },
    program: programField(language, treeAtom),
    costKopecks: { label: t.price, value: (fields) => price(fields, language) },
    oldCostKopecks: 'costKopecks',
  };
}

/** What a field is called, for the list of what will be saved. */
export function fieldNameOf(fields: object, language: Language): (field: string) => string {
  const names = new Map(
    Object.entries(fields).map(([field, { label }]: [string, { label?: string }]) => [field, label]),
  );
  return (field) => names.get(field) ?? fieldMessages[language].price;
}
