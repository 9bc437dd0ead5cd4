import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { blocksOf } from '#atoms/planner/blocks.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { plannerAtom } from '#atoms/planner/planner.ts';
import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { eventsOf } from '#features/kits/record/PlanEvents/events.ts';
import { routeOf } from '#features/kits/record/PlanEvents/facts.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { Calm, Repeat, Section } from '../Section/Section.tsx';
import { messages } from './messages.ts';
import { weekFrom } from './week.ts';

interface WeekProps {
  /** Today by the author's clock, `YYYY-MM-DD`. */
  today: string;
  /** The author's zone, IANA. */
  timeZone: string;
}

/** What is planned from today on, for seven days: webinars, marathons, consultations and publications in one list. */
export function Week(props: WeekProps) {
  const t = useMessages(messages);
  return (
    <Section title={t.title} link={{ href: '/planner', text: t.planner }}>
      <Body {...props} />
    </Section>
  );
}

/** Nobody waits for it any more: it has ended, has come out, was closed or was sent back. */
function isOver(item: PlannerItem, now: number): boolean {
  switch (item.type) {
    case 'publication':
      return item.start <= now || item.entity.status === 'rejected';
    // A moment, for all that a calendar gives it half an hour.
    case 'enrolment':
      return item.start <= now;
    case 'webinar':
      return item.end <= now || ['ended', 'expired'].includes(item.entity.status);
    case 'request':
      return item.end <= now || ['done', 'no_show'].includes(item.entity.status);
    case 'marathon':
      return item.end <= now;
  }
}

function Body({ today, timeZone }: WeekProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const days = weekFrom(today);
  const { status, items, failures, unread, readOn } = useAtomValue(plannerAtom(blocksOf(days.from, days.to)));
  useEffect(() => {
    readOn?.();
  });
  const missing = [...failures, ...unread];
  const again = () => missing.forEach(({ retry }) => retry());
  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (status === 'failed') return <Repeat text={t.failed} label={t.retry} onRepeat={again} />;
  const span = momentsOfDays(days, timeZone);
  const to = Date.parse(span.to);
  const ahead = items.filter((item) => item.start < to && !item.cancelled && !isOver(item, now));
  const open = (key: string) => {
    const item = ahead.find((one) => one.key === key);
    const route = item === undefined ? null : routeOf(item);
    if (route !== null) void navigate(route);
  };
  return (
    <>
      {missing.length > 0 && <Repeat text={t.partly} label={t.retry} onRepeat={again} />}
      <Agenda
        {...days}
        events={eventsOf(ahead, language, now)}
        timeZone={timeZone}
        onOpen={open}
        empty={
          <Calm>
            {t.nothing}{' '}
            <TextLink as={RouterLink} href={newRoute('webinar')}>
              {t.plan}
            </TextLink>
          </Calm>
        }
      />
    </>
  );
}
