import { datesState, marathonReadiness } from '#domain/marathon/readiness.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { marathonEditor, marathonProgram, type MarathonFields } from '#atoms/marathon/editor.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { courseCompareFields } from '#features/kits/program/compareFields.ts';
import { fieldMessages } from '#features/kits/program/fieldMessages.ts';
import { formatDateTime } from '#lib/formatDateTime.ts';
import { programLines } from '#features/kits/program/programReadiness.ts';
import { texts } from './texts.ts';

/** How the fields of a marathon are compared: those of a course, then its own. */
export function marathonCompareFields(language: Language): CompareFields<MarathonFields> {
  const t = fieldMessages[language];
  const moment = (iso: string | null, { timezone }: MarathonFields) =>
    word(iso ? formatDateTime(iso, timezone, language) : null);
  return {
    ...courseCompareFields(language, marathonProgram.treeAtom),
    startsAt: { label: t.startsAt, value: (fields) => moment(fields.startsAt, fields) },
    endsAt: { label: t.endsAt, value: (fields) => moment(fields.endsAt, fields) },
    enrollFrom: { label: t.enrollFrom, value: (fields) => moment(fields.enrollFrom, fields) },
    enrollTo: { label: t.enrollTo, value: (fields) => moment(fields.enrollTo, fields) },
    timezone: { label: t.timezone, value: ({ timezone }) => word(timezone) },
    seatCount: {
      label: t.seatCount,
      value: ({ seatCount }) => word(seatCount === null ? t.noLimit : String(seatCount)),
    },
    dailyUnlockTime: { label: t.dailyUnlockTime, value: ({ dailyUnlockTime }) => word(dailyUnlockTime) },
    chatUrl: { label: t.chatUrl, value: ({ chatUrl }) => word(chatUrl) },
  };
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

/** What makes the editor of marathons. */
export const marathonKind: EditorKind<Marathon, MarathonFields> = {
  editor: marathonEditor,
  texts,
  listHref: listRoute('marathon'),
  hrefOf: (id) => itemRoute('marathon', id),
  fields: marathonCompareFields,
  readiness: linesAtom,
};
