import { BadgeCheck, Image, Inbox, Link2, PenLine } from 'lucide-react';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { contentRoute } from '#features/kits/record/PlanEvents/facts.ts';
import {
  itemRoute,
  lectureRoute,
  lecturesRoute,
  requestsRoute,
} from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment, formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, wallTime } from '#lib/time/moments.ts';
import { ActionLink, Item } from './Item.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The author's clock. */
export interface Clock {
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** IANA. */
  timeZone: string;
}

/** A moment as people say it in the middle of a sentence: «завтра в 11:00». */
function useMomentWords({ today, timeZone }: Clock): (iso: string) => string {
  const t = useMessages(messages);
  const language = useLanguage();
  return (iso) => {
    const { day } = wallTime(iso, timeZone);
    const time = formatTime(iso, timeZone, language);
    if (day === today) return t.today(time);
    return day === addDays(today, 1) ? t.tomorrow(time) : formatMoment(iso, timeZone, language);
  };
}

const publicationHref = ({ contentType, contentId }: Publication) =>
  contentRoute(contentType, contentId) ?? '/publications';

export function Rejected({ publication }: { publication: Publication }) {
  const t = useMessages(messages);
  const { title, moderatorComment } = publication;
  return (
    <Item
      icon={<PenLine {...icon} />}
      title={t.rejected}
      action={<ActionLink href={publicationHref(publication)} of={title} text={t.fix} />}
    >
      {moderatorComment ? t.rejectedText(title, moderatorComment) : t.named(title)}
    </Item>
  );
}

/** One line for all that the moderator has let through. */
export function Approved({ publications, count }: { publications: Publication[]; count: number }) {
  const t = useMessages(messages);
  const only = count === 1 ? publications[0] : undefined;
  const names = publications.map(({ title }) => t.named(title)).join(', ');
  return (
    <Item
      icon={<BadgeCheck {...icon} />}
      title={t.approved(count)}
      action={
        <ActionLink
          href={only ? publicationHref(only) : '/publications?status=approved'}
          of={only ? only.title : t.approved(count)}
          text={t.publish}
        />
      }
    >
      {count > publications.length ? t.more(names, count - publications.length) : names}
    </Item>
  );
}

export function NoLink({ webinar, clock }: { webinar: Webinar; clock: Clock }) {
  const t = useMessages(messages);
  const words = useMomentWords(clock);
  return (
    <Item
      icon={<Link2 {...icon} />}
      title={t.noLink}
      action={<ActionLink href={itemRoute('webinar', webinar.id)} of={webinar.name} text={t.add} />}
    >
      {t.noLinkText(webinar.name, words(webinar.startsAt))}
    </Item>
  );
}

/** All new requests in a line, and the nearest of them. */
export function Requests({
  first,
  count,
  clock,
}: {
  first: ConsultationRequest;
  count: number;
  clock: Clock;
}) {
  const t = useMessages(messages);
  const words = useMomentWords(clock);
  return (
    <Item
      icon={<Inbox {...icon} />}
      title={t.requests(count)}
      action={<ActionLink href={requestsRoute} of={t.requests(count)} text={t.answer} />}
    >
      {t.requestText(first.client.name, words(first.requestedAt))}
    </Item>
  );
}

/** One line for all of them: one lecture leads to its editor, more to the list of them. */
export function WithoutCover({ lectures, count }: { lectures: Lecture[]; count: number }) {
  const t = useMessages(messages);
  const only = count === 1 ? lectures[0] : undefined;
  const names = lectures.map((lecture) => t.named(lecture.name)).join(', ');
  return (
    <Item
      icon={<Image {...icon} />}
      title={only ? t.noCover : t.noCoverMany(count)}
      action={
        only ? (
          <ActionLink href={lectureRoute(only.id)} of={only.name} text={t.add} />
        ) : (
          <ActionLink href={`${lecturesRoute}?cover=none`} of={t.noCoverMany(count)} text={t.showAll} />
        )
      }
    >
      {count > lectures.length ? t.more(names, count - lectures.length) : names}
    </Item>
  );
}
