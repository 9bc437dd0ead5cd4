import { consultationForm, type ConsultationFields } from '#domain/consultation/fields.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import { formatLength } from '#lib/time/duration.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { hoursOf } from '../hours.ts';
import { formatName } from '../names.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { consultationLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

const figure = (value: number | null, unit: string) => word(value === null ? null : `${value}\u00A0${unit}`);

/** How the fields of a consultation are compared. */
const compare = compareFields(consultationForm.fields, fieldMessages, (language) => {
  const t = messages[language];
  return {
    format: ({ format }) => word(format === null ? null : formatName(format, language)),
    durationMin: ({ durationMin }) => word(formatLength(durationMin, language)),
    leadTimeHours: ({ leadTimeHours }) => figure(leadTimeHours, t.leadTimeUnit),
    bufferMin: ({ bufferMin }) => figure(bufferMin, t.bufferUnit),
    weeklySchedule: ({ weeklySchedule }) => word(hoursOf(weeklySchedule, language).join(', ')),
    timezone: ({ timezone }) => word(timezone === null ? null : zoneLabel(timezone, now(), language)),
  };
});

/** Configuration of the editor for consultations. */
export const consultationKind: EditorKind<Consultation, ConsultationFields> = {
  editor: consultationEditor,
  copies: { kind: 'consultation', code: () => import('#atoms/consultation/loadCopy.ts') },
  texts,
  listHref: listRoute('consultation'),
  hrefOf: (id) => itemRoute('consultation', id),
  fields: compare,
  readiness: consultationLinesAtom,
  preview: lazyPreview(() => import('./ConsultationPreview.tsx')),
};
