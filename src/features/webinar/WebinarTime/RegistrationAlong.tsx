import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { PartLink } from '#features/kits/editor/EditorKit/EditorTabs.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { messages } from './messages.ts';
import * as S from './WebinarTime.styles.ts';

const movedAtom = webinarEditor.partAtom(({ item, fields: { startsAt, registrationUntil } }) => ({
  until: registrationUntil,
  moves: item !== null && startsAt !== null && Date.parse(startsAt) !== Date.parse(item.startsAt),
}));

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** A start that moves takes the registration along: until when people can sign up then, with the way to change it. */
export function RegistrationAlong({ timeZone }: { timeZone: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { until, moves } = useEditorPart(movedAtom);
  const now = useNow(60_000);
  if (!moves || until === null) return null;
  const closed = Date.parse(until) <= now;
  return (
    <S.Along $closed={closed}>
      {closed ? <TriangleAlert {...icon} /> : <CalendarClock {...icon} />}
      <span role="status">
        {(closed ? t.alongClosed : t.along)(formatDateTime(until, timeZone, language))}
      </span>
      <TextLink as={PartLink} href={`${pathname}?tab=publication`} aria-label={t.changeRegistration}>
        {t.change}
      </TextLink>
    </S.Along>
  );
}
