import { webinarEditor } from '#atoms/webinar/editor.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import {
  authorName,
  lines,
  missingOf,
  present,
  priceWords,
  tagNames,
  type PageOf,
} from '#features/kits/client/page.ts';
import { pageMessages } from '#features/kits/client/pageMessages.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { formatMoney } from '#lib/number/money.ts';
import { momentWords } from '../momentWords.ts';
import { accessWords } from '../WebinarTerms/recordingOptions.ts';
import { pageWords } from './pageMessages.ts';

const pageOf: PageOf = (get, key, language) => {
  const t = pageWords[language];
  const { fields } = get(webinarEditor.editorAtom(key));
  const { startsAt, timezone, durationMin, registrationUntil, recordingAccessDays, recordingCostKopecks } =
    fields;
  const seats = fields.seatLimit ?? fields.capacity;
  const until = momentWords(registrationUntil, timezone, language);
  return {
    kind: 'webinar',
    name: fields.name.trim(),
    subtitle: '',
    author: authorName(get),
    imageId: fields.imageId,
    hasCover: true,
    price: priceWords(fields.costKopecks, language),
    oldPrice: null,
    facts: present(
      momentWords(startsAt, timezone, language),
      durationMin !== null && formatLength(durationMin, language),
      seats !== null && pageMessages[language].seats(seats),
    ),
    tags: tagNames(get, fields.tags),
    recording: null,
    notice: null,
    description: fields.description,
    sections: [
      ...lines('speakers', t.speakers, fields.speakers),
      ...lines(
        'terms',
        t.terms,
        present(
          until !== null && t.registration(until),
          recordingAccessDays === null
            ? t.noRecording
            : t.recording(accessWords(recordingAccessDays, language)),
          recordingAccessDays !== null &&
            recordingCostKopecks !== null &&
            recordingCostKopecks > 0 &&
            t.recordingCost(formatMoney(recordingCostKopecks)),
        ),
      ),
    ],
    missing: [...missingOf(fields), ...(startsAt === null ? (['moment'] as const) : [])],
  };
};

/** The webinar that is edited, as a client will see it. */
export default function WebinarPreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
