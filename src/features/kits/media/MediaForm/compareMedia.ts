import { lectureForm } from '#domain/lecture/fields.ts';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { levelName } from '#features/kits/program/levelName.ts';
import { languageName } from '#lib/text/languages.ts';
import { fieldMessages } from './fieldMessages.ts';

/** How the fields of a recording are compared. */
export const compareMedia = compareFields(lectureForm.fields, fieldMessages, (language) => ({
  level: ({ level }) => word(level === null ? null : levelName(level, language)),
  language: (fields) => word(fields.language === null ? null : languageName(fields.language)),
}));
