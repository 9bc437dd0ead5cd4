import { datesState, marathonReadiness } from '#domain/marathon/readiness.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { ownFields, type MarathonFields } from '#atoms/marathon/fields.ts';
import { marathonEditor, marathonProgram } from '#atoms/marathon/editor.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { compareCourse } from '#features/kits/program/compareFields.ts';
import { fieldMessages } from '#features/kits/program/fieldMessages.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { programLines } from '#features/kits/program/programReadiness.ts';
import { texts } from './texts.ts';

const compareShared = compareCourse(marathonProgram);
const compareOwn = compareFields(ownFields, fieldMessages, (language) => {
  const moment = (iso: string | null, timezone: string) =>
    word(iso ? formatDateTime(iso, timezone, language) : null);
  return {
    startsAt: ({ startsAt, timezone }) => moment(startsAt, timezone),
    endsAt: ({ endsAt, timezone }) => moment(endsAt, timezone),
    enrollFrom: ({ enrollFrom, timezone }) => moment(enrollFrom, timezone),
    enrollTo: ({ enrollTo, timezone }) => moment(enrollTo, timezone),
    seatCount: ({ seatCount }) =>
      word(seatCount === null ? fieldMessages[language].noLimit : String(seatCount)),
  };
});

/** How the fields of a marathon are compared: those of a course, then its own, with all dates before their zone. */
function compare(language: Language): CompareFields<MarathonFields> {
  const { startsAt, endsAt, enrollFrom, enrollTo, ...rest } = compareOwn(language);
  return { ...compareShared(language), startsAt, endsAt, enrollFrom, enrollTo, ...rest };
}

const linesAtom = boundedAtomFamily((key: string) =>
  atom((get) => {
    const { fields, item } = get(marathonEditor.editorAtom(key));
    const dates = { startsAt: fields.startsAt, enrollTo: fields.enrollTo, status: item?.status ?? 'draft' };
    return programLines(
      get,
      { program: marathonProgram, key, fields },
      (checked, facts) => marathonReadiness({ ...checked, ...dates }, { ...facts, now: now() }),
      datesState(dates, now()),
    );
  }),
);

/** Configuration of the editor for marathons. */
export const marathonKind: EditorKind<Marathon, MarathonFields> = {
  editor: marathonEditor,
  copies: { kind: 'marathon', code: () => import('#atoms/marathon/loadCopy.ts') },
  texts,
  listHref: listRoute('marathon'),
  hrefOf: (id) => itemRoute('marathon', id),
  fields: compare,
  readiness: linesAtom,
  preview: lazyPreview(() => import('./MarathonPreview.tsx')),
};
