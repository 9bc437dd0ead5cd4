import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { authorAtom } from '#atoms/session/session.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { PartLink } from '#features/kits/editor/EditorKit/EditorTabs.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { usePublishing } from '#features/kits/editor/EditorKit/usePublishing.ts';
import { PublicationRail } from '#features/kits/publication/PublicationRail/PublicationRail.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { accessWords } from '../WebinarTerms/recordingOptions.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import * as S from './WebinarEditor.styles.ts';

const termsAtom = webinarEditor.partAtom(({ fields }) => ({
  costKopecks: fields.costKopecks,
  registrationUntil: fields.registrationUntil,
  recordingAccessDays: fields.recordingAccessDays,
  recordingCostKopecks: fields.recordingCostKopecks,
  timezone: fields.timezone,
}));

/** The way of the webinar to the catalogue and its terms in words; they are set on a tab of their own. A piece of the rail. */
export function Sale() {
  const t = useMessages(messages);
  const labels = useMessages(fieldMessages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const key = useEditorKey();
  const publishing = usePublishing(webinarEditor);
  const { name } = useAtomValue(webinarEditor.serverAtom(key));
  const author = useAtomValue(authorAtom);
  const terms = useEditorPart(termsAtom);
  const { publication } = publishing;
  const money = (kopecks: number | null) =>
    kopecks === null ? t.notSet : kopecks === 0 ? t.free : formatMoney(kopecks, publication?.currency);
  return (
    <PublicationRail
      {...publishing}
      name={name}
      timeZone={author?.timezone}
      aside={
        <TextLink as={PartLink} tone="quiet" href={`${pathname}?tab=publication`}>
          {t.setUp}
        </TextLink>
      }
    >
      <S.Terms>
        <dt>{labels.costKopecks}</dt>
        <S.Sum>{money(terms.costKopecks)}</S.Sum>
        {terms.recordingAccessDays !== null && (
          <>
            <dt>{t.record(accessWords(terms.recordingAccessDays, language))}</dt>
            <S.Sum>{money(terms.recordingCostKopecks)}</S.Sum>
          </>
        )}
        {terms.registrationUntil !== null && (
          <>
            <dt>{t.registration}</dt>
            <dd>{formatMoment(terms.registrationUntil, terms.timezone || author?.timezone, language)}</dd>
          </>
        )}
        {publication !== null && publication.salesCount > 0 && (
          <>
            <dt>{t.sold}</dt>
            <dd>
              {t.tickets(
                publication.salesCount,
                formatMoney(publication.revenueKopecks, publication.currency),
              )}
            </dd>
          </>
        )}
      </S.Terms>
    </PublicationRail>
  );
}
