import { marathonEditor, marathonProgram } from '#atoms/marathon/editor.ts';
import type { MarathonFields } from '#atoms/marathon/fields.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import { present, type PageOf } from '#features/kits/client/page.ts';
import { pageMessages } from '#features/kits/client/pageMessages.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import { programPage } from '#features/kits/client/programPage.ts';
import { now } from '#lib/time/clock.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { addDays, isZone, wallTime } from '#lib/time/moments.ts';
import { formatDay } from '#lib/time/typedTime.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { runOf } from '../marathonDays.ts';
import { messages } from './messages.ts';

/** The dates of a marathon in words, once it has any. */
function datesOf({ startsAt, endsAt, enrollTo, timezone }: MarathonFields, language: Language) {
  const t = messages[language];
  if (startsAt === '' || !isZone(timezone)) return { facts: [], dateOf: () => null };
  const first = wallTime(startsAt, timezone).day;
  const today = wallTime(new Date(now()).toISOString(), timezone).day;
  return {
    facts: present(
      runOf({ startsAt, endsAt, timezone }, language),
      zoneLabel(timezone, Date.parse(startsAt), language),
      enrollTo !== null && t.enrollTo(formatDateTime(enrollTo, timezone, language)),
    ),
    dateOf: (day: number) => formatDay(addDays(first, day), today, language),
  };
}

const pageOf: PageOf = (get, key, language) => {
  const { fields } = get(marathonEditor.editorAtom(key));
  const { facts, dateOf } = datesOf(fields, language);
  const { seatCount } = fields;
  const page = programPage(get, {
    program: marathonProgram,
    key,
    fields,
    language,
    dateOf,
    facts: present(...facts, seatCount !== null && pageMessages[language].seats(seatCount)),
  });
  return { ...page, missing: [...page.missing, ...(fields.startsAt === '' ? (['moment'] as const) : [])] };
};

/** The marathon that is edited, as a client will see it. */
export default function MarathonPreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
