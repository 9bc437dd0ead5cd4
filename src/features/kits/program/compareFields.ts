import { courseForm } from '#atoms/course/fields.ts';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { programField, type ComparedProgram } from './compareProgram.ts';
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
export const compareCourse = (program: ComparedProgram) =>
  compareFields(courseForm.fields, fieldMessages, (language) => {
    const t = fieldMessages[language];
    return {
      level: ({ level }) => word(level === null ? null : levelName(level, language)),
      unlockMode: ({ unlockMode }) => word(modeName(unlockMode, language)),
      accessDays: ({ accessDays }) => word(t.days(accessDays)),
      maxStudents: ({ maxStudents }) => word(maxStudents === null ? t.noLimit : String(maxStudents)),
      program: programField(language, program),
    };
  });

/** What a field is called, for the list of what will be saved. */
export function fieldNameOf(fields: object, language: Language): (field: string) => string {
  const names = new Map(
    Object.entries(fields).map(([field, { label }]: [string, { label?: string }]) => [field, label]),
  );
  return (field) => names.get(field) ?? fieldMessages[language].costKopecks;
}
