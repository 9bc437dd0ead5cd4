import { useAtomValue } from 'jotai';
import { Image, Plus } from 'lucide-react';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { newLectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './FirstDay.styles.ts';
import { messages } from './messages.ts';

/** The first day of an author: the way to the first publication, its first step open, and what will come of it. */
export function FirstDay() {
  const t = useMessages(messages);
  const author = useAtomValue(authorAtom);
  const name = [author?.firstName, author?.lastName].filter(Boolean).join(' ');
  return (
    <S.Root>
      <S.Steps>
        <S.Step $open aria-current="step">
          <S.Name $open>{t.stepLecture}</S.Name>
          <S.Text>{t.stepLectureText}</S.Text>
          <S.Action>
            <ButtonLink
              as={RouterLink}
              href={newLectureRoute}
              variant="primary"
              size="large"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            >
              {t.createFirst}
            </ButtonLink>
          </S.Action>
        </S.Step>
        <S.Step $open={false}>
          <S.Name $open={false}>{t.stepPrice}</S.Name>
          <S.Text>{t.stepPriceText}</S.Text>
        </S.Step>
        <S.Step $open={false}>
          <S.Name $open={false}>{t.stepPublication}</S.Name>
          <S.Text>{t.stepPublicationText}</S.Text>
        </S.Step>
      </S.Steps>
      <S.Preview>
        <S.PreviewTitle>{t.preview}</S.PreviewTitle>
        <S.PreviewCover>
          <Image size={24} strokeWidth={1.5} aria-hidden />
          {t.previewCover}
        </S.PreviewCover>
        <S.PreviewName>{t.previewName}</S.PreviewName>
        <S.PreviewFoot>
          <Avatar
            name={name}
            src={author?.avatarId ? imageUrl(author.avatarId) : undefined}
            size={24}
            decorative
          />
          <span>{name}</span>
          <span>{t.previewPrice}</span>
        </S.PreviewFoot>
      </S.Preview>
    </S.Root>
  );
}
