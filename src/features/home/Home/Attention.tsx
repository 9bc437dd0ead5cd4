import { useAtomValue, useSetAtom } from 'jotai';
import { CloudUpload, Image, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lecture } from '#api/lecture/schema.ts';
import { lectureListAtom, lecturePublicationsAtom } from '#atoms/lectures/lectures.ts';
import { resumeUploadAtom, retryUploadAtom, uploadsAtom, type Upload } from '#atoms/uploads/uploads.ts';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { lectureRoute, lecturesRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './Attention.styles.ts';
import { messages } from './messages.ts';
import { rejectedParams, withoutCoverParams } from './params.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What waits for the author: the moderator's remarks, lectures without a cover, uploads that stopped. */
export function Attention() {
  const t = useMessages(messages);
  const rejected = useAtomValue(lectureListAtom(rejectedParams));
  const bare = useAtomValue(lectureListAtom(withoutCoverParams));
  const uploads = useAtomValue(uploadsAtom).filter(isStopped);
  const lists = [rejected, bare];
  const count = rejected.items.length + Math.min(bare.count, 1) + uploads.length;

  return (
    <S.Root aria-labelledby="attention">
      <S.Head>
        <S.Title id="attention">{t.attention}</S.Title>
        {count > 0 && (
          <S.Count>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{t.attentionCount(count)}</VisuallyHidden>
          </S.Count>
        )}
      </S.Head>
      {count > 0 && (
        <S.List>
          {rejected.items.map((lecture) => (
            <Rejected key={lecture.id} lecture={lecture} />
          ))}
          {bare.count > 0 && <WithoutCover lectures={bare.items} count={bare.count} />}
          {uploads.map((upload) => (
            <StoppedUpload key={upload.id} upload={upload} />
          ))}
        </S.List>
      )}
      {lists.some((list) => list.status === 'loading') ? (
        <div aria-busy="true">
          <SkeletonText lines={2} />
        </div>
      ) : lists.some((list) => list.status === 'failed') ? (
        <S.Calm>
          {t.attentionFailed}.{' '}
          <TextLink as="button" type="button" onClick={() => lists.forEach((list) => list.retry())}>
            {t.retry}
          </TextLink>
        </S.Calm>
      ) : (
        count === 0 && <S.Calm>{t.attentionNone}</S.Calm>
      )}
    </S.Root>
  );
}

const isStopped = ({ state }: Upload) => state === 'error' || state === 'paused';

interface ItemProps {
  icon: ReactNode;
  title: string;
  /** The link or button that deals with it. */
  action: ReactNode;
  children: ReactNode;
}

function Item({ icon, title, action, children }: ItemProps) {
  return (
    <S.Item>
      <S.Icon>{icon}</S.Icon>
      <S.Name>{title}</S.Name>
      <S.Action>{action}</S.Action>
      <S.Text>{children}</S.Text>
    </S.Item>
  );
}

function Rejected({ lecture }: { lecture: Lecture }) {
  const t = useMessages(messages);
  const comment = useAtomValue(lecturePublicationsAtom(rejectedParams)).get(lecture.id)?.moderatorComment;
  return (
    <Item
      icon={<PenLine {...icon} />}
      title={t.rejected}
      action={<ActionLink href={lectureRoute(lecture.id)} of={lecture.name} text={t.fix} />}
    >
      {comment ? t.rejectedText(lecture.name, comment) : t.named(lecture.name)}
    </Item>
  );
}

/** One line for all of them: one lecture leads to its editor, more to the list of them. */
function WithoutCover({ lectures, count }: { lectures: Lecture[]; count: number }) {
  const t = useMessages(messages);
  const only = count === 1 ? lectures[0] : undefined;
  const names = lectures.map((lecture) => t.named(lecture.name)).join(', ');
  return (
    <Item
      icon={<Image {...icon} />}
      title={only ? t.noCover : t.noCoverMany(count)}
      action={
        only ? (
          <ActionLink href={lectureRoute(only.id)} of={only.name} text={t.addCover} />
        ) : (
          <ActionLink href={`${lecturesRoute}?cover=none`} of={t.noCoverMany(count)} text={t.showAll} />
        )
      }
    >
      {count > lectures.length ? t.noCoverMore(names, count - lectures.length) : names}
    </Item>
  );
}

function StoppedUpload({ upload }: { upload: Upload }) {
  const t = useMessages(messages);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const failed = upload.state === 'error';
  const text = failed ? t.retry : t.resume;
  return (
    <Item
      icon={<CloudUpload {...icon} />}
      title={failed ? t.uploadFailed : t.uploadPaused}
      action={
        <TextLink
          as="button"
          type="button"
          aria-label={`${text}: ${upload.fileName}`}
          onClick={() => (failed ? retry(upload.id) : resume(upload.id))}
        >
          {text}
        </TextLink>
      }
    >
      {t.uploadText(upload.fileName, Math.round(upload.progress))}
    </Item>
  );
}

/** «Исправить», and for screen readers of what. */
function ActionLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <TextLink as={RouterLink} href={href} aria-label={`${text}: ${of}`}>
      {text}
    </TextLink>
  );
}
