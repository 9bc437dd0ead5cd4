import { webinarForm, type WebinarFields } from '#domain/webinar/fields.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { formatLength } from '#lib/time/duration.ts';
import { momentWords } from '../momentWords.ts';
import { accessWords } from '../WebinarTerms/recordingOptions.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { webinarLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** How the fields of a webinar are compared. A start and its zone are one row. */
const compare = compareFields(webinarForm.fields, fieldMessages, (language) => {
  const t = messages[language];
  const seats = (count: number | null) => word(count === null ? t.noLimit : groupDigits(count));
  const money = (kopecks: number | null) =>
    word(kopecks === null ? null : kopecks === 0 ? t.free : formatMoney(kopecks));
  return {
    startsAt: ({ startsAt, timezone }) => word(momentWords(startsAt, timezone, language)),
    durationMin: ({ durationMin }) => word(durationMin === null ? null : formatLength(durationMin, language)),
    capacity: ({ capacity }) => seats(capacity),
    costKopecks: ({ costKopecks }) => money(costKopecks),
    visibility: ({ visibility }) =>
      word(visibility === 'catalog' ? t.inCatalog : visibility === 'link' ? t.byLink : visibility),
    registrationUntil: ({ registrationUntil, timezone }) =>
      word(momentWords(registrationUntil, timezone, language)),
    seatLimit: ({ seatLimit }) => seats(seatLimit),
    recordingAccessDays: ({ recordingAccessDays }) => word(accessWords(recordingAccessDays, language)),
    recordingCostKopecks: ({ recordingCostKopecks }) => money(recordingCostKopecks),
  };
});

/** Configuration of the editor for webinars. */
export const webinarKind: EditorKind<Webinar, WebinarFields> = {
  editor: webinarEditor,
  copies: { kind: 'webinar', code: () => import('#atoms/webinar/loadCopy.ts') },
  texts,
  listHref: listRoute('webinar'),
  hrefOf: (id) => itemRoute('webinar', id),
  fields: compare,
  readiness: webinarLinesAtom,
  preview: lazyPreview(() => import('./WebinarPreview.tsx')),
};
