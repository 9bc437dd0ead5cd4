import { consultationEditor } from '#atoms/consultation/editor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import type { ConsultationFields } from '#domain/consultation/fields.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import {
  authorName,
  lines,
  missingOf,
  present,
  priceWords,
  prose,
  tagNames,
  type PageOf,
} from '#features/kits/client/page.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import { now } from '#lib/time/clock.ts';
import { formatLength } from '#lib/time/duration.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { isZone } from '#lib/time/moments.ts';
import { FreeTimes } from '../FreeTimes/FreeTimes.tsx';
import { hoursOf } from '../hours.ts';
import { formatName } from '../names.ts';
import { pageWords } from './pageMessages.ts';

/** Where they meet; a link is told later. */
function placeOf({ format, address }: ConsultationFields, language: Language): string {
  const t = pageWords[language];
  return format === 'office' ? address : format === 'phone' ? t.phoneLater : t.linkLater;
}

const pageOf: PageOf = (get, key, language) => {
  const t = pageWords[language];
  const { id, fields } = get(consultationEditor.editorAtom(key));
  const { format, durationMin, weeklySchedule } = fields;
  const hours = hoursOf(weeklySchedule, language);
  const zone = fields.timezone ?? get(authorAtom)?.timezone ?? '';
  const inZone = hours.length > 0 && isZone(zone) ? [t.inZone(zoneLabel(zone, now(), language))] : [];
  return {
    kind: 'consultation',
    name: fields.name.trim(),
    subtitle: '',
    author: authorName(get),
    imageId: fields.imageId,
    hasCover: true,
    price: priceWords(fields.costKopecks, language),
    oldPrice: priceWords(fields.oldCostKopecks, language),
    facts: present(format !== null && formatName(format, language), formatLength(durationMin, language)),
    tags: tagNames(get, fields.tags),
    recording: null,
    notice: fields.isActive ? null : { title: t.closedTitle, text: t.closedText },
    description: fields.description,
    sections: [
      {
        type: 'own',
        id: 'times',
        title: t.times,
        content: <FreeTimes id={id} fields={fields} />,
        lines: [...hours, ...inZone],
      },
      ...prose('place', t.place, placeOf(fields, language)),
      ...lines('questions', t.questions, fields.questions),
      ...prose('policy', t.policy, fields.cancellationPolicy),
    ],
    missing: [...missingOf(fields), ...(weeklySchedule.length === 0 ? (['hours'] as const) : [])],
  };
};

/** The consultation that is edited, as a client will see it. */
export default function ConsultationPreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
