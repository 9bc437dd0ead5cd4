import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { consultationRequestListAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { webinarsAheadAtom } from '#atoms/home/webinarsAhead.ts';
import { lectureListAtom } from '#atoms/lecture/lectures.ts';
import { partOfPublicationsAtom } from '#atoms/publication/sharedPublications.ts';
import { entriesAtom, isListed, isStopped } from '#atoms/upload/entries.ts';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, dayStart } from '#lib/time/moments.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import * as S from './Attention.styles.ts';
import { Approved, NoLink, Rejected, Requests, WithoutCover, type Clock } from './kinds.tsx';
import { messages } from './messages.ts';
import { approvedParams, rejectedParams, requestsParams, withoutCoverParams } from './params.ts';

/** A webinar needs its link so many days ahead; and how many webinars are listed one by one. */
const soonDays = 14;
const mostWebinars = 3;

/** Loaded separately, because it depends on the uploads: few authors have a stopped one. */
const { Part: StoppedUpload } = preloadable(async () => ({
  default: (await import('./StoppedUpload.tsx')).StoppedUpload,
}));

/**
 * What waits for the author: the moderator's remarks, webinars without a link, new requests, what can be published, stopped uploads
 * and lectures without a cover. What could be read stands there, whatever could not.
 */
export function Attention({ clock }: { clock: Clock }) {
  const t = useMessages(messages);
  const rejected = useAtomValue(partOfPublicationsAtom(rejectedParams));
  const approved = useAtomValue(partOfPublicationsAtom(approvedParams));
  const requests = useAtomValue(consultationRequestListAtom(requestsParams));
  const lastDay = addDays(clock.today, soonDays);
  const webinars = useAtomValue(webinarsAheadAtom({ from: clock.today, to: lastDay }));
  const bare = useAtomValue(lectureListAtom(withoutCoverParams));
  const uploads = useAtomValue(entriesAtom).filter((entry) => isListed(entry) && isStopped(entry));
  const lists = [rejected, approved, requests, webinars, bare];
  const soon = Date.parse(dayStart(lastDay, clock.timeZone));
  const linkless = webinars.items
    .filter(({ link, startsAt, status }) => !link && status === 'scheduled' && Date.parse(startsAt) < soon)
    .slice(0, mostWebinars);
  const [request] = requests.items;
  // In the order in which they stand: one that is still read is waited for, so that nothing is put over what was seen.
  const groups: { from: { status: string } | null; rows: ReactNode[] }[] = [
    {
      from: rejected,
      rows: rejected.items.map((publication) => <Rejected key={publication.id} publication={publication} />),
    },
    {
      from: webinars,
      rows: linkless.map((webinar) => <NoLink key={webinar.id} webinar={webinar} clock={clock} />),
    },
    {
      from: requests,
      rows:
        request === undefined
          ? []
          : [<Requests key="requests" first={request} count={requests.count} clock={clock} />],
    },
    {
      from: null,
      rows: uploads.map(({ id }) => (
        <Suspense key={id} fallback={null}>
          <StoppedUpload id={id} />
        </Suspense>
      )),
    },
    {
      from: approved,
      rows:
        approved.count > 0
          ? [<Approved key="approved" publications={approved.items} count={approved.count} />]
          : [],
    },
    {
      from: bare,
      rows: bare.count > 0 ? [<WithoutCover key="bare" lectures={bare.items} count={bare.count} />] : [],
    },
  ];
  const awaited = groups.findIndex(({ from }) => from?.status === 'loading');
  const rows = groups.slice(0, awaited < 0 ? undefined : awaited).flatMap((group) => group.rows);
  const count = rows.length;
  const failed = lists.filter(({ status, unread }) => status === 'failed' || unread > 0);
  const nothing = lists.every(({ status }) => status === 'failed');

  return (
    <S.Root aria-labelledby="attention">
      <Head count={count} />
      {count > 0 && <S.List>{rows}</S.List>}
      {awaited >= 0 ? (
        // Another one under what has come: the same would be seen to move.
        <div key={count} aria-busy="true">
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <SkeletonText lines={2} />
        </div>
      ) : failed.length > 0 ? (
        <Unread all={nothing} lists={failed} />
      ) : (
        count === 0 && <S.Calm>{t.none}</S.Calm>
      )}
    </S.Root>
  );
}

interface UnreadProps {
  /** Nothing could be read. */
  all: boolean;
  lists: { retry: () => void }[];
}

/** What could not be read, and the means to try again: once where several are parts of one call. */
function Unread({ all, lists }: UnreadProps) {
  const t = useMessages(messages);
  const again = () => new Set(lists.map(({ retry }) => retry)).forEach((retry) => retry());
  return (
    <S.Calm role="alert">
      {all ? t.failed : t.partly}.{' '}
      <TextLink as="button" type="button" onClick={again}>
        {t.retry}
      </TextLink>
    </S.Calm>
  );
}

function Head({ count }: { count: number }) {
  const t = useMessages(messages);
  return (
    <S.Head>
      <S.Title id="attention">{t.title}</S.Title>
      {count > 0 && (
        <S.Count>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{t.count(count)}</VisuallyHidden>
        </S.Count>
      )}
    </S.Head>
  );
}
