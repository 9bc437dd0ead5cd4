import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { errorText } from '#api/api-error.ts';
import { lectureCountAtom, lectureListAtom, lecturePublicationsAtom } from '#atoms/lectures/lectures.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { uploadsSummaryAtom } from '#atoms/uploads/entries.ts';
import { MediaGrid, MediaGridSkeleton } from '#components/data/MediaGrid/MediaGrid.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { LectureCard } from '#features/widgets/LectureCard/LectureCard.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { lecturesRoute } from '#features/widgets/RouterLink/routes.ts';
import { greeting } from '#lib/greeting.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import { Attention } from './Attention.tsx';
import { FirstDay } from './FirstDay.tsx';
import * as S from './Home.styles.ts';
import { messages } from './messages.ts';
import { approvedParams, pendingParams, recentParams } from './params.ts';

/** The author's first screen: what is on, what waits, and where the work was left. */
export function Home() {
  const t = useMessages(messages);
  const language = useLanguage();
  const author = useAtomValue(authorAtom);
  const recent = useAtomValue(lectureListAtom(recentParams));
  useTitle(t.title);

  const firstDay = recent.status === 'ready' && recent.count === 0;
  const name = author?.firstName ?? '';
  return (
    <>
      <S.Header>
        <S.Title>{firstDay ? t.welcome(name) : t.hello(greeting(language, author?.timezone), name)}</S.Title>
        <S.Lead>{firstDay ? t.firstLead : <Today />}</S.Lead>
      </S.Header>
      {recent.status === 'failed' ? (
        <Block
          tone="bad"
          title={t.failedTitle}
          action={
            <Button icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={recent.retry}>
              {t.retry}
            </Button>
          }
        >
          {recent.error && errorText(recent.error, language)}
        </Block>
      ) : firstDay ? (
        <FirstDay />
      ) : (
        <S.Columns>
          <Attention />
          <Recent />
        </S.Columns>
      )}
    </>
  );
}

/** What is on, in a line: «2 лекции на проверке, загружается 1 файл.» */
function Today() {
  const t = useMessages(messages);
  const pending = useAtomValue(lectureCountAtom(pendingParams));
  const approved = useAtomValue(lectureCountAtom(approvedParams));
  const { active } = useAtomValue(uploadsSummaryAtom);
  // Nothing is claimed before it is known.
  if (pending === null || approved === null) return null;
  const facts = [
    approved > 0 && t.canPublish(approved),
    pending > 0 && t.onReview(pending),
    active > 0 && t.uploading(active),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return t.quiet;
  const line = facts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

/** The lectures that changed last. */
function Recent() {
  const t = useMessages(messages);
  const { status, items } = useAtomValue(lectureListAtom(recentParams));
  const publications = useAtomValue(lecturePublicationsAtom(recentParams));
  return (
    <S.Recent aria-labelledby="recent">
      <S.SectionHead>
        <S.SectionTitle id="recent">{t.recent}</S.SectionTitle>
        <TextLink as={RouterLink} href={lecturesRoute} tone="quiet">
          {t.all}
        </TextLink>
      </S.SectionHead>
      {status === 'loading' ? (
        <MediaGridSkeleton count={6} />
      ) : (
        <MediaGrid label={t.recent}>
          {items.map((lecture) => (
            <LectureCard key={lecture.id} lecture={lecture} publication={publications.get(lecture.id)} />
          ))}
        </MediaGrid>
      )}
    </S.Recent>
  );
}
