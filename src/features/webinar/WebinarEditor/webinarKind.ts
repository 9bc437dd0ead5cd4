import type { Webinar } from '#domain/webinar/schema.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { webinarEditor, type WebinarFields } from '#atoms/webinar/editor.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { picture, prose, richText, tagNames, word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/money.ts';
import { groupDigits } from '#lib/numbers.ts';
import { formatLength } from '#lib/typedTime.ts';
import { zoneLabel } from '#lib/zoneNames.ts';
import { accessWords } from '../WebinarTerms/recordingOptions.ts';
import { messages } from './messages.ts';
import { webinarLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** A moment by the clock of the webinar, with its zone: «26 нояб., 19:30 (Москва, GMT+3)». */
function momentWords(iso: string | null, timezone: string, language: Language): string | null {
  if (iso === null) return null;
  return `${formatMoment(iso, timezone, language)} (${zoneLabel(timezone || 'UTC', Date.parse(iso), language)})`;
}

/** How the fields of a webinar are compared, in the order of the comparison. A start and its zone are one row. */
export function compareFields(language: Language): CompareFields<WebinarFields> {
  const t = messages[language];
  const seats = (count: number | null) => word(count === null ? t.noLimit : groupDigits(count));
  const money = (kopecks: number | null) =>
    word(kopecks === null ? null : kopecks === 0 ? t.free : formatMoney(kopecks));
  return {
    name: { label: t.name, value: ({ name }) => prose(name) },
    startsAt: {
      label: t.startsAt,
      value: ({ startsAt, timezone }) => word(momentWords(startsAt, timezone, language)),
    },
    timezone: 'startsAt',
    durationMin: {
      label: t.durationMin,
      value: ({ durationMin }) => word(durationMin === null ? null : formatLength(durationMin, language)),
    },
    link: { label: t.link, value: ({ link }) => word(link) },
    passcode: { label: t.passcode, value: ({ passcode }) => word(passcode) },
    capacity: { label: t.capacity, value: ({ capacity }) => seats(capacity) },
    speakers: { label: t.speakers, value: ({ speakers }) => word(speakers.join(', ')) },
    tags: { label: t.tags, value: ({ tags }, get) => tagNames(tags, get) },
    description: { label: t.description, value: ({ description }) => richText(description) },
    imageId: { label: t.imageId, value: ({ imageId }) => picture(imageId, t.imageId) },
    recordingStreamId: {
      label: t.recordingStreamId,
      value: ({ recordingStreamId: id }, get) =>
        word(id === null ? null : (get(streamAtom(id)).item?.name ?? id)),
    },
    costKopecks: { label: t.ticket, value: ({ costKopecks }) => money(costKopecks) },
    visibility: {
      label: t.visibility,
      value: ({ visibility }) =>
        word(visibility === 'catalog' ? t.inCatalog : visibility === 'link' ? t.byLink : visibility),
    },
    registrationUntil: {
      label: t.registrationUntil,
      value: ({ registrationUntil, timezone }) => word(momentWords(registrationUntil, timezone, language)),
    },
    seatLimit: { label: t.seatLimit, value: ({ seatLimit }) => seats(seatLimit) },
    recordingAccessDays: {
      label: t.recordingAccessDays,
      value: ({ recordingAccessDays }) => word(accessWords(recordingAccessDays, language)),
    },
    recordingCostKopecks: {
      label: t.recordingCostKopecks,
      value: ({ recordingCostKopecks }) => money(recordingCostKopecks),
    },
  };
}

/** What makes the editor of webinars. */
export const webinarKind: EditorKind<Webinar, WebinarFields> = {
  editor: webinarEditor,
  texts,
  listHref: listRoute('webinar'),
  hrefOf: (id) => itemRoute('webinar', id),
  fields: compareFields,
  readiness: webinarLinesAtom,
};
