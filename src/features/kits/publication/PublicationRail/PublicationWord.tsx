import type { ReactNode } from 'react';
import type { Publication } from '#domain/publication/schema.ts';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './PublicationRail.styles.ts';
import { stepsOf } from './steps.ts';

interface PublicationWordProps {
  publication: Publication | null;
  timeZone?: string | null | undefined;
}

/** What a status means for the author, in a sentence; nothing where the steps say it all. */
export function PublicationWord({ publication, timeZone }: PublicationWordProps): ReactNode {
  const t = useMessages(messages);
  const language = useLanguage();
  if (publication === null) return null;
  const { status, moderatorComment, submittedAt } = publication;
  switch (status) {
    case 'draft':
    case 'approved':
    case 'published':
      return null;
    case 'pending':
      return (
        <S.Hint>
          {submittedAt != null && `${t.sentAt(lower(formatMoment(submittedAt, timeZone, language)))} `}
          {t.wait}
        </S.Hint>
      );
    case 'rejected':
      return (
        <S.Comment>
          <S.CommentTitle>{t.comment}</S.CommentTitle>
          {moderatorComment != null && moderatorComment !== '' && <S.Words>{moderatorComment}</S.Words>}
          <S.CommentHint>{t.rejectedHint}</S.CommentHint>
        </S.Comment>
      );
    default:
      return (
        <S.Unusual>
          <PublicationStatus status={status} />
          <S.Hint>
            {status === 'unpublished'
              ? t.unpublishedHint
              : status === 'archived'
                ? t.archivedHint
                : stepsOf(status) === null && t.unknownHint}
          </S.Hint>
        </S.Unusual>
      );
  }
}

/** «Сегодня, 12:04» in the middle of a sentence. */
function lower(moment: string): string {
  return moment.charAt(0).toLowerCase() + moment.slice(1);
}
