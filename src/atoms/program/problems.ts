import { maxDescription } from '#domain/content/schema.ts';
import { maxModuleLectures } from '#domain/course/schema.ts';
import type { Problems } from '#domain/plain-problems.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import type { LectureFields, ModuleFields, ProgramEdits } from './edits.ts';

const messages = defineMessages({
  ru: {
    moduleName: 'Назовите модуль',
    moduleNameLong: 'Название модуля не\u00A0длиннее 120\u00A0знаков',
    moduleText: 'Описание модуля не\u00A0длиннее 500\u00A0знаков',
    day: 'День от\u00A00 до\u00A0365',
    full: `В\u00A0модуле не\u00A0больше ${maxModuleLectures}\u00A0лекций`,
    lectureName: 'Название лекции от\u00A03 до\u00A0120\u00A0знаков',
    lectureText: `Описание лекции не\u00A0длиннее ${maxDescription}\u00A0знаков`,
  },
  en: {
    moduleName: 'Name the module',
    moduleNameLong: 'The name of a module has at most 120 characters',
    moduleText: 'The description of a module has at most 500 characters',
    day: 'A day from 0 to 365',
    full: `A module has at most ${maxModuleLectures} lectures`,
    lectureName: 'The name of a lecture has 3 to 120 characters',
    lectureText: `The description of a lecture has at most ${maxDescription} characters`,
  },
});

/** The problem of a module; null if there is none. */
export function moduleProblem(
  module: Omit<ModuleFields, 'lectures' | 'attachments'> & { lectures: readonly string[] },
  language: Language,
): string | null {
  const words = messages[language];
  const { name, description, dayOffset, lectures } = module;
  if (name.trim() === '') return words.moduleName;
  if (name.trim().length > 120) return words.moduleNameLong;
  if (description.trim().length > 500) return words.moduleText;
  if (dayOffset !== null && (dayOffset < 0 || dayOffset > 365)) return words.day;
  return lectures.length > maxModuleLectures ? words.full : null;
}

/** The problem of a lecture's texts; null if there is none. */
export function lectureProblem(
  { name, description }: Pick<LectureFields, 'name' | 'description'>,
  language: Language,
): string | null {
  const words = messages[language];
  const length = name.trim().length;
  if (length < 3 || length > 120) return words.lectureName;
  return description.trim().length > maxDescription ? words.lectureText : null;
}

/** The key of a tree item's problem among those of the form. */
export const problemKey = (id: string) => `program.${id}`;

/** The problems that keep a programme from being saved, by item. */
export function programProblems(edits: ProgramEdits, language: Language): Problems {
  const problems: Problems = {};
  const add = (id: string, problem: string | null) => {
    if (problem !== null) problems[problemKey(id)] = problem;
  };
  for (const [id, { mine }] of Object.entries(edits.modules))
    if (mine !== null) add(id, moduleProblem(mine, language));
  for (const [id, { mine }] of Object.entries(edits.lectures)) add(id, lectureProblem(mine, language));
  return problems;
}
