import type { ConsultationReadinessId } from '#domain/consultation/readiness.ts';
import { missingToBook } from '#domain/consultation/rules.ts';
import { enoughDescription } from '#domain/content/readiness.ts';
import { consultationEditor, consultationReadinessAtom } from '#atoms/consultation/editor.ts';
import type { ConsultationFields } from '#atoms/consultation/editor.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import { messages } from './readinessMessages.ts';

type Words = Pick<ReadinessLine, 'label' | 'action' | 'field'>;
type Texts = (typeof messages)['ru'];

/** The first of these fields that keeps clients from booking. */
const firstMissing = (fields: ConsultationFields, among: string[]) =>
  missingToBook(fields).find((field) => among.includes(field)) ?? among[0] ?? '';

const words: Record<ConsultationReadinessId, (t: Texts, done: boolean, fields: ConsultationFields) => Words> =
  {
    schedule: (t, done, fields) => ({
      label: done ? t.scheduleDone : t.scheduleNone,
      action: t.set,
      field: firstMissing(fields, ['weeklySchedule', 'timezone']),
    }),
    place: (t, done, fields) => ({
      label: done ? t.placeDone : t.placeNone,
      action: t.set,
      field: firstMissing(fields, ['format', 'link', 'address']),
    }),
    cover: (t, done) => ({ label: done ? t.coverDone : t.coverNone, action: t.add, field: 'imageId' }),
    description: (t, done) => ({
      label: (done ? t.descriptionDone : t.descriptionShort)(enoughDescription),
      action: t.write,
      field: 'description',
    }),
    tags: (t, done) => ({ label: done ? t.tagsDone : t.tagsNone, action: t.add, field: 'tags' }),
    price: (t, done) => ({ label: done ? t.priceDone : t.priceNone, action: t.set, field: 'costKopecks' }),
  };

/** The checklist of a consultation in words. */
export const consultationLinesAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessLine[] => {
    const t = messages[get(languageAtom)];
    const { fields } = get(consultationEditor.editorAtom(key));
    return get(consultationReadinessAtom(key)).map(({ id, done, required }) => ({
      id,
      done,
      required,
      ...words[id](t, done, fields),
    }));
  }),
);
