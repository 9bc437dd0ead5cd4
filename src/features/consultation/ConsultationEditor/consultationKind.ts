import type { Consultation } from '#domain/consultation/schema.ts';
import { consultationEditor, type ConsultationFields } from '#atoms/consultation/editor.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import {
  onOrOff,
  picture,
  price,
  prose,
  richText,
  tagNames,
  word,
} from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatLength, weekdayNames } from '#lib/typedTime.ts';
import { zoneLabel } from '#lib/zoneNames.ts';
import { formatName } from '../names.ts';
import { messages } from './messages.ts';
import { consultationLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

const figure = (value: number | null, unit: string) => word(value === null ? null : `${value}\u00A0${unit}`);

/** «пн 10:00–14:00, чт 12:00–17:00» */
function hoursText(hours: ConsultationFields['weeklySchedule'], language: Language): string {
  const names = weekdayNames(language, 'short');
  return hours.map(({ weekday, from, to }) => `${names[weekday - 1] ?? weekday} ${from}–${to}`).join(', ');
}

/** How the fields of a consultation are compared. */
export function compareFields(language: Language): CompareFields<ConsultationFields> {
  const t = messages[language];
  return {
    name: { label: t.name, value: ({ name }) => prose(name) },
    description: { label: t.description, value: ({ description }) => richText(description) },
    imageId: { label: t.imageId, value: ({ imageId }) => picture(imageId, t.imageId) },
    tags: { label: t.tags, value: ({ tags }, get) => tagNames(tags, get) },
    format: {
      label: t.format,
      value: ({ format }) => word(format === null ? null : formatName(format, language)),
    },
    durationMin: { label: t.length, value: ({ durationMin }) => word(formatLength(durationMin, language)) },
    link: { label: t.link, value: ({ link }) => word(link) },
    address: { label: t.address, value: ({ address }) => word(address) },
    leadTimeHours: {
      label: t.leadTime,
      value: ({ leadTimeHours }) => figure(leadTimeHours, t.leadTimeUnit),
    },
    bufferMin: { label: t.buffer, value: ({ bufferMin }) => figure(bufferMin, t.bufferUnit) },
    weeklySchedule: {
      label: t.hours,
      value: ({ weeklySchedule }) => word(hoursText(weeklySchedule, language)),
    },
    timezone: {
      label: t.timezone,
      value: ({ timezone }) => word(timezone === null ? null : zoneLabel(timezone, now(), language)),
    },
    maxPerDay: {
      label: t.maxPerDay,
      value: ({ maxPerDay }) => word(maxPerDay === null ? null : String(maxPerDay)),
    },
    questions: { label: t.questions, value: ({ questions }) => prose(questions.join('\n')) },
    cancellationPolicy: { label: t.policy, value: ({ cancellationPolicy }) => prose(cancellationPolicy) },
    isActive: { label: t.active, value: ({ isActive }) => onOrOff(isActive, language) },
    costKopecks: { label: t.price, value: (fields) => price(fields, language) },
    oldCostKopecks: 'costKopecks',
  };
}

/** What makes the editor of consultations. */
export const consultationKind: EditorKind<Consultation, ConsultationFields> = {
  editor: consultationEditor,
  texts,
  listHref: listRoute('consultation'),
  hrefOf: (id) => itemRoute('consultation', id),
  fields: compareFields,
  readiness: consultationLinesAtom,
};
