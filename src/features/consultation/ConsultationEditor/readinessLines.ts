import { missingToBook } from '#domain/consultation/rules.ts';
import { consultationEditor, consultationReadinessAtom } from '#atoms/consultation/editor.ts';
import type { ConsultationFields } from '#domain/consultation/fields.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { coverState } from '#atoms/image/images.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import { lineTexts, readinessLines, sharedWords } from '#features/kits/editor/EditorKit/readinessLines.ts';
import { messages } from './readinessMessages.ts';

/** The first of these fields that keeps clients from booking. */
const firstMissing = (fields: ConsultationFields, among: string[]) =>
  missingToBook(fields).find((field) => among.includes(field)) ?? among[0] ?? '';

/** The checklist of a consultation in words. */
export const consultationLinesAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessLine[] => {
    const t = lineTexts(get(languageAtom), messages);
    const { fields } = get(consultationEditor.editorAtom(key));
    return readinessLines(get(consultationReadinessAtom(key)), {
      ...sharedWords(t, { cover: coverState(get, fields.imageId), descriptionLength: null }),
      schedule: (done) => ({
        label: done ? t.scheduleDone : t.scheduleNone,
        action: t.set,
        field: firstMissing(fields, ['weeklySchedule', 'timezone']),
      }),
      place: (done) => ({
        label: done ? t.placeDone : t.placeNone,
        action: t.set,
        field: firstMissing(fields, ['format', 'link', 'address']),
      }),
    });
  }),
);
