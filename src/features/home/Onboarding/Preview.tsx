import { useAtomValue } from 'jotai';
import { ChevronRight, Image } from 'lucide-react';
import { kindName } from '#domain/kinds.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import * as S from './Onboarding.styles.ts';
import { useDraftName } from './LectureStep.tsx';
import { messages } from './messages.ts';
import type { FirstSteps } from './useSteps.ts';

/** The card of the catalogue, as far as it is known: it follows what is typed. */
export function Preview({ first: { lecture, publication } }: { first: FirstSteps }) {
  const t = useMessages(messages);
  const author = useAtomValue(authorAtom);
  const draft = useDraftName().trim();
  const person = [author?.firstName, author?.lastName].filter(Boolean).join(' ');
  const name = lecture?.name ?? draft;
  const cost = publication?.costKopecks ?? null;
  return (
    <section aria-labelledby="first-preview">
      <S.RailTitle id="first-preview">{t.preview}</S.RailTitle>
      {lecture?.imageId ? (
        <Cover alt="" src={imageUrl(lecture.imageId)} />
      ) : (
        <S.PreviewCover>
          <Image size={24} strokeWidth={1.5} aria-hidden />
          {t.previewCover}
        </S.PreviewCover>
      )}
      <S.PreviewName $faint={name === ''}>{name === '' ? t.previewName : name}</S.PreviewName>
      <S.PreviewFoot>
        <Avatar
          name={person}
          src={author?.avatarId ? imageUrl(author.avatarId) : undefined}
          size={24}
          decorative
        />
        <span>{person}</span>
        <span>{cost === null ? t.price : cost === 0 ? t.free : formatMoney(cost)}</span>
      </S.PreviewFoot>
    </section>
  );
}

/** What else one may begin with. */
export function Others() {
  const t = useMessages(messages);
  const language = useLanguage();
  const others = [
    { kind: 'meditation', text: t.meditationText },
    { kind: 'webinar', text: t.webinarText },
    { kind: 'consultation', text: t.consultationText },
    { kind: 'course', text: t.courseText },
  ] as const;
  return (
    <section aria-labelledby="first-others">
      <S.RailTitle id="first-others">{t.others}</S.RailTitle>
      <S.Others>
        {others.map(({ kind, text }) => (
          <S.Other key={kind}>
            <KindIcon kind={kind} size={16} />
            <S.OtherLink as={RouterLink} href={newRoute(kind)}>
              {kindName(kind, language)}
            </S.OtherLink>
            <S.OtherText>{text}</S.OtherText>
            <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
          </S.Other>
        ))}
      </S.Others>
    </section>
  );
}
