import { lectureProblem, moduleProblem } from '#atoms/program/problems.ts';
import type { ProgramTree } from '#atoms/program/types.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { lectureRow, moduleRow } from './nodeIds.ts';

/** The `data-field` of what is to be mended in the row that is open. */
export const refusedField = 'program.refused';

/** The row of the module or the lecture that a save was refused for, where that is to be mended in its fields. */
export function refusedRow(tree: ProgramTree, id: string, language: Language): string | null {
  const module = tree.modules[id];
  if (module !== undefined) return moduleProblem(module, language) === null ? null : moduleRow(id);
  const lecture = tree.lectures[id];
  const home = Object.values(tree.modules).find(({ lectures }) => lectures.includes(id));
  if (lecture === undefined || home === undefined || lectureProblem(lecture, language) === null) return null;
  return lectureRow(home.id, id);
}

/** Where a problem stands: beside the name, or beside the description. */
export function besideField(problem: string | null, isName: boolean) {
  const place = { 'data-field': refusedField };
  const error = problem ?? undefined;
  if (problem === null) return { name: { place: {} }, description: { place: {} } };
  return isName
    ? { name: { place, error }, description: { place: {} } }
    : { name: { place: {} }, description: { place, error } };
}
